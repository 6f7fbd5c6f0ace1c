import type { News, State, StepName } from '@cromford/arkwright';
import type { Seat } from '@cromford/kernel';
import { untilOver } from '../told.ts';

export const STAGES = ['sale', 'shares', 'wages', 'shipment', 'storage'] as const;
export type StageId = (typeof STAGES)[number];

/** The steps of the rules by which a stage is played; the sale is told from its beginning on. */
const STEPS: Partial<Record<StepName, StageId>> = {
  rise: 'shares',
  wages: 'wages',
  shipments: 'shipment',
  shipment: 'shipment',
  contracts: 'shipment',
  storages: 'storage',
  storage: 'storage',
};

/** Something that happened, and its sentence. */
export interface Happened {
  readonly news: News;
  readonly text: string;
}

/** One stage of a production: what it brings each seat, and what else there is to say of it. */
export interface ProductionStage {
  readonly id: StageId;
  readonly amounts: readonly { readonly seat: Seat; readonly by: number }[];
  readonly said: readonly string[];
}

/** Why a share rises for what was sold. */
const RISES = new Set(['sold-one', 'sold-more', 'highest-appeal', 'most-sold']);

/** The production among what has happened: from the moment the demand is known to what comes after it. */
export function productionIn<T>(all: readonly T[], newsOf: (one: T) => News): readonly T[] {
  const start = all.findLastIndex((one) => newsOf(one).kind === 'market');
  if (start < 0) return [];
  const rest = all.slice(start);
  return rest.slice(0, untilOver(rest.map(newsOf)).length);
}

export function stageOf(news: News): StageId | undefined {
  switch (news.kind) {
    case 'market':
    case 'produced':
    case 'called':
    case 'added':
    case 'stopped':
    case 'sold':
    case 'patron':
      return 'sale';
    case 'indicator':
      return RISES.has(news.why) ? 'shares' : 'wages';
    case 'cash':
      if (news.why === 'sales') return 'sale';
      return news.why === 'shipping' || news.why === 'office' ? 'shipment' : 'wages';
    case 'distribution':
    case 'shares':
    case 'loans':
      return 'wages';
    case 'shipped':
    case 'contract':
      return 'shipment';
    case 'goods':
      return news.why === 'stored' ? 'storage' : news.why === 'shipped' ? 'shipment' : 'sale';
    case 'lost-goods':
      return 'storage';
    default:
      return undefined;
  }
}

/** Stages that are not over in this position: where somebody is asked in the middle of a production, nothing is known of them yet. */
export function stagesToCome({ agenda }: State): ReadonlySet<StageId> {
  return new Set(agenda.flatMap(({ step }) => STEPS[step] ?? []));
}

/** What each stage brings. */
export function stagesOf(production: readonly Happened[], players: number): readonly ProductionStage[] {
  return STAGES.map((id) => {
    const own = production.filter(({ news }) => stageOf(news) === id);
    const amounts = Array.from({ length: players }, (_, seat) => ({
      seat,
      by: own.reduce((sum, { news }) => sum + amountOf(id, news, seat), 0),
    })).filter(({ by }) => by !== 0);
    return { id, amounts, said: own.filter(({ news }) => isSaid(id, news)).map(({ text }) => text) };
  });
}

function amountOf(id: StageId, news: News, seat: Seat): number {
  if (!('seat' in news) || news.seat !== seat) return 0;
  if (id === 'shares') return news.kind === 'indicator' ? news.to - news.from : 0;
  if (id === 'wages') return news.kind === 'cash' && news.why === 'wages' ? news.by : 0;
  if (id === 'shipment') return news.kind === 'cash' ? news.by : 0;
  return 0;
}

/** What no amount tells. */
function isSaid(id: StageId, news: News): boolean {
  if (id === 'sale' || id === 'shares') return false;
  if (id === 'wages') return news.kind !== 'cash' || news.why !== 'wages';
  return news.kind !== 'cash';
}
