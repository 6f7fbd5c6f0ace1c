import { isProblem, problem } from '@cromford/kernel';
import type { WebSocket } from 'ws';
import { invalid } from '../http/route.ts';
import type { Limits } from '../security/limits.ts';
import { QUOTAS } from '../security/quotas.ts';
import type { Actor } from '../tables/actor.ts';
import type { Play } from '../tables/play.ts';
import type { Watching } from '../tables/watching.ts';
import type { Hub } from './hub.ts';
import { type Frame, frameSchema, type Sent } from './messages.ts';
import { Watcher } from './watcher.ts';

/** A client that does not read lets this much pile up; then it is cut off, and catches up when it comes back. */
const MOST_BUFFERED = 4_000_000;

export interface ConnectionParts {
  readonly hub: Hub;
  readonly play: Play;
  readonly watching: Watching;
  readonly limits: Limits;
  readonly onSeen: (table: string, seat: number) => void;
  readonly onError: (error: unknown) => void;
}

/** One open socket: of an account, or of somebody who only looks on. */
export class Connection {
  private readonly socket: WebSocket;
  private readonly who: string;
  private readonly actor: Actor | undefined;
  private readonly parts: ConnectionParts;
  private readonly watchers = new Map<string, Watcher>();
  alive = true;

  constructor(socket: WebSocket, who: string, actor: Actor | undefined, parts: ConnectionParts) {
    this.socket = socket;
    this.who = who;
    this.actor = actor;
    this.parts = parts;
    socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : String(data)));
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('close', () => this.forget());
    socket.on('error', () => this.forget());
  }

  /** Asks whether anybody is still there; cuts the line when the last question was not answered. */
  check(): void {
    if (this.alive) this.socket.ping();
    else this.cut();
    this.alive = false;
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  cut(): void {
    this.socket.terminate();
  }

  private receive(text: string): void {
    const flooded = this.parts.limits.use('frame', this.who);
    if (flooded) {
      this.send({ type: 'problem', ...flooded });
      this.close(1008, 'too-many');
      return;
    }
    const frame = parse(text);
    if (isProblem(frame)) this.send({ type: 'problem', ...frame });
    else
      this.handle(frame).catch((error) => {
        this.parts.onError(error);
        this.send({ type: 'problem', ...problem('unavailable') });
      });
  }

  private async handle(frame: Frame): Promise<void> {
    switch (frame.type) {
      case 'watch':
        return this.watch(frame);
      case 'unwatch':
        return this.unwatch(frame.table);
      case 'ack': {
        const watcher = this.watchers.get(frame.table);
        const wasBehind = watcher?.keepsUp === false;
        watcher?.acknowledge(frame.seq);
        if (wasBehind) this.parts.hub.look(frame.table);
        return;
      }
      case 'command':
        return this.command(frame);
    }
  }

  private async watch({ table, seq, chat, options }: Extract<Frame, { type: 'watch' }>): Promise<void> {
    this.unwatch(table);
    if (this.watchers.size >= QUOTAS.watched)
      return this.send({ type: 'problem', table, ...problem('quota', { what: 'watched', most: QUOTAS.watched }) });
    const from = await this.parts.watching.viewpoint(this.actor, table);
    if (isProblem(from)) return this.send({ type: 'problem', table, ...from });
    if (this.socket.readyState !== this.socket.OPEN) return;
    // −1: nothing known yet, so that even the position before the first move is sent.
    const known = { seq: seq === 0 ? -1 : seq, chat, options };
    const watcher = new Watcher(from, known, (text) => this.sendText(text));
    this.watchers.set(table, watcher);
    this.parts.hub.add(watcher);
    if (from.seat !== null) this.parts.onSeen(table, from.seat);
  }

  private unwatch(table: string): void {
    const watcher = this.watchers.get(table);
    if (!watcher) return;
    this.watchers.delete(table);
    this.parts.hub.remove(watcher);
  }

  private async command({ id, table, command }: Extract<Frame, { type: 'command' }>): Promise<void> {
    if (!this.actor) return this.send({ type: 'answer', id, ...problem('sign-in') });
    const tooMany = this.parts.limits.use('move', this.actor.account);
    if (tooMany) return this.send({ type: 'answer', id, ...tooMany });
    this.send({ type: 'answer', id, ...(await this.parts.play.command(this.actor, table, command)) });
  }

  private send(message: Sent): void {
    this.sendText(JSON.stringify(message));
  }

  private sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_BUFFERED) this.cut();
    else this.socket.send(text);
  }

  private forget(): void {
    for (const table of [...this.watchers.keys()]) this.unwatch(table);
  }
}

function parse(text: string) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return problem('invalid', { part: 'frame', path: '', reason: 'not-json' });
  }
  const read = frameSchema.safeParse(value);
  return read.success ? read.data : invalid('frame', read.error);
}
