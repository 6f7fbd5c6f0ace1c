import { amount, say, type Words } from '@cromford/kernel';
import type { CoalEvent, CoalMove, CoalState } from './coal.ts';

const reasons: Readonly<Record<string, string>> = {
  'heap-empty': 'The heap is empty.',
  'heap-small': 'There is not so much on the heap.',
  'hands-full': 'Nobody carries that much.',
  'too-deep': 'The pit is too deep now.',
  'nothing-to-burn': 'You have no coal to burn.',
};

export const coalWords: Words<CoalState, CoalMove, CoalEvent> = {
  name: 'Coal',
  about: 'Take coal, but mind the stones.',
  option: (id, value) => ({ label: value ?? id, about: '' }),
  question: (s) => ({ ask: `Seat ${s.seat + 1}: what do you do?`, help: 'Whoever has most coal wins.' }),
  move: (move) =>
    move.do === 'take' ? say`Take ${amount(move.amount)} coal` : move.do === 'dig' ? 'Dig for more' : 'Burn one',
  group: (move) => (move.do === 'take' ? 'The heap' : 'Other'),
  note: (note) => (note.code === 'burns-one' ? 'It is gone for good' : `brings 1 to ${note.params.most}`),
  refusal: (refusal) => reasons[refusal.code] ?? refusal.code,
  event: (event) => `Seat ${event.seat + 1} ${event.kind} ${event.by}`,
  account: (id) => id,
  why: (id) => id,
  view: (s, seat) => [
    {
      heading: 'Heap',
      lines: [`${s.heap} coal`],
      parts: s.coal.map((coal, owner) => ({
        heading: owner === seat ? `Seat ${owner + 1} (you)` : `Seat ${owner + 1}`,
        lines: [`${coal} coal, ${(s.stones[owner] ?? -1) < 0 ? 'some' : s.stones[owner]} stones`],
      })),
    },
  ],
  progress: (s) => `${s.ply} decisions`,
  result: (s) => (s.agenda.length > 0 ? '' : `Coal: ${s.coal.join(', ')}`),
};
