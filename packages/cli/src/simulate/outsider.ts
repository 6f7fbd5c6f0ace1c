import { type ChildProcess, spawn } from 'node:child_process';
import type { BotDecision } from '@cromford/bots';
import { type Player, TooLate } from '@cromford/bots/arena';
import { USUAL_TIME } from '@cromford/bots/pool';
import { type AnyGame, canonical, type Move } from '@cromford/kernel';
import { z } from 'zod';
import { boundedLines } from '../engine/bounded-lines.ts';
import type { Plan } from './plan.ts';

/** An answer to `choose`; other fields are nobody's business. */
const answers = z.object({ id: z.number(), ok: z.literal(true), move: z.string() });
const failures = z.object({ id: z.number(), ok: z.literal(false) });

const LONGEST_LINE = 1024 * 1024;
/** What a pipe and a busy machine may add to the time for thinking, and to the first answer. */
const PATIENCE = 500;
const STARTING = 10_000;

interface Waiting {
  resolve(line: string): void;
  reject(error: Error): void;
}

/**
 * An outside program that plays: it is asked with `choose`, one JSON line per decision, and answers with a move in notation
 * (docs/engine-protocol.md). It sees what the seat sees.
 */
export class Outsider {
  private readonly setup: Readonly<Record<string, unknown>>;
  private readonly time: number;
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private ended: Error | undefined;
  private lastId = 0;
  private hasAnswered = false;

  constructor(game: AnyGame, { players, options, sheet, time }: Plan, command: string) {
    const isStandard = canonical(sheet) === canonical(game.sheet);
    this.setup = { game: game.id, players, options, ...(!isStandard && { sheet }) };
    this.time = time ?? USUAL_TIME;
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.once('error', (error) => this.end(error));
    this.child.once('exit', (code) => this.end(new Error(`the program ended with code ${code}`)));
    this.child.stdin?.on('error', (error) => this.end(error));
    void this.listen();
  }

  player(seed: string): Player {
    return { choose: (position) => this.choose(position, seed) };
  }

  close(): void {
    this.child.stdin?.end();
    this.child.kill();
  }

  private async choose({ engine, seat, moves, view }: BotDecision, seed: string): Promise<Move> {
    const { notation } = engine.rules;
    const lines = moves.map((move) => notation.write(move));
    const line = await this.ask({ ...this.setup, seat, state: view(), moves: lines, time: this.time, seed });
    const move = notation.read(line);
    if (!move) throw new Error(`no move of this game: ${line}`);
    return move;
  }

  private ask(fields: Readonly<Record<string, unknown>>): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(this.ended);
      const id = ++this.lastId;
      const limit = this.time + (this.hasAnswered ? PATIENCE : STARTING);
      const timer = setTimeout(() => this.settle(id)?.reject(new TooLate(limit)), limit);
      const done = () => clearTimeout(timer);
      this.waiting.set(id, {
        resolve: (line) => {
          done();
          resolve(line);
        },
        reject: (error) => {
          done();
          reject(error);
        },
      });
      this.child.stdin?.write(`${JSON.stringify({ id, do: 'choose', ...fields })}\n`);
    });
  }

  private async listen(): Promise<void> {
    if (!this.child.stdout) return;
    for await (const line of boundedLines(this.child.stdout, LONGEST_LINE)) {
      const value = 'tooLong' in line ? undefined : parsed(line.text);
      const answer = answers.safeParse(value);
      const failed = failures.safeParse(value);
      this.hasAnswered = true;
      if (answer.success) this.settle(answer.data.id)?.resolve(answer.data.move);
      else if (failed.success) this.settle(failed.data.id)?.reject(new Error(JSON.stringify(value).slice(0, 300)));
    }
  }

  private settle(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private end(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
