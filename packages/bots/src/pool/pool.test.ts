import { empire } from '@cromford/empire';
import { type AnyGame, Engine, type State } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { attend } from './attend.ts';
import type { Link, StartLink } from './link.ts';
import type { BotRequest, FromWorker } from './message.ts';
import { threadPool } from './node.ts';
import { BotPool } from './pool.ts';

const load = (id: string): AnyGame | undefined => (id === 'empire' ? empire : undefined);

function request(extra: Partial<BotRequest> = {}): BotRequest {
  const setup = { players: 1, options: { side: 'A' } };
  const engine: Engine = new Engine((empire as AnyGame).rules({ ...setup, sheet: empire.sheet }));
  const s: State = engine.start('pool');
  const moves = engine.open(s).map((move) => engine.rules.notation.write(move));
  return {
    game: 'empire',
    ...setup,
    seat: 0,
    view: engine.rules.view(s, 0),
    moves,
    bot: 'random',
    seed: 's',
    ...extra,
  };
}

/** A worker in this thread. */
const here: StartLink = (heard) => {
  const think = attend(load, (message: FromWorker) => queueMicrotask(() => heard.message(message)));
  return { post: (message) => void think(message), close: () => {} };
};

/** A worker that says it is ready, begins to think, and then does what it is told to. */
function bad(post: (id: number) => FromWorker | undefined, closed: () => void = () => {}): StartLink {
  return (heard) => {
    queueMicrotask(() => heard.message({ ready: true }));
    const link: Link = {
      post: ({ id }) => {
        heard.message({ id, thinking: true });
        const message = post(id);
        if (message) heard.message(message);
      },
      close: closed,
    };
    return link;
  };
}

function poolOf(start: StartLink) {
  const logged: string[] = [];
  const pool = new BotPool({ start, size: 1, load, patience: 20, log: (_, { kind }) => logged.push(kind) });
  return { pool, logged };
}

it('answers with an open move, the same for the same seed', async () => {
  const { pool, logged } = poolOf(here);
  const [one, two] = await Promise.all([pool.choose(request()), pool.choose(request())]);
  expect(request().moves).toContain(one.move);
  expect(two).toEqual(one);
  expect(logged).toEqual([]);
});

it('replaces a bot that does not answer, and its worker', async () => {
  let closed = 0;
  const { pool, logged } = poolOf(
    bad(
      () => undefined,
      () => closed++,
    ),
  );
  const answer = await pool.choose(request({ time: 10 }));
  expect(answer.lapse?.kind).toBe('late');
  expect(request().moves).toContain(answer.move);
  expect({ logged, closed }).toEqual({ logged: ['late'], closed: 1 });
  expect((await pool.choose(request({ time: 10 }))).lapse?.kind).toBe('late');
});

it('counts neither the start of a worker nor the reading of the rules as thinking', async () => {
  const slow: StartLink = (heard) => {
    setTimeout(() => heard.message({ ready: true }), 60);
    const post = ({ id, request: { moves } }: { id: number; request: BotRequest }) => {
      setTimeout(() => heard.message({ id, thinking: true }), 60);
      setTimeout(() => heard.message({ id, answer: { move: moves[0] ?? '' } }), 70);
    };
    return { post, close: () => {} };
  };
  const { pool, logged } = poolOf(slow);
  expect((await pool.choose(request({ time: 10 }))).lapse).toBeUndefined();
  expect(logged).toEqual([]);
});

it('hears an answer that came in time while this thread was busy', async () => {
  const { pool, logged } = poolOf((heard) => {
    queueMicrotask(() => heard.message({ ready: true }));
    const post = ({ id, request: { moves } }: { id: number; request: BotRequest }) => {
      heard.message({ id, thinking: true });
      setImmediate(() => heard.message({ id, answer: { move: moves[0] ?? '' } }));
      for (const until = performance.now() + 60; performance.now() < until; );
    };
    return { post, close: () => {} };
  });
  expect((await pool.choose(request({ time: 10 }))).lapse).toBeUndefined();
  expect(logged).toEqual([]);
});

it('replaces a bot that throws, and one that asks for a move that is not open', async () => {
  const throws = poolOf(bad((id) => ({ id, bug: 'oh dear' })));
  expect((await throws.pool.choose(request())).lapse).toEqual({ kind: 'threw', reason: 'oh dear' });
  const cheats = poolOf(bad((id) => ({ id, answer: { move: 'castle kingside' } })));
  const answer = await cheats.pool.choose(request());
  expect(request().moves).toContain(answer.move);
  expect(answer.lapse?.kind).toBe('refused');
});

it('cancels what is being thought about, and what waits', async () => {
  let closed = 0;
  const { pool } = poolOf(
    bad(
      () => undefined,
      () => closed++,
    ),
  );
  const cancel = new AbortController();
  const both = [pool.choose(request(), cancel.signal), pool.choose(request(), cancel.signal)];
  setTimeout(() => cancel.abort(new Error('enough')), 10);
  for (const one of both) await expect(one).rejects.toThrow('enough');
  expect(closed).toBe(1);
});

it('thinks in worker threads', async () => {
  const pool = threadPool({ load, size: 1 });
  const answer = await pool.choose(request({ bot: 'greedy' }));
  expect(answer.lapse).toBeUndefined();
  expect(request().moves).toContain(answer.move);
  pool.close();
});
