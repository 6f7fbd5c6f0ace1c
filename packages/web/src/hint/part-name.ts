import type { Language, Move } from '@cromford/kernel';
import type { Face } from '../games/face.ts';
import { words } from './words/words.ts';

type Known = Pick<Face, 'part' | 'founds' | 'forecast'>;

/** What the first move that is about something is about: an action is only the way there. */
export function partOf(moves: readonly Move[], face: Known): string | undefined {
  const parts = moves.flatMap((move) => face.part?.(move) ?? []);
  return parts.find((one) => one !== 'administration' && one !== 'actions') ?? parts[0];
}

/** That part in words; where a factory is still to be built it is a place. */
export function partName(moves: readonly Move[], face: Known, language: Language): string | undefined {
  const say = words[language];
  const part = partOf(moves, face);
  const good = part?.replace(/^factory-/, '');
  const subject = face.forecast?.subjects.find(({ id }) => id === good);
  if (!subject) return say.parts[part ?? ''];
  const isPlace = moves.some((move) => face.founds?.(move) && face.part?.(move) === part);
  return (isPlace ? say.place : say.factory)(subject.name[language]);
}
