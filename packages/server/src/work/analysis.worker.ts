import { parentPort, workerData } from 'node:worker_threads';
import { type AnalysisSettings, analyse } from '@cromford/bots/arena';
import { type GameRecord, isProblem, replayRecord } from '@cromford/kernel';
import { games as shelf } from '@cromford/shelf/games';

const { record, depth } = workerData as { record: GameRecord; depth: NonNullable<AnalysisSettings['depth']> };
const table = replayRecord(record, shelf);
if (isProblem(table)) throw new Error(`the game cannot be replayed: ${table.code}`);
parentPort?.postMessage(await analyse(table, { depth }));
