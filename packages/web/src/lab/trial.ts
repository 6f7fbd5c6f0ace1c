import type { GameOptions } from '@cromford/kernel';

/** One way to set a game up: what the lab compares. */
export interface Variant {
  readonly label: string;
  readonly options: GameOptions;
  /** Absent: the sheet that the game ships. */
  readonly sheet?: unknown;
}

/** One game to be played by bots, to the end. */
export interface LabTrial {
  readonly id: number;
  readonly game: string;
  /** The number of the variant. */
  readonly variant: number;
  readonly setup: Pick<Variant, 'options' | 'sheet'>;
  /** The bot at each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

export interface TrialOutcome {
  readonly id: number;
  readonly variant: number;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly decisions: number;
  readonly milliseconds: number;
}

export type TrialReply = TrialOutcome | { readonly id: number; readonly bug: string };

/** Every variant with every rotation of the bots over the seats: no bot profits from where it sits. */
export function trialsOf(
  game: string,
  variants: readonly Variant[],
  bots: readonly string[],
  games: number,
  seed: string,
): LabTrial[] {
  const trials: LabTrial[] = [];
  for (let i = 0; i < games; i++)
    for (const [variant, { options, sheet }] of variants.entries()) {
      const rotated = bots.map((_, seat) => bots[(seat + i) % bots.length] ?? '');
      // The same deal for every variant and for every rotation.
      const deal = `${seed} ${Math.floor(i / bots.length)}`;
      const setup = { options, ...(sheet !== undefined && { sheet }) };
      trials.push({ id: trials.length, game, variant, setup, bots: rotated, seed: deal });
    }
  return trials;
}
