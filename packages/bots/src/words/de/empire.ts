import { listed } from '@cromford/kernel';
import type { Mood } from '../../judgement.ts';
import { sentence } from '../../sentence.ts';
import type { Phrases } from '../empire.ts';

export const phrases: Readonly<Record<Mood, Phrases>> = {
  played: {
    nothing: 'Diesen Zug habe ich verstreichen lassen.',
    did: (deeds) => `Ich habe ${listed(deeds, 'und')}.`,
    sold: (lots) => `${lots} Posten verkauft`,
    built: (name) => `${name} gebaut`,
    staffed: (name) => `Arbeiter für ${name} gewonnen`,
    produced: 'produziert',
    expects: (profit) => `Am Ende rechne ich mit etwa ${profit} Gewinn.`,
  },
  proposed: {
    nothing: 'Ich würde diesen Zug verstreichen lassen.',
    did: (deeds) => sentence(listed(deeds, 'und')),
    sold: (lots) => `${lots} Posten verkaufen`,
    built: (name) => `${name} bauen`,
    staffed: (name) => `Arbeiter für ${name} gewinnen`,
    produced: 'produzieren',
    expects: (profit) => `Danach rechne ich für dich am Ende mit etwa ${profit} Gewinn.`,
  },
};
