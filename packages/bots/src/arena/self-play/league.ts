import { below, type Move, type Random, type Rules } from '@cromford/kernel';
import type { Bot, BotDecision } from '../../bot.ts';
import { bots } from '../../bots.ts';
import type { Judgement, Search, Taught } from '../../judgement.ts';
import { judgementOf } from '../../judgements.ts';
import { leaningTo } from '../../league/leanings.ts';
import { type Belief, learnedJudgement } from '../../learned/judgement.ts';
import type { Weights } from '../../learned/net.ts';
import { type Budget, planner } from '../../planner.ts';
import { Deliberation } from '../../search/deliberate.ts';
import { varied } from '../../search/plans.ts';

/** Who plays in games to learn from: a bot of the house by its name, or one that plans with a net that is still being taught. */
export type Member = { readonly bot: string } | Learner;

/** Plans with the written judgement, or with a net's, as a rule without looking ahead; may have an idea that it is in love with. */
export interface Learner extends Budget, Partial<Belief> {
  readonly net?: string;
  readonly lean?: string;
  /** Weighs and compares turns as the game says for who plays with its net, a tree included; `spite` then holds in the tree. */
  readonly asTaught?: boolean;
}

/** Finds a net by the name that members use for it. */
export type FindNet = (name: string) => Weights;

/** Ways to play a turn that some are drawn from. */
const COMPARED = 12;

/** Seats the members of a league at games of the same rules. */
export class League {
  private readonly rules: Rules;
  private readonly find: FindNet;
  private readonly judgements = new Map<string, Judgement>();

  constructor(rules: Rules, find: FindNet) {
    this.rules = rules;
    this.find = find;
  }

  /** Who wanders does so until a round, if one is given. */
  seat(member: Member, random: Random, until?: number): Bot {
    if ('bot' in member) {
      const maker = bots.get(member.bot);
      if (!maker) throw new Error(`no bot is called ${member.bot}`);
      return maker(random);
    }
    const judgement = this.judgementOf(member);
    const ends = until === undefined ? {} : { until };
    return planner(random, { everyKind: true, ...member, ...ends }, {}, () => judgement);
  }

  /** So many ways to play a turn that differ, the best one among them; the others are drawn from all that are worth comparing. */
  ways(finder: Learner, { engine, seat, view }: BotDecision, random: Random, most: number): (readonly Move[])[] {
    const judgement = this.judgementOf(finder);
    const { found } = new Deliberation(engine, judgement, judgement.weights, view(), seat, random, finder);
    const [best, ...others] = varied(found, COMPARED);
    if (!best || others.length === 0) return [];
    while (others.length > most - 1) others.splice(below(random, others.length), 1);
    return [best, ...others].map((plan) => plan.moves);
  }

  private judgementOf(member: Learner): Judgement {
    const { net, trust, caution, lean, asTaught, spite } = member;
    const key = JSON.stringify([net, trust, caution, lean, asTaught, asTaught && spite]);
    let judgement = this.judgements.get(key);
    if (!judgement) {
      const own = judgementOf({ rules: this.rules });
      const { weights, ...search }: Taught = asTaught ? (own.taught ?? {}) : {};
      const features = own.features?.();
      judgement =
        net !== undefined && features
          ? learnedJudgement(own, features, this.find(net), { ...(weights && { weights }), ...member })
          : { ...own, weights: weights ?? own.weights };
      if (asTaught) judgement = { ...judgement, search: withSpite(search, spite) };
      if (lean !== undefined) judgement = leaningTo(lean, judgement, this.rules);
      this.judgements.set(key, judgement);
    }
    return judgement;
  }
}

/** What everybody takes off for his best rival where turns are compared in a tree. */
function withSpite(search: Partial<Search>, spite: number | undefined): Partial<Search> {
  if (spite === undefined || !search.tree) return search;
  return { ...search, tree: { ...search.tree, spite } };
}
