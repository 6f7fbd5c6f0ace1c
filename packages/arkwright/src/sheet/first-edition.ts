import type { Fault } from '@cromford/kernel';
import printed from '../../components/first-edition.json' with { type: 'json' };
import { GOODS } from '../goods.ts';
import { check, contradictions, faultOf, laidOut, onePerSeat, rising, startPrices } from './contradictions.ts';
import { firstEditionSchema, type Sheet } from './schema.ts';

export const firstEditionSheet: Sheet = printed as Sheet;

/** What keeps a value from being a component sheet of the first edition. */
export function sheetFaults(value: unknown): Fault[] {
  return check(firstEditionSchema, value, (sheet) => {
    const [lowest, highest] = sheet.priceRange.value as [number, number];
    return [
      ...contradictions(
        sheet,
        GOODS.map(() => lowest),
      ),
      ...(lowest >= highest ? [faultOf('priceRange.value', 'price-range')] : []),
      ...rising('contractTrack.value.two', sheet.contractTrack.value.two, true),
      ...rising('contractTrack.value.more', sheet.contractTrack.value.more, true),
      ...laidOut(sheet, 'predeterminedSpecial', sheet.predeterminedSpecial, sheet.predeterminedAdvanced),
      ...onePerSeat(sheet, ['spinningJennyPicks', 'spinningJennyStart', 'waterFrameStart', 'predeterminedSpecial']),
      ...(['spinningJennyStart', 'waterFrameStart'] as const).flatMap((table) =>
        startPrices(table, sheet[table].value, () => [lowest, highest]),
      ),
    ];
  });
}
