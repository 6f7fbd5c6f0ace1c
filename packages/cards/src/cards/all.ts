import { broker } from './broker.ts';
import { contract } from './contract.ts';
import { developer } from './developer.ts';
import { engineer } from './engineer.ts';
import { entrepreneur } from './entrepreneur.ts';
import { extraShift } from './extra-shift.ts';
import { foreman } from './foreman.ts';
import type { CardHooks } from './hooks.ts';
import { inventor } from './inventor.ts';
import { largeWarehouse } from './large-warehouse.ts';
import { CARDS } from './names.ts';
import { patent } from './patent.ts';
import { patrons } from './patron.ts';
import { tradeOffice } from './trade-office.ts';
import { workshop } from './workshop.ts';

const every: readonly CardHooks[] = [
  entrepreneur,
  tradeOffice,
  extraShift,
  workshop,
  foreman,
  broker,
  ...patrons,
  inventor,
  developer,
  contract,
  patent,
  engineer,
  largeWarehouse,
];

/** The hooks of each type of card, in the order of the state. */
export const HOOKS: readonly CardHooks[] = CARDS.map((card) => {
  const hooks = every.find((known) => known.card === card);
  if (!hooks) throw new Error(`no hooks for ${card}`);
  return hooks;
});
