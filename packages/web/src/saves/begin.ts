import { type GameOptions, type Problem, problem } from '@cromford/kernel';
import { EngineClient } from '../engine/client.ts';
import type { Player, Scene, Trouble, Update } from '../engine/protocol.ts';
import { language } from '../language/language.svelte.ts';
import { newId, newSeed, type SavedGame, saveGame } from './games.ts';

export interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly seed?: string;
  readonly options?: GameOptions;
  readonly sheet?: unknown;
  readonly seats?: readonly Player[];
}

/** Sets a new game up and puts it on the shelf of saved games; the id, or what is wrong. */
export function beginGame({ seed = newSeed(), options = {}, ...wanted }: Wanted): Promise<string | Problem> {
  return shelve((engine) => engine.ask<'open'>({ do: 'open', seed, options, ...wanted }));
}

interface Taken {
  /** Its first moves only. */
  readonly upTo?: number;
}

/** Puts a record on the shelf of saved games. */
export function importRecord(text: string, taken: Taken = {}): Promise<string | Problem> {
  return shelve((engine) => engine.ask<'load'>({ do: 'load', text, ...taken }), true);
}

async function shelve(
  open: (engine: EngineClient) => Promise<Update | Trouble>,
  imported = false,
): Promise<string | Problem> {
  const engine = new EngineClient();
  try {
    const opened = await open(engine);
    if ('problem' in opened) return opened.problem;
    const id = newId();
    const { text } = await engine.ask<'record'>({ do: 'record', short: false });
    await saveGame(row(id, text, opened.scene, { notes: '', imported, written: 1 }));
    return id;
  } catch {
    return problem('engine-stopped');
  } finally {
    engine.close();
  }
}

interface Besides {
  readonly notes: string;
  readonly imported: boolean;
  readonly written: number;
}

export function row(id: string, record: string, scene: Scene, { notes, imported, written }: Besides): SavedGame {
  const { game, progress, over, ply } = scene;
  const said = { progress, spoken: language.id, written, over, ply, notes };
  return { id, game, record, ...said, ...(imported && { imported }), changed: Date.now() };
}
