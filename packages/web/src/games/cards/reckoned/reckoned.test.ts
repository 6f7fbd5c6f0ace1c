import { cardGame, goodIndex, type Player, ruleset, type State, scoreOf } from '@cromford/cards';
import { isProblem, Table } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { figuresOf, reckonedText } from './reckoned.ts';

const table = Table.open(cardGame, { players: 2, seed: 'reckoned' });
if (isProblem(table)) throw new Error(table.code);
const rs = ruleset({ players: 2, options: {}, sheet: cardGame.sheet });
const player = (more: Partial<Player>): Player =>
  ({ ...(table.state as unknown as State).players[0], ...more }) as Player;

it('a score of now can be worked out from what is said of it', () => {
  const { food, cutlery } = goodIndex;
  const p = player({
    cash: 21,
    shares: 15,
    value: 11,
    loans: 1,
    tokens: 1,
    stored: [2, 1, 0],
    warehouses: [food, cutlery, -2],
  });
  expect(scoreOf(rs, p)).toBe(170);
  expect(reckonedText.en.sum(figuresOf(rs, p))).toBe(
    'Now: £21 + £12 (3 stored goods) = £33 buys 3 shares for £33. 15 + 3 − 1 (loans) = 17 shares; share value £11 − £1 (shipping) = £10. 17 × £10 = £170.',
  );
  expect(reckonedText.de.sum(figuresOf(rs, p)).replaceAll('\u00a0', ' ')).toBe(
    'Jetzt: 21 £ + 12 £ (3 gelagerte Waren) = 33 £, dafür 3 Aktien zu 33 £. 15 + 3 − 1 (Kredite) = 17 Aktien; Aktienwert 11 £ − 1 £ (Schiffsmarker) = 10 £. 17 × 10 £ = 170 £.',
  );
});

it('says nothing of what there is none of', () => {
  const p = player({ cash: 9, shares: 10, value: 10 });
  expect(reckonedText.en.sum(figuresOf(rs, p))).toBe(
    'Now: £9 buys no share. 10 shares; share value £10. 10 × £10 = £100.',
  );
});
