import { packRecord, unpackRecord } from '../saves/share-link.ts';
import type { Origin } from './study.svelte.ts';

/** A position as the part of an address after `#`. */
export function packPosition(origin: Origin): Promise<string> {
  return packRecord(JSON.stringify(origin));
}

/** What the link says, if it says what a position is of; whether it can be played, the engine finds out. */
export async function unpackPosition(packed: string): Promise<Origin | undefined> {
  const text = await unpackRecord(packed);
  const value = text === undefined ? undefined : parsed(text);
  if (!isObject(value)) return undefined;
  const { game, players, options, sheet, position } = value;
  const isWhole = typeof game === 'string' && Number.isInteger(players) && isTexts(options) && isObject(position);
  if (!isWhole) return undefined;
  return { game, players: Number(players), options, position, ...(sheet !== undefined && { sheet }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}
