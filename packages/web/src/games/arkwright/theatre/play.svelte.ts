import { calledAt, type News, type State } from '@cromford/arkwright';
import type { MoveTold } from '../../face.ts';
import { offeredBy, outcomeOf, type ProductionOutcome, type Seller } from '../outcome.ts';
import { opening } from '../told.ts';
import type { ArkwrightView } from '../view.svelte.ts';
import { type Happened, type ProductionStage, productionIn, stageOf, stagesOf, stagesToCome } from './stages.ts';

/** A production while it is told: all of it, and how far the telling has come. */
export class StagedSale {
  private readonly view: ArkwrightView;
  private readonly played: () => MoveTold;

  constructor(view: ArkwrightView, played: () => MoveTold) {
    this.view = view;
    this.played = played;
  }

  private readonly told = $derived.by((): readonly Happened[] =>
    this.played().events.map(({ event, text }) => ({ news: event as unknown as News, text })),
  );
  readonly production = $derived.by(() => productionIn(this.told, ({ news }) => news));
  readonly good = $derived.by(() => {
    const [first] = this.production;
    return first?.news.kind === 'market' ? first.news.good : undefined;
  });
  /** What it comes to. */
  readonly whole: ProductionOutcome | undefined = $derived.by(() => {
    const { good, view } = this;
    if (!good) return undefined;
    const news = this.production.map((one) => one.news);
    const all = this.told.map((one) => one.news);
    return outcomeOf(view.rs, opening(view.before, all), good, news);
  });
  /** As far as it is told. */
  readonly now: ProductionOutcome | undefined = $derived.by(() => this.view.toldSale);
  readonly stages: readonly ProductionStage[] = $derived.by(() => {
    const all = stagesOf(this.production, this.view.before.players.length);
    return this.view.rs.mostShips > 0 ? all : all.filter(({ id }) => id !== 'shipment');
  });
  /** What the position after it has still to bring. */
  readonly toCome = $derived.by(() => {
    const { next } = this.played();
    return next ? stagesToCome(next.view as unknown as State) : new Set<never>();
  });
  /** More will be booked: the telling goes on, or the production does. */
  readonly isSoFar = $derived.by(
    () => productionIn(this.view.told, (news) => news).length < this.production.length || this.toCome.size > 0,
  );
  /** The stage that is being told. */
  readonly stage = $derived.by(() => {
    const last = this.view.told.at(-1);
    return (last && stageOf(last)) ?? 'sale';
  });
  /** Every crate in the order of sale; `step` is where the telling rests at it. */
  readonly crates = $derived.by(() => {
    const counts = new Map<number | null, number>();
    return this.played().steps.flatMap(({ event }, i) => {
      const news = event as unknown as News;
      if (news.kind !== 'called') return [];
      const n = (counts.get(news.seat) ?? 0) + 1;
      counts.set(news.seat, n);
      return [{ seat: news.seat, level: news.appeal, n, step: i + 1 }];
    });
  });
  /** Who has a say at a level, by the rules of the sale. */
  calledAt(level: number): readonly Seller[] {
    const sellers = (this.whole?.sellers ?? []).map((seller) => ({ ...seller, goods: offeredBy(seller) }));
    return calledAt(this.view.rs, sellers, level);
  }

  /** How many of them are sold by now. */
  readonly soldSoFar = $derived.by(() => this.crates.filter(({ step }) => step <= this.played().at).length);
  readonly crate = $derived.by(() => {
    const last = this.crates[this.soldSoFar - 1];
    return last?.step === this.played().at ? last : undefined;
  });
}
