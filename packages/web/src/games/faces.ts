import { empireFace } from './empire/face.ts';
import type { Face } from './face.ts';

/** The screens of every game that can be played, by id. Its rules are in engines.ts. */
export const faces: Readonly<Record<string, Face>> = { empire: empireFace };
