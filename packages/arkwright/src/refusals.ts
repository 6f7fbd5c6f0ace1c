import { type Filling, type Params, type Refusal, type RuleId, refusal } from '@cromford/kernel';
import type { Good } from './goods.ts';
import type { Marker } from './markers.ts';
import { COMPANY_REASONS } from './modules/east-india-company/news.ts';
import type { Tile } from './tiles/names.ts';

/** Every reason that this game gives, with the rule behind it where the step names none. The words are in words/. */
export const REASONS = {
  'has-factory': 'FE-CMP-07',
  'lowest-price': 'FE-CMP-11',
  'highest-price': 'FE-CMP-11',
  'negative-appeal': 'FE-CMP-13',
  'stored-goods-block': 'FE-PRI-05',
  'must-cover': 'FE-PREP-11',
  'one-marker-each': 'FE-PREP-10',
  'must-act': 'FE-ADM-02',
  'main-action-over': 'FE-ADM-11',
  'space-taken': 'FE-CMP-22',
  'marker-stays': 'FE-ADM-05',
  'taking-back': 'FE-ADM-05',
  'not-on-chart': 'FE-ADM-05',
  'marker-locked': 'FE-DEV-02',
  'ship-rests': 'AE-SM-19',
  'not-your-marker': 'FE-ADM-03',
  'space-closed': 'FE-ADM-17',
  'accountant-limit': 'FE-ADM-15',
  'accountant-least': 'FE-ADM-15',
  'engineer-limit': 'FE-ADM-18',
  'ship-needs-capacity': 'FE-ADM-19',
  'level-not-yet': 'FE-FAC-03',
  'one-level-at-a-time': 'FE-FAC-08',
  'modernise-not-yet': 'FE-FAC-08',
  'no-factory': 'FE-FAC-08',
  'type-ends': 'AE-ASY-05',
  'type-stays': 'AE-ASY-06',
  'built-now': 'FE-FAC-18',
  'closed-now': 'FE-FAC-19',
  'opened-now': 'AE-AMB-69',
  'developer-not-here': 'FE-FAC-23',
  'inventor-only-modernises': 'FE-FAC-24',
  'no-workers-left': 'FE-WRK-02',
  'no-free-space': 'FE-CMP-26',
  'finished-for-the-game': 'FE-WRK-06',
  'row-one-stays': 'FE-WRK-11',
  'last-row-first': 'FE-WRK-10',
  'hired-now': 'FE-WRK-14',
  'first-space-first': 'AE-WRK-06',
  'arranged-to-fire': 'AE-WRK-17',
  'fired-now': 'FE-WRK-13',
  'additional-stay': 'FE-WRK-15',
  'only-in-event-phase': 'FE-WRK-19',
  'moved-now': 'FE-WRK-17',
  'fewer-machines': 'FE-MAC-01',
  'needs-worker-on-machine-space': 'FE-MAC-06',
  'row-needs-a-worker': 'FE-WRK-12',
  'retrained-now': 'FE-MAC-11',
  'fewer-increases': 'FE-QUA-01',
  'quality-ends': 'FE-QUA-06',
  'distribution-ends': 'FE-DIS-04',
  'not-enough-paid': 'FE-DIS-02',
  'patent-once': 'FE-DIS-09',
  'repay-first': 'FE-STX-04',
  'cannot-afford': 'FE-EMS-11',
  'bank-empty': 'FE-CMP-04',
  'not-that-many': 'FE-STX-06',
  'no-loan': 'FE-STX-05',
  'broker-repays-nothing': 'FE-EOR-09',
  'one-way': 'FE-STX-01',
  'contracts-only-rise': 'FE-STX-12',
  'in-this-order': 'AE-STK-01',
  'beyond-limit': 'AE-STK-17',
  'limit-at-largest': 'AE-STK-14',
  'limit-stands-there': 'AE-STK-14',
  'limit-handled': 'AE-AMB-71',
  'no-such-contract-space': 'FE-STX-11',
  'no-contracts': 'FE-SET-01',
  'no-contract': 'FE-SHP-01',
  'served-completely': 'FE-SHP-04',
  'no-load': 'AE-SM-17',
  'only-featured-good': 'FE-SHA-02',
  'only-this-ship': 'FE-SHP-03',
  'ships-too-small': 'FE-SHP-05',
  'rows-from-one': 'FE-PRD-02',
  'no-spare-pounds': 'FE-PRI-04',
  'not-affected': 'FE-PRI-02',
  'only-where-produced': 'FE-PRD-07',
  'priced-now': 'FE-PRI-02',
  'marker-not-yet': 'FE-TSM-02',
  'own-this-marker': 'FE-TSM-04',
  'own-this-tile': 'FE-TSM-08',
  'another-tile': 'AE-AMB-30',
  'not-your-tile': 'FE-TSM-08',
  'no-additional-action': 'FE-STX-10',
  'not-on-offer': 'FE-TSM-07',
  'return-a-tile': 'FE-TSM-09',
  'larger-ship-only': 'FE-TSM-15',
  'not-in-this-game': 'FE-SET-24',
  'no-crew': 'FE-TSM-17',
  'one-of-this-size': 'AE-CMP-13',
  'no-crew-to-dismiss': 'FE-EOR-04',
  'broker-owned-before': 'FE-TSM-12',
  'too-late': 'FE-SAL-16',
  ...COMPANY_REASONS,
  'no-tie': 'AE-DEV13-1',
  'appeal-limit': 'AE-PRO-13',
  'must-name': 'FE-STP-01',
  'must-raise': 'FE-EVT-10',
  'no-room': 'FE-STO-05',
  'room-enough': 'FE-STO-04',
  'no-shares-sold': 'FE-END-02',
} as const satisfies Record<string, string>;

