import { isOver, type Sentence, said, say, thing, type Words } from '@cromford/kernel';
import type { Frame } from '../frames.ts';
import { GOODS, type Good, goodAt } from '../goods.ts';
import { bonusesFrom } from '../modules/east-india-company/words.ts';
import type { Move } from '../moves.ts';
import type { News } from '../news.ts';
import { levelNow, type Ruleset } from '../ruleset.ts';
import { scoreOf } from '../score.ts';
import type { State } from '../state.ts';
import { aboutMarker } from './about-marker.ts';
import { briefOf } from './brief.ts';
import { groupOf } from './group.ts';
import { helpRule } from './help-rules.ts';
import type { Phrases } from './phrases.ts';
import { storyOf } from './story.ts';
import { view } from './view.ts';

export type ArkwrightWords = Words<State, Move, News> & { readonly phrases: Phrases };

/** One language's words for one ruleset. */
export function wordsFor(p: Phrases, rs: Ruleset): ArkwrightWords {
  const top = (s: State) => s.agenda[s.agenda.length - 1];
  const result = (s: State) =>
    isOver(s)
      ? p.result(
          s.winners,
          s.players.map((_, seat) => scoreOf(rs, s, seat)),
          s.players.flatMap((player, seat) => (player.loans > 0 ? [seat] : [])),
        )
      : '';
  const progress = (s: State) =>
    s.decade === 1760
      ? p.preparation()
      : p.decadeLine(s.decade, s.cycle < 0 ? undefined : goodAt(s.cycle), levelNow(rs, s));
  return {
    phrases: p,
    name: p.names[rs.id]?.name ?? rs.id,
    about: p.names[rs.id]?.about ?? '',
    option: (id, value) => p.option(id, value),
    seat: (seat) => p.labels.seats[seat] ?? String(seat),
    question: (s) => {
      const frame = top(s);
      if (!frame) return { ask: result(s), help: '' };
      const { ask, help } = p.question(frame, rs);
      if (mayLeaveContractsOpen(frame, rs, s)) return { ask, help: say`${help} ${p.openContracts}` };
      if (frame.step === 'free-steps') return { ask, help: `${help} ${p.stepsLeft(frame.left)}`.trim() };
      const rule = helpRule(rs, frame.step);
      const of = rule === undefined ? {} : { helpRule: rule };
      if (frame.step !== 'machinery' || s.turn.left === 0) return { ask, help, ...of };
      return { ask, help: say`${help} ${p.machinesLeft(s.turn.left)}`, ...of };
    },
    move: (move, s) => p.move(move, top(s), s.turn),
    brief: (move, notes) => briefOf(p, move, notes),
    group: (move, s) => groupOf(p.labels, move, top(s)),
    aboutGroup: (options) => aboutMarker(p, options),
    note: ({ code, params }) => {
      const text = said(p.notes, code, params) ?? code;
      return code === 'influence' ? say`${text}, ${bonusesFrom(p, rs, Number(params.space))}` : text;
    },
    refusal: ({ code, params }) => said(p.refusals, code, params) ?? code,
    event: (event) => p.news(event),
    story: (events) => storyOf(p, events),
    account: (id) => account(p, id),
    why: (id) => p.why[id] ?? id,
    view: (s) => view(p, rs, s, isOver(s) ? result(s) : progress(s)),
    progress: (s) => (isOver(s) ? result(s) : progress(s)),
    result,
  };
}

/** FE-END-05: contracts are signed or not served, and no decade is left to make up for it. */
function mayLeaveContractsOpen(frame: Frame, rs: Ruleset, { decade }: State): boolean {
  const isAsked = frame.step === 'shipment' || (frame.step === 'exchange' && frame.why === 'action');
  return isAsked && rs.needsContracts && rs.mostShips > 0 && decade === rs.decades.at(-1);
}

/** `cash.2` is the cash of the third seat. */
function account({ labels }: Phrases, id: string): Sentence {
  const [what = '', seat = ''] = id.split('.');
  const name = (GOODS as readonly string[]).includes(what)
    ? labels.good[what as Good]
    : ({ cash: labels.cash, shares: labels.shares, loans: labels.loans }[what] ?? what);
  return say`${thing('kind', name)}, ${labels.who(Number(seat))}`;
}
