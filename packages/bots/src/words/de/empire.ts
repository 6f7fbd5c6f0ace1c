import { listed } from '@cromford/kernel';
import type { Mood } from '../../judgement.ts';
import { sentence } from '../../sentence.ts';
import type { Phrases } from '../empire.ts';

const units = (n: number) => (n === 1 ? '1 Einheit' : `${n} Einheiten`);

const common: Pick<Phrases, 'profit' | 'capital' | 'makes' | 'staffs' | 'opens' | 'happens' | 'made'> = {
  profit: (lots) => `Der Verkauf ist ${lots} Gewinn, der am Ende zählt.`,
  capital: (lots) => `Der Verkauf bringt ${lots} Kapital, mit dem Aktionen und Gebäude bezahlt werden.`,
  made: (n) => `Die Produktion legt ${units(n)} auf die Leisten, zum Verkaufen oder Bauen.`,
  makes: (before, after) => `So besetzt macht jede Produktion ${units(after)} statt ${before}.`,
  staffs: (name, award) =>
    `${name} hat dann alle nötigen Arbeiter: Dort wird produziert, und die Auszeichnung von ${award} zählt, wenn sie bleiben.`,
  opens: (name, award, lacks) =>
    `${name} hat eine Auszeichnung von ${award} Gewinn; sie zählt, sobald dort ${lacks === 1 ? '1 Arbeiter' : `${lacks} Arbeiter`} mehr ${lacks === 1 ? 'steht' : 'stehen'}.`,
  happens: (title) => `Der Bau bringt ein Ereignis: ${title}.`,
};

export const phrases: Readonly<Record<Mood, Phrases>> = {
  played: {
    ...common,
    nothing: 'Diesen Zug habe ich verstreichen lassen.',
    did: (deeds) => `Ich habe ${listed(deeds, 'und')}.`,
    sold: (lots) => `${lots} Posten verkauft`,
    built: (name) => `${name} gebaut`,
    staffed: (name) => `Arbeiter für ${name} gewonnen`,
    produced: 'produziert',
    expects: (profit) => `Am Ende rechne ich mit etwa ${profit} Gewinn.`,
  },
  proposed: {
    ...common,
    nothing: 'Ich würde diesen Zug verstreichen lassen.',
    did: (deeds) => sentence(listed(deeds, 'und')),
    sold: (lots) => `${lots} Posten verkaufen`,
    built: (name) => `${name} bauen`,
    staffed: (name) => `Arbeiter für ${name} gewinnen`,
    produced: 'produzieren',
    expects: (profit) => `Danach rechne ich für dich am Ende mit etwa ${profit} Gewinn.`,
  },
};
