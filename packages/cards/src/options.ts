import type { GameOptions, OptionSpec } from '@cromford/kernel';

const switched = (id: string): OptionSpec => ({ id, values: ['no', 'yes'], standard: 'no' });
const switchedAlone = (id: string): OptionSpec => ({ ...switched(id), players: [1] });

/** CG-VAR-01: every expert option is switched on its own. The last four are table rulings and parts of the solo variant. */
export const OPTIONS: readonly OptionSpec[] = [
  switched('development-supply'),
  switched('decade-restrictions'),
  switched('chosen-factories'),
  switched('no-starting-ships'),
  switched('opening-shares'),
  switched('extra-production'),
  switched('early-shipping'),
  switched('expert-inventor'),
  switchedAlone('random-factories'),
  switchedAlone('solo-development'),
  switchedAlone('two-awards'),
  { id: 'final-share-price', values: ['own', 'ten'], standard: 'own' },
];

/** The options as the rules ask for them. */
export interface Variant {
  /** CG-VAR-02: one player against two automated opponents. */
  readonly solo: boolean;
  readonly supply: boolean;
  readonly restrictions: boolean;
  readonly draft: boolean;
  readonly noShips: boolean;
  readonly openingShares: boolean;
  readonly extraProduction: boolean;
  readonly earlyShipping: boolean;
  readonly expertInventor: boolean;
  readonly randomFactories: boolean;
  /** A development before the game: drafted, or given to the solo player by the table's choice. */
  readonly choosesDevelopment: boolean;
  readonly twoAwards: boolean;
  /** the last shares cost £10 each, whatever their value. */
  readonly finalPriceTen: boolean;
}

export function variant(players: number, options: GameOptions): Variant {
  const on = (id: string) => options[id] === 'yes';
  const solo = players === 1;
  return {
    solo,
    supply: on('development-supply'),
    restrictions: on('decade-restrictions'),
    draft: on('chosen-factories'),
    noShips: on('no-starting-ships'),
    openingShares: on('opening-shares'),
    extraProduction: on('extra-production'),
    earlyShipping: on('early-shipping'),
    expertInventor: on('expert-inventor'),
    randomFactories: solo && on('random-factories'),
    choosesDevelopment: on('chosen-factories') || (solo && on('solo-development')),
    twoAwards: solo && on('two-awards'),
    finalPriceTen: options['final-share-price'] === 'ten',
  };
}
