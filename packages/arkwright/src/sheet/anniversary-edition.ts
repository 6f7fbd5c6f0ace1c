import type { Fault } from '@cromford/kernel';
import printed from '../../components/anniversary-edition.json' with { type: 'json' };
import standard1 from '../../components/anniversary-edition-1.json' with { type: 'json' };
import { GOODS } from '../goods.ts';
import {
  check,
  contradictions,
  faultOf,
  laidOut,
  onePerSeat,
  rising,
  startingValue,
  startPrices,
} from './contradictions.ts';
import { type AnniversarySheet, anniversarySchema } from './schema.ts';

export const anniversarySheet: AnniversarySheet = printed as AnniversarySheet;

/** What was shipped before, the oldest first: never changed, since saves, links and puzzles know it by what is in it. */
export const earlierAnniversarySheets: Readonly<Record<string, AnniversarySheet>> = {
  'standard-1': standard1 as AnniversarySheet,
};

/** What keeps a value from being a component sheet of the anniversary edition. */
export function anniversarySheetFaults(value: unknown): Fault[] {
  return check(anniversarySchema, value, (sheet) => [
    ...contradictions(
      sheet,
      GOODS.map((good) => sheet.minimumPrice.value[good]),
    ),
    ...rising('contractSpaces.value', sheet.contractSpaces.value, true),
    ...rising('spinningMuleDecades.value', sheet.spinningMuleDecades.value, true),
    ...laidOut(sheet, 'predefinedMarker', sheet.predefinedMarker, sheet.predefinedAdvanced),
    ...onePerSeat(sheet, ['predefinedStart', 'predefinedMarker']),
    ...startPrices('predefinedStart', sheet.predefinedStart.value, (good) => [
      sheet.minimumPrice.value[good],
      Number.POSITIVE_INFINITY,
    ]),
    ...soldFor(sheet),
  ]);
}

/** Who starts with so many shares has sold the others: nobody has more than they brought. */
function soldFor(sheet: AnniversarySheet): Fault[] {
  return (['2', '3', '4'] as const).flatMap((players) =>
    sheet.predefinedStart.value[players].flatMap(({ shares, cash }, i) =>
      cash > (sheet.startingShares.value - shares) * startingValue(sheet)
        ? [faultOf(`predefinedStart.value.${players}.${i}.cash`, 'sold-for-less')]
        : [],
    ),
  );
}
