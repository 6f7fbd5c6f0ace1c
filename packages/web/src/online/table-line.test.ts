import { problem } from '@cromford/kernel';
import type { Room, Sent } from '@cromford/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { TableLine } from './table-line.svelte.ts';

/** What the server says is given to it by hand. */
const heard: ((message: Exclude<Sent, { type: 'answer' }>) => void)[] = [];
vi.mock('./live.ts', () => ({
  Live: class {
    constructor(_: string, listener: { hear: (typeof heard)[number] }) {
      heard.push(listener.hear);
    }
  },
}));
vi.mock('../engine/client.ts', () => ({ EngineClient: class {} }));
vi.mock('./read-messages.ts', () => ({ readUpTo: () => 0 }));

afterEach(() => vi.unstubAllGlobals());

const opened = () => {
  const state = <T>(value: T) => value;
  // Nothing is drawn here: a state is its value.
  vi.stubGlobal('$state', Object.assign(state, { raw: state }));
  vi.stubGlobal('$derived', state);
  const line = new TableLine('t');
  const hear = heard.at(-1) as (typeof heard)[number];
  return {
    line,
    room: (stage: Room['stage'], revision: number) =>
      hear({ type: 'room', table: 't', seat: 0, room: { id: 't', stage, revision, seats: [] } as unknown as Room }),
    problem: (code: string) => hear({ type: 'problem', table: 't', ...problem(code) }),
    position: () =>
      hear({ type: 'position', table: 't', seat: 0, position: { seq: 3, told: [] } as never, times: null }),
  };
};

it('what is wrong with the game stays told, whoever comes to the table, until there is a position', () => {
  const { line, room, problem: say, position } = opened();
  room('playing', 1);
  say('table-damaged');
  // The seat has come online with the page itself.
  room('playing', 2);
  expect(line.problem?.code).toBe('table-damaged');
  position();
  expect(line.problem).toBeUndefined();
});

it('whoever was not let in and is, is told no longer that he is not', () => {
  const { line, room, problem: say } = opened();
  say('no-such-table');
  room('playing', 1);
  expect(line.problem).toBeUndefined();
  say('too-many');
  room('open', 1);
  expect(line.problem).toBeUndefined();
});
