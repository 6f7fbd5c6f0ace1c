import { isOver, plain, type Sentence, said, say, thing, type Words } from '@cromford/kernel';
import { goodAt } from '../goods.ts';
import type { Move } from '../moves.ts';
import type { AccountName, News, Who } from '../news.ts';
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { opponent } from '../steps/solo/opponents.ts';
import { briefOf } from './brief.ts';
import { HELP_RULES } from './help-rules.ts';
import type { Labels, Phrases } from './phrases.ts';
import { storyOf } from './story.ts';
import { takesBack } from './takes-back.ts';
import { view } from './view.ts';

export type CardWords = Words<State, Move, News> & { readonly phrases: Phrases };

/** One language's words for the game as it is set up. */
export function wordsFor(p: Phrases, rs: Ruleset): CardWords {
  const result = (s: State) => (isOver(s) ? p.result(standing(s), s.winners, rs.variant.solo) : '');
  return {
    phrases: p,
    name: p.name,
    about: p.about,
    option: (id, value) => ({
      label: value === undefined ? (p.options[id]?.label ?? id) : (p.values[value] ?? value),
      about: p.options[id]?.about ?? '',
    }),
    seat: (seat) => plain(p.who(seat)),
    question: (s) => {
      const frame = s.agenda[s.agenda.length - 1];
      if (!frame) return { ask: result(s), help: '' };
      const helpRule = HELP_RULES[frame.step];
      return { ...p.question(frame, s), ...(helpRule && { helpRule }) };
    },
    move: p.move,
    brief: (move, notes) => briefOf(p, move, notes),
    group: p.group,
    takesBack,
    note: ({ code, params }) => said(p.notes, code, params) ?? code,
    refusal: ({ code, params }) => said(p.refusals, code, params) ?? '',
    event: p.event,
    story: (events) => storyOf(p, events),
    account: (id) => accountName(p, id),
    why: (id) => p.labels.why[id as keyof Labels['why']] ?? id,
    view: (s) => view(p, rs, s),
    progress: (s) => (isOver(s) ? result(s) : p.round(s.decade, goodAt(s.good))),
    result,
  };
}

/** Who scored what: seats, then opponents. */
function standing(s: State): { who: Who; score: number }[] {
  return s.scores.map((score, i) => ({ who: i < s.players.length ? i : opponent(i - s.players.length), score }));
}

/** `cash.1`, `food.0`, `shares.opponent-1` */
function accountName(p: Phrases, id: string): Sentence {
  const [kind = '', who = ''] = id.split('.');
  const named = p.labels.account[kind as AccountName] ?? kind;
  return say`${thing('kind', named)}, ${p.who(/^\d+$/.test(who) ? Number(who) : (who as Who))}`;
}
