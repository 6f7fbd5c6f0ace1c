import { type Components, type Move, plateAt } from '@cromford/empire';
import { type Language, listed } from '@cromford/kernel';

interface Phrases {
  readonly nothing: string;
  did(deeds: readonly string[]): string;
  sold(lots: number): string;
  built(name: string): string;
  staffed(name: string): string;
  readonly produced: string;
  expects(profit: number): string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    nothing: 'I let this turn pass.',
    did: (deeds) => `I ${listed(deeds, 'and')}.`,
    sold: (lots) => `sold for ${lots}`,
    built: (name) => `built ${name}`,
    staffed: (name) => `sent workers to ${name}`,
    produced: 'produced',
    expects: (profit) => `I reckon with about ${profit} profit in the end.`,
  },
  de: {
    nothing: 'Diesen Zug habe ich verstreichen lassen.',
    did: (deeds) => `Ich habe ${listed(deeds, 'und')}.`,
    sold: (lots) => `für ${lots} verkauft`,
    built: (name) => `${name} gebaut`,
    staffed: (name) => `Arbeiter für ${name} gewonnen`,
    produced: 'produziert',
    expects: (profit) => `Am Ende rechne ich mit etwa ${profit} Gewinn.`,
  },
};

/** What was done in a turn, and the profit that is reckoned with after it. */
export function explain(c: Components, after: number, moves: readonly Move[], language: Language): string | undefined {
  const say = phrases[language];
  const name = (id: string) => plateAt(c, c.plateOf[id] ?? 0).name[language];
  const done: string[] = [];
  let lots = 0;
  for (const move of moves) if (move.do === 'sell') lots += move.amount;
  if (lots > 0) done.push(say.sold(lots));
  for (const move of moves) {
    if (move.do === 'build') done.push(say.built(name(move.card)));
    if (move.do === 'hire') done.push(say.staffed(name(move.card)));
    if (move.do === 'action' && move.action === 'produce') done.push(say.produced);
  }
  if (done.length === 0 && !moves.some((move) => move.do === 'end')) return undefined;
  return `${done.length === 0 ? say.nothing : say.did([...new Set(done)])} ${say.expects(Math.round(after))}`;
}
