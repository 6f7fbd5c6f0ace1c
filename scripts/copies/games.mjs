// The games whose copies are written from a description.
import { copySource } from './source.mjs';

export const COPIES = [
  { type: 'EmpireState', game: 'empire', file: 'packages/empire/src/clone.ts' },
  { type: 'State', game: 'cardGame', file: 'packages/cards/src/clone.ts' },
  { type: 'State', game: 'spinningMule', file: 'packages/arkwright/src/clone.ts' },
];

const open = (file) => import(new URL(`../../${file}`, import.meta.url).href);

export async function sourceOf({ type, file }) {
  const { stateSchema } = await open(file.replace('clone.ts', 'shape.ts'));
  return copySource(stateSchema, type);
}

export async function gameOf({ game, file }) {
  const { stateSchema } = await open(file.replace('clone.ts', 'shape.ts'));
  const { [game]: found } = await open(file.replace('clone.ts', 'index.ts'));
  return { game: found, stateSchema };
}
