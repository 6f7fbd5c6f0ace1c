import { anniversaryFace, spinningJennyFace, spinningMuleFace, waterFrameFace } from './arkwright/face.ts';
import { cardFace } from './cards/face.ts';
import { empireFace } from './empire/face.ts';
import type { Face } from './face.ts';

/** The screens of every game that can be played, by id. Its rules are in engines.ts. */
export const faces: Readonly<Record<string, Face>> = {
  'spinning-jenny': spinningJennyFace,
  'water-frame': waterFrameFace,
  anniversary: anniversaryFace,
  'spinning-mule': spinningMuleFace,
  'card-game': cardFace,
  empire: empireFace,
};
