import { shelf } from '@cromford/shelf';
import { anniversaryFace, spinningJennyFace, spinningMuleFace, waterFrameFace } from './arkwright/face.ts';
import { cardFace } from './cards/face.ts';
import { empireFace } from './empire/face.ts';
import type { Face } from './face.ts';

const drawn: Readonly<Record<string, Face>> = {
  'spinning-jenny': spinningJennyFace,
  'water-frame': waterFrameFace,
  anniversary: anniversaryFace,
  'spinning-mule': spinningMuleFace,
  'card-game': cardFace,
  empire: empireFace,
};

/** Enough to play by: the position in the game's own words, the choices in the bar. */
const plain: Face = {
  board: () => import('./PlainBoard.svelte'),
  closing: () => false,
  kinds: [],
  accounts: [],
};

/** The screens of every game on the shelf, by id. What only the engine's worker needs of it is in engines.ts. */
export const faces: Readonly<Record<string, Face>> = Object.fromEntries(
  shelf.map(({ id }) => [id, drawn[id] ?? plain]),
);
