import { listed } from '@cromford/kernel';
import type { Phrases } from '../empire.ts';

export const phrases: Phrases = {
  nothing: 'Diesen Zug habe ich verstreichen lassen.',
  did: (deeds) => `Ich habe ${listed(deeds, 'und')}.`,
  sold: (lots) => `für ${lots} verkauft`,
  built: (name) => `${name} gebaut`,
  staffed: (name) => `Arbeiter für ${name} gewonnen`,
  produced: 'produziert',
  expects: (profit) => `Am Ende rechne ich mit etwa ${profit} Gewinn.`,
};