export type RefusalCode = keyof typeof REASONS;

/** From which decade on a level is the current one, if it ever is, and the tile that reaches one level ahead. */
export type Coming = { level: number; decade?: number; tile?: Tile };

/** What the sentences of some leave blank. */
export type RefusalBlanks = {
  'accountant-limit': { pounds: number };
  'accountant-least': { pounds: number };
  'engineer-limit': { pounds: number };
  'opened-now': { good: Good };
  'closed-now': { good: Good };
  'has-factory': { good: Good };
  'type-stays': { good: Good };
  'appeal-limit': { goods: number };
  'beyond-limit': { space: number };
  'contracts-only-rise': { space: number };
  'distribution-ends': { limit: number; good?: Good };
  'quality-ends': { limit: number; good: Good; tile?: Tile; raised?: number };
  'highest-price': { pounds: number };
  'lowest-price': { pounds: number };
  'level-not-yet': Coming;
  'marker-not-yet': Coming;
  'modernise-not-yet': Coming;
  'needs-worker-on-machine-space': { good: Good; row: number; holds: 'nobody' | 'machines' | 'no-space' | 'workers' };
  'type-ends': { level: number };
  'marker-stays': { pounds: number };
  'taking-back': { pounds: number };
  'must-cover': { pounds: number; shares: number };
  'negative-appeal': { quality: number };
  'no-load': { goods: number; room: number };
  'no-room': { room: number };
  'not-enough-paid': { left: number; pounds: number };
  'not-on-offer': { marker?: string };
  'not-that-many': { goods?: number; shares?: number };
  'rows-from-one': { rows: number };
  'ship-needs-capacity': { capacity: number };
  'ships-too-small': { room: number };
  'space-closed': { pounds: number };
  'space-taken': { pounds: number; marker?: Marker };
  'stored-goods-block': { pounds: number };
};

/** Some reasons have another rule behind them in another step: then the step names it. */
export function because<R extends RefusalCode>(
  reason: R,
  ...filling: [...Filling<RefusalBlanks, R>, rule?: RuleId]
): Refusal {
  const [params = {}, rule = REASONS[reason]] = filling as unknown as readonly [Params?, RuleId?];
  return refusal(reason, rule, params);
}
