import { type Good, goodAt, type Move } from '@cromford/arkwright';
import type { Choice } from '../../../engine/protocol.ts';
import type { ArkwrightView } from '../view.svelte.ts';

/** Verbs that are done to a whole factory, or to the site of one. */
const ON_CARD: ReadonlySet<Move['do']> = new Set([
  'found',
  'found-as',
  'price',
  'build',
  'build-as',
  'modernise',
  'close',
  'swap',
  'assign',
  'sell-goods',
]);

/** Verbs of the good that is being sold; they name none. */
const ON_ACTIVE: ReadonlySet<Move['do']> = new Set([
  'shut-row',
  'sell-stored',
  'add',
  'extra-shifts',
  'patron',
  'claim',
  'store',
  'appease',
]);

/** The choices that belong to the card of a good, beside those on its spaces. */
export function cardDeeds(view: ArkwrightView, good: Good): Choice[] {
  const { frame } = view;
  const asked = frame && 'good' in frame && typeof frame.good === 'number' ? frame.good : Math.max(0, view.now.cycle);
  return view.table.scene.choices.filter(({ move: plain }) => {
    const move = plain as Move;
    if (ON_CARD.has(move.do)) return 'good' in move && move.good === good;
    return ON_ACTIVE.has(move.do) && goodAt(asked) === good;
  });
}

/** What a choice is called where the place says the rest. */
export function deedName(view: ArkwrightView, choice: Choice): string {
  const move = choice.move as Move;
  const { text, labels } = view;
  switch (move.do) {
    case 'found':
      return text.found;
    case 'found-as':
      return `${text.found}: ${labels.type[move.type]}`;
    case 'price':
      return text.sellAt;
    case 'build':
      return `${text.build} ${labels.level(move.level)}`;
    case 'build-as':
      return `${text.build} ${labels.level(move.level)}: ${labels.type[move.type]}`;
    case 'modernise':
      return `${text.modernise} ${labels.level(move.level)}`;
    case 'close':
      return text.close;
    case 'assign':
      return text.hither(labels.tile[move.tile].label);
    case 'swap':
      return text.swap(move.from, move.to);
    case 'sell-goods':
      return text.sellStored;
    default:
      return choice.text;
  }
}
