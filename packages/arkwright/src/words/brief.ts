import { amount, type Note, type Sentence, say } from '@cromford/kernel';
import type { Move } from '../moves.ts';
import type { Phrases } from './phrases.ts';

/** A choice under the heading of its group: what the heading says already is left out. */
export function briefOf({ labels }: Phrases, move: Move, notes: readonly Note[]): Sentence | undefined {
  switch (move.do) {
    case 'use':
    case 'reuse': {
      const fee = notes.find(({ code }) => code === 'fee')?.params.pounds;
      return `${labels.pounds(move.at)}${fee ? `+${labels.pounds(Number(fee))}` : ''}${brought(notes)}`;
    }
    case 'take':
      return labels.marker(move.marker);
    case 'take-tile':
    case 'return-tile':
      return labels.tile[move.tile].label;
    case 'staff':
      return `+ ${labels.edge(move.edge)}`;
    case 'shift':
      return `${labels.edge(move.from)} → ${labels.edge(move.to)}`;
    case 'dismiss-worker':
      return `− ${labels.edge(move.edge)}`;
    case 'hire':
      return say`+${amount(move.amount)} ${labels.row} ${move.row}`;
    case 'fire':
      return say`−${amount(move.amount)} ${labels.row} ${move.row}`;
    case 'machine':
    case 'retrain':
      return `${labels.row} ${move.row}`;
    case 'contract':
      return `${labels.contract} ${move.space}`;
    case 'price':
      return say`${labels.sum(move.amount)}${priceNow(notes)}`;
    case 'found':
      return `+ ${labels.level(1)}${costOf(notes)}`;
    case 'found-as':
      return `+ ${labels.level(1)} ${labels.type[move.type]}${costOf(notes)}`;
    case 'build':
      return `+ ${labels.level(move.level)}${costOf(notes)}`;
    case 'modernise':
      return `→ ${labels.level(move.level)}${costOf(notes)}`;
    case 'build-as':
      return `+ ${labels.level(move.level)} ${labels.type[move.type]}${costOf(notes)}`;
    default:
      return undefined;
  }

  /** What a space of the chart brings. */
  function brought(all: readonly Note[]): string {
    for (const { code, params } of all) {
      if (code === 'earns-machinery' || code === 'earns-quality') return ` ×${params.amount}`;
      if (code === 'earns-distribution') return ` (${labels.pounds(Number(params.amount))})`;
      if (code === 'affords') return ` ×${params.shares}`;
    }
    return '';
  }

  function priceNow(all: readonly Note[]): string {
    const now = all.find(({ code }) => code === 'price-now')?.params;
    return now ? ` (${labels.pounds(Number(now.pounds))}: ${labels.appeal} ${now.appeal})` : '';
  }

  function costOf(all: readonly Note[]): string {
    const pounds = all.find(({ code }) => code === 'cost' || code === 'owed')?.params.pounds;
    return pounds === undefined ? '' : ` (${labels.pounds(Number(pounds))})`;
  }
}
