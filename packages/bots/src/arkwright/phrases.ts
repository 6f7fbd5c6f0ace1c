import type { Good } from '@cromford/arkwright';
import { type Language, listed } from '@cromford/kernel';

/** Something done in a turn, all of its kind together, and the goods it was done for. */
export interface Deed {
  readonly what:
    | 'build'
    | 'modernise'
    | 'close'
    | 'quality'
    | 'distribution'
    | 'hire'
    | 'fire'
    | 'machines'
    | 'buy'
    | 'sell'
    | 'ship'
    | 'contract'
    | 'special';
  readonly amount: number;
  readonly goods: readonly Good[];
}

/** What the bots say about their turns. */
interface Phrases {
  readonly nothing: string;
  did(deeds: readonly string[]): string;
  deed(deed: Deed): string;
  income(before: number, after: number): string;
  shareValue(pounds: number): string;
  cheapShares(pounds: number): string;
  inNeed(pounds: number): string;
}

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

const en: Phrases = {
  nothing: 'Nothing was worth its cost this time.',
  did: (deeds) => `I ${listed(deeds, 'and')}.`,
  deed({ what, amount, goods }) {
    const good = listed(goods, 'and');
    switch (what) {
      case 'build':
        return goods.length === 1 ? `built a ${good} factory` : `built factories for ${good}`;
      case 'modernise':
        return `modernised ${good}`;
      case 'close':
        return `closed ${good}`;
      case 'quality':
        return `raised the quality of ${good}${goods.length === 1 ? ` by ${amount}` : ''}`;
      case 'distribution':
        return `raised the distribution of ${good}${goods.length === 1 ? ` by ${amount}` : ''}`;
      case 'hire':
        return `hired ${count(amount, 'worker', 'workers')}`;
      case 'fire':
        return `fired ${count(amount, 'worker', 'workers')}`;
      case 'machines':
        return `bought ${count(amount, 'machine', 'machines')}`;
      case 'buy':
        return `bought ${count(amount, 'share', 'shares')}`;
      case 'sell':
        return `sold ${count(amount, 'share', 'shares')}`;
      case 'ship':
        return `shipped ${amount} ${good}`;
      case 'contract':
        return `signed a contract for ${good}`;
      case 'special':
        return 'took a special marker';
      default:
        return what satisfies never;
    }
  },
  income: (before, after) =>
    after >= before
      ? `I now expect £${after} from a decade of production instead of £${before}.`
      : `It costs me income, £${after} instead of £${before} a decade, but the shares gain.`,
  shareValue: (pounds) => `I expect a share to end at about £${pounds}.`,
  cheapShares: (pounds) => `They are cheap: I expect each to end at about £${pounds}.`,
  inNeed: (pounds) => `I had to sell shares for it; one is worth £${pounds} now.`,
};

const GERMAN: Readonly<Record<Good, string>> = {
  food: 'Nahrung',
  clothes: 'Kleidung',
  cutlery: 'Besteck',
  lamps: 'Lampen',
};

const de: Phrases = {
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

export const phrases: Readonly<Record<Language, Phrases>> = { en, de };
