import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { below, isOver, isProblem, readRecord, replayRecord, seeded, Table, writeRecord } from '@cromford/kernel';
import { shelf } from './shelf.ts';

// npm run keep-records: after the version of a game was raised, keeps a few games of it for good, with their positions (docs/versions.md).
// The games are those that version 1 was kept by: the recorded game of the same name, or one played at random. Nothing is written over.

for (const name of ['arkwright', 'cards', 'empire']) {
  const records = new URL(`../../${name}/records/`, import.meta.url);
  const first = new URL('kept/1/', records);
  for (const file of readdirSync(first)) {
    const recorded = new URL(file, records);
    const text = readFileSync(existsSync(recorded) ? recorded : new URL(file, first), 'utf8');
    const read = readRecord(text, shelf);
    if (isProblem(read)) throw new Error(`${file}: ${read.code}`);
    const table = existsSync(recorded) ? replayRecord(read, shelf) : atRandom(read);
    if (isProblem(table)) throw new Error(`${file}: ${table.code}`);
    const folder = new URL(`kept/${table.setup.version}/`, records);
    const kept = new URL(file, folder);
    if (existsSync(kept)) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(kept, writeRecord(table.record('positions'), table.game.sheet));
    console.log(kept.pathname);
  }
}

function atRandom({ game: id, players, options, seed }: Parameters<typeof replayRecord>[0]) {
  const game = shelf.find((known) => known.id === id);
  if (!game) throw new Error(id);
  const table = Table.open(game, { players, options, seed });
  if (isProblem(table)) return table;
  const random = seeded(`choices of ${seed}`);
  while (!isOver(table.state)) {
    const moves = table.engine.open(table.state);
    const move = moves[below(random, moves.length)];
    if (move) table.play(move);
  }
  return table;
}
