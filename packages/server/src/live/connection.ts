import { isProblem, type Problem, problem } from '@cromford/kernel';
import type { Sent } from '@cromford/protocol';
import { frame as frameSchema, type LiveFrameRead, numberedCommand } from '@cromford/protocol/live';
import type { WebSocket } from 'ws';
import { hasNul } from '../http/no-nul.ts';
import { invalid } from '../http/route.ts';
import { newId } from '../ids.ts';
import type { RateLimits } from '../security/limits.ts';
import { QUOTAS } from '../security/quotas.ts';
import type { Turns } from '../security/turns.ts';
import type { Actor } from '../tables/actor.ts';
import type { TablePlay } from '../tables/play.ts';
import type { Watching } from '../tables/watching.ts';
import type { Hub } from './hub.ts';
import { Watcher } from './watcher.ts';

/** A client that does not read lets this much pile up; then it is cut off, and catches up when it comes back. */
const MOST_BUFFERED = 1_000_000;
/** So many frames may wait for the one that is being answered. */
const MOST_WAITING = 100;
/** Sent when the session ends. The client may come back as whoever it is then. */
export const SIGNED_OUT = 4001;

export interface ConnectionParts {
  readonly hub: Hub;
  readonly play: TablePlay;
  readonly watching: Watching;
  readonly limits: RateLimits;
  readonly turns: Turns;
  readonly onSeen: (table: string, seat: number) => void;
  readonly onError: (error: unknown) => void;
}

/** Whose socket it is. */
export interface Caller {
  /** By whom limits are counted: the account, else the network address. */
  readonly who: string;
  readonly address: string;
  readonly actor: Actor | undefined;
  /** The session that opened it, with which it ends. */
  readonly session: string | undefined;
}

/** One open socket: of an account, or of somebody who only looks on. */
export class Connection {
  readonly caller: Caller;
  private readonly socket: WebSocket;
  private readonly parts: ConnectionParts;
  private readonly watchers = new Map<string, Watcher>();
  /** Frames are answered one after the other: what one of them is still reading, the next must not overlook. */
  private readonly waiting: LiveFrameRead[] = [];
  private isAnswering = false;
  private isGone = false;
  /** The question that was not answered yet. */
  private asked: string | undefined;

  constructor(socket: WebSocket, caller: Caller, parts: ConnectionParts) {
    this.socket = socket;
    this.caller = caller;
    this.parts = parts;
    socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : String(data)));
    socket.on('pong', (data) => {
      if (String(data) === this.asked) this.asked = undefined;
    });
    socket.on('close', () => this.forget());
    socket.on('error', () => this.forget());
  }

  /**
   * Asks whether anybody is still there; cuts the line when the last question was not answered. The answer repeats the question, so that only
   * whoever reads what he is sent can give it.
   */
  check(): void {
    if (this.asked !== undefined) this.cut();
    this.asked = newId();
    this.socket.ping(this.asked);
  }

  /** The session is over: from now on nothing is seen or done by this line. */
  signOut(): void {
    this.leave(SIGNED_OUT, 'signed-out');
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  cut(): void {
    this.socket.terminate();
  }

  private receive(text: string): void {
    if (this.isGone) return;
    const { limits, onError } = this.parts;
    const flooded =
      limits.use('frame', this.caller.who, this.caller.address) ??
      (this.waiting.length >= MOST_WAITING ? problem('too-many', { what: 'waiting', seconds: 1 }) : undefined);
    if (flooded) {
      this.send({ type: 'problem', ...flooded });
      this.leave(1008, 'too-many');
      return;
    }
    const value = json(text);
    const frame = value === undefined ? notJson() : readFrame(value);
    if (isProblem(frame)) {
      this.send(addressed(value, frame));
      return;
    }
    this.waiting.push(frame);
    if (!this.isAnswering) this.answerAll().catch(onError);
  }

  private async answerAll(): Promise<void> {
    const { turns } = this.parts;
    this.isAnswering = true;
    for (let frame = this.waiting.shift(); frame; frame = this.waiting.shift()) {
      try {
        const isMyTurn = await turns.wait(this.caller.address);
        // What was waiting when the session ended is not done any more.
        if (this.isGone) break;
        if (isMyTurn) await this.handle(frame);
        else this.send(addressed(frame, problem('busy', { seconds: 1 })));
      } catch (error) {
        this.parts.onError(error);
        this.send(addressed(frame, problem('unavailable')));
      }
    }
    this.isAnswering = false;
  }

  private async handle(frame: LiveFrameRead): Promise<void> {
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

  private async watch({ table, seq, chat, options }: Extract<LiveFrameRead, { type: 'watch' }>): Promise<void> {
    this.unwatch(table);
    const { limits, watching } = this.parts;
    const tooMany = limits.use('watch', this.caller.who, this.caller.address);
    if (tooMany) return this.send({ type: 'problem', table, ...tooMany });
    if (this.watchers.size >= QUOTAS.watched)
      return this.send({ type: 'problem', table, ...problem('quota', { what: 'watched', most: QUOTAS.watched }) });
    const from = await watching.viewpoint(this.caller.actor, table);
    if (isProblem(from)) return this.send({ type: 'problem', table, ...from });
    if (this.isGone) return;
    // −1: nothing known yet, so that even the position before the first move is sent.
    const known = { seq: seq === 0 ? -1 : seq, chat, options };
    const watcher = new Watcher(from, this.caller.actor, known, (text) => this.sendText(text));
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

  private async command({ id, table, command }: Extract<LiveFrameRead, { type: 'command' }>): Promise<void> {
    const { actor } = this.caller;
    if (!actor) return this.send({ type: 'answer', id, ...problem('sign-in') });
    const tooMany = this.parts.limits.use('move', actor.account, this.caller.address);
    if (tooMany) return this.send({ type: 'answer', id, ...tooMany });
    this.send({ type: 'answer', id, ...(await this.parts.play.command(actor, table, command)) });
  }

  private send(message: Sent): void {
    this.sendText(JSON.stringify(message));
  }

  private sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_BUFFERED) this.cut();
    else this.socket.send(text);
  }

  /** Nothing that is still on its way is answered. */
  private leave(code: number, reason: string): void {
    this.forget();
    this.close(code, reason);
  }

  private forget(): void {
    this.isGone = true;
    this.waiting.length = 0;
    for (const table of [...this.watchers.keys()]) this.unwatch(table);
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const notJson = () => problem('invalid', { part: 'frame', path: '', reason: 'not-json' });

function readFrame(value: unknown): LiveFrameRead | Problem {
  const read = frameSchema.safeParse(value);
  if (!read.success) return invalid('frame', read.error);
  return hasNul(read.data) ? problem('invalid', { part: 'frame', path: '', reason: 'nul' }) : read.data;
}

/** What is wrong with a command is its answer, so that whoever has several under way knows which. */
function addressed(value: unknown, trouble: Problem): Sent {
  const command = numberedCommand.safeParse(value);
  return command.success ? { type: 'answer', id: command.data.id, ...trouble } : { type: 'problem', ...trouble };
}
