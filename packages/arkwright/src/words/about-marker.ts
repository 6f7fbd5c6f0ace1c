import type { GroupAbout, Option } from '@cromford/kernel';
import { kindOf } from '../markers.ts';
import type { Move, MoveOf } from '../moves.ts';
import { capital } from './group.ts';
import type { Bought, Phrases } from './phrases.ts';

type Use = Option<MoveOf<'use'> | MoveOf<'reuse'>>;

/** A marker among others: what it is for, and what the list of its spaces says that it buys. */
export function aboutMarker(p: Phrases, options: readonly Option<Move>[]): GroupAbout | undefined {
  const uses = options.filter(({ move }) => move.do === 'use' || move.do === 'reuse') as Use[];
  const [first] = uses;
  if (!first) return undefined;
  const { marker } = first.move;
  const figures = figuresOf(
    p,
    uses.filter(({ refusal }) => !refusal),
  );
  const about = [p.purpose[kindOf[marker]], ...(figures ? [figures] : [])].join('; ');
  return { about: capital(about), ask: p.onWhich(capital(p.labels.marker(marker))) };
}

function figuresOf(p: Phrases, open: readonly Use[]): string {
  const [cheapest, ...dearer] = open;
  if (!cheapest) return '';
  if (dearer.length === 0 && cheapest.move.do === 'reuse')
    return p.liesOn(cheapest.move.at, paramOf(cheapest, 'cost', 'pounds'));
  const limit = Math.max(...open.map((use) => paramOf(use, 'earns-distribution', 'amount')));
  if (limit > 0) return p.countsUpTo(limit);
  const bought = boughtWith(open);
  if (bought.length > 0) return p.buys(bought);
  const shares = paramOf(cheapest, 'affords', 'shares');
  if (shares > 0) return p.sharesNow(shares);
  return dearer.length > 0 && dearer.every(({ notes }) => notes.some(({ code }) => code === 'same-as'))
    ? p.anySpace
    : '';
}

/** The cheapest space for each amount. */
function boughtWith(open: readonly Use[]): Bought[] {
  const bought: Bought[] = [];
  for (const use of open) {
    const amount = Math.max(paramOf(use, 'earns-machinery', 'amount'), paramOf(use, 'earns-quality', 'amount'));
    if (amount > (bought.at(-1)?.amount ?? 0)) bought.push({ pounds: use.move.at, amount });
  }
  return bought;
}

function paramOf({ notes }: Use, code: string, key: string): number {
  return Number(notes.find((note) => note.code === code)?.params[key] ?? 0);
}
