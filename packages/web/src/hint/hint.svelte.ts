import type { Advice } from '@cromford/bots/pool';
import { BotClient } from '../bots/client.ts';
import type { TableEngine } from '../engine/client.ts';
import type { Scene } from '../engine/protocol.ts';
import { language } from '../language/language.svelte.ts';
import { recalled, remember } from '../shell/memory.ts';

/** Who can be asked. */
export const ADVISERS = ['foreman', 'arkwright'] as const;
export type Adviser = (typeof ADVISERS)[number];

const REMEMBERED = 'cromford.adviser';

/** How much is told: where to look, what to do and why, and every move. */
export type HintStage = 'nudge' | 'plan' | 'moves';

/** Milliseconds that an adviser may think; most turns are judged in half a second. With the start of its worker the answer is there within three seconds. */
export const THINKING = 2000;

/** A table that advice is asked for: what it shows, and what of it is spoken of. */
export interface Advised {
  readonly scene: Scene;
  readonly engine: Pick<TableEngine, 'ask'>;
  spokenOf?: string | undefined;
}

/** What a bot would do in one's place, told in steps: for tables where nobody else is at a disadvantage by it. */
export class Hint {
  adviser = $state<Adviser>(ADVISERS.find((known) => known === recalled(REMEMBERED)) ?? 'arkwright');
  /** Why nobody may be asked here. */
  whyNot = $state<string>();
  isOpen = $state(false);
  isThinking = $state(false);
  stage = $state<HintStage>('nudge');
  advice = $state.raw<Advice>();
  /** How many of its moves have been played. */
  done = $state(0);
  trouble = $state('');
  private readonly table: Advised;
  private bots: BotClient | undefined;
  private from = 0;
  private played: string | undefined;
  private asked = 0;

  constructor(table: Advised) {
    this.table = table;
  }

  /** Asks, or tells the next step of what was asked. */
  more(): Promise<void> | void {
    if (this.isThinking) return;
    if (!this.advice) return this.ask();
    this.stage = this.stage === 'nudge' ? 'plan' : 'moves';
  }

  choose(adviser: Adviser): Promise<void> {
    this.adviser = adviser;
    remember(REMEMBERED, adviser);
    return this.ask();
  }

  async ask(): Promise<void> {
    this.stop();
    this.isOpen = true;
    this.isThinking = true;
    this.asked += 1;
    const { asked } = this;
    try {
      const decision = await this.table.engine.ask<'decision'>({ do: 'decision' });
      if ('problem' in decision) throw new Error(decision.problem.code);
      this.bots ??= new BotClient();
      const advice = await this.bots.advise(decision, this.adviser, language.id, THINKING);
      if (asked !== this.asked) return;
      this.from = decision.ply;
      this.done = 0;
      this.stage = 'nudge';
      this.advice = advice;
    } catch (error) {
      if (asked !== this.asked) return;
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.isThinking = false;
  }

  /** Somebody is about to play this. */
  plays(line: string): void {
    this.played = line;
  }

  /** The table stands at this decision: the advice goes on where its next move was played, and is forgotten where another was. */
  follow(ply: number): void {
    if (!this.advice || ply === this.from + this.done) return;
    const isNext = ply === this.from + this.done + 1 && this.played === this.advice.moves[this.done]?.line;
    if (isNext && this.done + 1 < this.advice.moves.length) this.done += 1;
    else this.close();
  }

  close(): void {
    this.stop();
    this.isOpen = false;
    this.table.spokenOf = undefined;
  }

  /** Nobody thinks any more; what was told is forgotten. */
  stop(): void {
    this.asked += 1;
    if (this.isThinking) {
      this.bots?.close();
      this.bots = undefined;
    }
    this.isThinking = false;
    this.advice = undefined;
    this.trouble = '';
  }

  /** The table is left. */
  end(): void {
    this.close();
    this.bots?.close();
    this.bots = undefined;
  }
}
