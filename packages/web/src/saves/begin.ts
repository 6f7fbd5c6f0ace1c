import { type GameOptions, type Problem, problem } from '@cromford/kernel';
import { heldBackDay } from '@cromford/protocol/challenges';
import { isRehearsalIn } from '../daily/rehearsal.ts';
import { EngineClient } from '../engine/client.ts';
import type { Player, Scene, Trouble, Update } from '../engine/protocol.ts';
import { language } from '../language/language.svelte.ts';
import { newId, newSeed, type SavedGame, saveGame, type Whys } from './games.ts';
import { noteBegun } from './newcomer.ts';
import { standingIn } from './standing.ts';

export interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly seed?: string;
  readonly options?: GameOptions;
  readonly sheet?: unknown;
  readonly seats?: readonly Player[];
}

/** Sets a new game up and puts it on the shelf of saved games; the id, or what is wrong. A game of the day is begun where it is set. */
export async function beginGame(
  { seed = newSeed(), options = {}, ...wanted }: Wanted,
  how?: 'of-the-day',
): Promise<string | Problem> {
  if (how === undefined && heldBackDay(seed, Date.now()) !== undefined) return problem('seed-of-a-day');
  const begun = await shelve((engine) => engine.ask<'open'>({ do: 'open', seed, options, ...wanted }));
  if (typeof begun === 'string') noteBegun();
  return begun;
}

interface Taken {
  /** Its first moves only. */
  readonly upTo?: number;
}

/** Puts a record on the shelf of saved games. One that would come out differently by the rules of today stays as it is. */
export function importRecord(text: string, taken: Taken = {}): Promise<string | Problem> {
  return shelve((engine) => engine.ask<'load'>({ do: 'load', text, older: 'look', ...taken }), text);
}

/** Goes on with a game of older rules by those of today: in its place where they show it to its end, else beside it. */
export async function takeUp(saved: SavedGame, isAsPlayed: boolean): Promise<string | Problem> {
  const id = isAsPlayed ? saved.id : newId();
  const { record: text, imported = false, notes, written = 0, whys } = saved;
  return shelve((engine) => engine.ask<'load'>({ do: 'load', text, older: 'take-up' }), undefined, {
    id,
    imported,
    notes,
    ...(whys && { whys }),
    written: isAsPlayed ? written + 1 : 1,
  });
}

const NEW = { notes: '', written: 1 };

async function shelve(
  open: (engine: EngineClient) => Promise<Update | Trouble>,
  imported?: string,
  { id, ...besides }: Besides & { readonly id: string } = { id: newId(), imported: imported !== undefined, ...NEW },
): Promise<string | Problem> {
  const engine = new EngineClient();
  try {
    const opened = await open(engine);
    if ('problem' in opened) return opened.problem;
    if (imported !== undefined && (await isRehearsalIn(engine, opened.scene))) return problem('seed-of-a-day');
    const isOlder = imported !== undefined && opened.older !== undefined;
    const { text } = isOlder ? { text: imported } : await engine.ask<'record'>({ do: 'record', short: false });
    await saveGame(row(id, text, opened.scene, besides));
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
  readonly whys?: Whys;
}

export function row(id: string, record: string, scene: Scene, { notes, imported, written, whys }: Besides): SavedGame {
  const { game, progress, over, ply } = scene;
  const said = { progress, spoken: language.id, standing: standingIn(scene), written, over, ply, notes };
  return { id, game, record, ...said, ...(imported && { imported }), ...(whys && { whys }), changed: Date.now() };
}
