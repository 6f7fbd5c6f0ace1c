import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, Live } from './live.ts';

/** The other end of the line. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: { type: string; [key: string]: unknown }[] = [];

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  of(type: string): { [key: string]: unknown }[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}

const known = {
  ply: 0,
  view: { ply: 0, agenda: [] },
  due: null,
  options: [],
  undo: false,
  scores: [],
  winners: [],
  told: [],
};
const position = (seq: number) => ({
  type: 'position',
  table: 't',
  seat: 0,
  position: { ...known, seq, whole: true },
  times: null,
});
const room = (seq: number) => ({
  type: 'room',
  table: 't',
  seat: 0,
  room: {
    ...{ id: 't', game: 'empire', version: 1, players: 1, options: {}, ownSheet: false, title: '', host: null },
    ...{ access: 'solo', stage: 'playing', clock: { kind: 'none' }, delay: 0, takeover: '', older: null, noHint: null },
    ...{ seq, revision: 1, due: 0, deadline: null, seats: [], proposals: [], result: null, ratings: [] },
    ...{ rematchOf: null, rematch: null, created: 0, changed: 0 },
  },
});
const latest = () => FakeSocket.all.at(-1) as FakeSocket;

describe('the live line', () => {
  const page = new EventTarget();
  let seq = 0;
  let states: Connection[] = [];
  let heard: string[] = [];
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('location', { origin: 'http://here' });
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    FakeSocket.all.length = 0;
    seq = 0;
    states = [];
    heard = [];
    live = new Live('t', {
      known: () => ({ seq, chat: 0 }),
      hear: (message) => {
        heard.push(message.type === 'problem' ? message.code : message.type);
        if (message.type === 'position') seq = message.position.seq;
      },
      forget: () => {
        heard.push('forget');
        seq = 0;
      },
      connection: (state) => states.push(state),
    });
    latest().open();
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('comes back by itself and says what is known', () => {
    latest().say(position(4));
    expect(latest().of('ack')).toEqual([{ type: 'ack', table: 't', seq: 4 }]);
    latest().close();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    latest().open();
    expect(latest().of('watch')).toEqual([{ type: 'watch', table: 't', options: false, seq: 4, chat: 0 }]);
    expect(states.at(-1)).toBe('open');
  });

  it('begins anew where the server has come back with an earlier position, and only then', () => {
    latest().say(position(4));
    latest().say(room(4));
    // News of a moment ago that comes late.
    latest().say(room(3));
    expect(heard).toEqual(['position', 'room', 'room']);
    const reopened = (at: number) => {
      latest().close();
      vi.advanceTimersByTime(500);
      latest().open();
      latest().say(room(at));
    };
    heard = [];
    reopened(4);
    expect(heard).toEqual(['room']);
    reopened(2);
    expect(heard).toEqual(['room', 'forget', 'room']);
    expect(latest().of('watch')).toEqual([
      { type: 'watch', table: 't', options: false, seq: 4, chat: 0 },
      { type: 'watch', table: 't', options: false, seq: 0, chat: 0 },
    ]);
    // The answer to that says nothing new.
    latest().say(room(2));
    expect(latest().of('watch')).toHaveLength(2);
  });

  it('sends a command that was not answered again, with the same key', async () => {
    const answer = live.command(4, { kind: 'move', line: 'pass' });
    const [first] = latest().of('command');
    latest().close();
    vi.advanceTimersByTime(500);
    latest().open();
    const [again] = latest().of('command');
    expect(again).toEqual(first);
    latest().say({ type: 'answer', id: again?.id, outcome: 'done', seq: 5 });
    expect(await answer).toEqual({ outcome: 'done', seq: 5 });
    latest().close();
    vi.advanceTimersByTime(500);
    latest().open();
    expect(latest().of('command')).toEqual([]);
  });

  it('says so where it is told what it does not understand, and goes on', () => {
    latest().say({ type: 'position', table: 't', seat: 0, position: { seq: 9 }, times: null });
    latest().say({ type: 'weather', table: 't' });
    latest().say(position(1));
    expect(heard).toEqual(['other-version', 'other-version', 'position']);
    expect(latest().of('ack')).toEqual([{ type: 'ack', table: 't', seq: 1 }]);
  });

  it('waits longer each time, and not at all when the network is back', () => {
    for (let i = 0; i < 6; i++) {
      latest().close();
      vi.advanceTimersByTime(11_000);
    }
    const before = FakeSocket.all.length;
    latest().close();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(before);
    page.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it('finds out when the line is dead though nobody says so', () => {
    latest().say(position(1));
    vi.advanceTimersByTime(26_000);
    expect(latest().of('watch')).toHaveLength(2);
    vi.advanceTimersByTime(9000);
    expect(states.at(-1)).toBe('lost');
  });

  it('is not taken for dead while it answers', () => {
    latest().say(position(1));
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(26_000);
      latest().say({ type: 'chat', table: 't', messages: [] });
    }
    expect(states).toEqual(['open']);
  });

  it('says that somebody is here, also while there is much to hear', () => {
    for (let second = 1; second <= 60; second++) {
      vi.advanceTimersByTime(1000);
      latest().say(position(second));
    }
    expect(
      latest()
        .of('watch')
        .map(({ seq: known }) => known),
    ).toEqual([0, 24, 49]);
  });
});
