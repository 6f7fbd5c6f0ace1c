import type { Good } from '@cromford/arkwright';
import { listed } from '@cromford/kernel';
import type { Phrases } from '../arkwright.ts';

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

const GERMAN: Readonly<Record<Good, string>> = {
  food: 'Nahrung',
  clothes: 'Kleidung',
  cutlery: 'Besteck',
  lamps: 'Lampen',
};

export const phrases: Phrases = {
  nothing: 'Diesmal war nichts seinen Preis wert.',
  did: (deeds) => `Ich habe ${listed(deeds, 'und')}.`,
  deed({ what, amount, goods }) {
    const name = listed(
      goods.map((good) => GERMAN[good]),
      'und',
    );
    const factories = goods.length === 1 ? 'die Fabrik' : 'die Fabriken';
    switch (what) {
      case 'build':
        return goods.length === 1 ? `eine Fabrik für ${name} gebaut` : `Fabriken für ${name} gebaut`;
      case 'modernise':
        return `${factories} für ${name} modernisiert`;
      case 'close':
        return `${factories} für ${name} geschlossen`;
      case 'quality':
        return `die Qualität von ${name}${goods.length === 1 ? ` um ${amount}` : ''} gehoben`;
      case 'distribution':
        return `den Vertrieb von ${name}${goods.length === 1 ? ` um ${amount}` : ''} gehoben`;
      case 'hire':
        return `${count(amount, 'Arbeiter', 'Arbeiter')} eingestellt`;
      case 'fire':
        return `${count(amount, 'Arbeiter', 'Arbeiter')} entlassen`;
      case 'machines':
        return `${count(amount, 'Maschine', 'Maschinen')} gekauft`;
      case 'buy':
        return `${count(amount, 'Aktie', 'Aktien')} gekauft`;
      case 'sell':
        return `${count(amount, 'Aktie', 'Aktien')} verkauft`;
      case 'ship':
        return `${amount} ${name} verschifft`;
      case 'contract':
        return `einen Vertrag über ${name} geschlossen`;
      case 'special':
        return 'einen Sondermarker genommen';
      default:
        return what satisfies never;
    }
  },
  income: (before, after) =>
    after >= before
      ? `Ich rechne jetzt mit ${after} £ aus einem Jahrzehnt Produktion statt ${before} £.`
      : `Das kostet mich Einnahmen, ${after} £ statt ${before} £ im Jahrzehnt, aber die Aktien gewinnen.`,
  shareValue: (pounds) => `Am Ende dürfte eine Aktie etwa ${pounds} £ wert sein.`,
  cheapShares: (pounds) => `Sie sind billig: Am Ende dürfte jede etwa ${pounds} £ wert sein.`,
  inNeed: (pounds) => `Dafür musste ich Aktien verkaufen; eine ist jetzt ${pounds} £ wert.`,
};
