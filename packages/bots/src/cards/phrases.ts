import type { Card, Good, Track } from '@cromford/cards';
import { type Language, listed } from '@cromford/kernel';

/** Something done in a turn, all of its kind together, and the goods it was done for. */
export interface Deed {
  readonly what:
    | 'build'
    | 'upgrade'
    | 'employ'
    | 'automate'
    | 'quality'
    | 'distribution'
    | 'buy'
    | 'loans'
    | 'ships'
    | 'run'
    | 'load';
  readonly amount: number;
  readonly goods: readonly Good[];
}

/** What the bots say about their turns. */
interface Phrases {
  readonly nothing: string;
  did(deeds: readonly string[]): string;
  deed(deed: Deed): string;
  card(card: Card): string;
  track(track: Track): string;
  expects(points: number): string;
  expectsMore(before: number, after: number): string;
}

const isPatron = (card: Card) => card.startsWith('patron');

const en: Phrases = {
  nothing: 'No action was worth taking.',
  did: (deeds) => `I ${listed(deeds, 'and')}.`,
  deed({ what, amount, goods }) {
    const good = listed(goods, 'and');
    switch (what) {
      case 'build':
        return `built ${goods.length === 1 ? 'a factory' : 'factories'} for ${good}`;
      case 'upgrade':
        return `upgraded ${good}`;
      case 'employ':
        return `employed workers for ${good}`;
      case 'automate':
        return `put machines to work for ${good}`;
      case 'quality':
        return `raised the quality of ${good}`;
      case 'distribution':
        return `raised the distribution of ${good}`;
      case 'buy':
        return `bought ${amount} ${amount === 1 ? 'share' : 'shares'}`;
      case 'loans':
        return `took ${amount} ${amount === 1 ? 'loan' : 'loans'}`;
      case 'ships':
        return 'made my ships ready again';
      case 'run':
        return `produced extra ${good}`;
      case 'load':
        return `shipped ${amount} goods early`;
      default:
        return what satisfies never;
    }
  },
  card: (card) => (isPatron(card) ? 'took a Patron' : `took the ${card.replace('-', ' ')}`),
  track: (track) =>
    `developed ${track === 'exchange' ? 'the stock exchange' : track === 'cards' ? 'room for cards' : track}`,
  expects: (points) => `I reckon with about ${points} points in the end.`,
  expectsMore: (before, after) => `That lifts my reckoning from ${before} to ${after} points.`,
};

const GOOD: Readonly<Record<Good, string>> = {
  food: 'Nahrung',
  clothes: 'Kleidung',
  cutlery: 'Besteck',
  lamps: 'Lampen',
};
const TRACK: Readonly<Record<Track, string>> = {
  quality: 'die Qualität',
  distribution: 'den Vertrieb',
  cards: 'den Platz für Karten',
  machinery: 'die Maschinen',
  shipping: 'die Schifffahrt',
  exchange: 'die Börse',
};
const CARD: Readonly<Partial<Record<Card, string>>> = {
  entrepreneur: 'den Unternehmer',
  'trade-office': 'das Handelskontor',
  'extra-shift': 'die Sonderschicht',
  workshop: 'die Werkstatt',
  foreman: 'den Vorarbeiter',
  broker: 'den Makler',
  inventor: 'den Erfinder',
  developer: 'den Entwickler',
  contract: 'den Vertrag',
  patent: 'das Patent',
  engineer: 'den Ingenieur',
  'large-warehouse': 'das Große Lager',
};

const de: Phrases = {
  nothing: 'Keine Aktion hat sich gelohnt.',
  did: (deeds) => `Ich habe ${listed(deeds, 'und')}.`,
  deed({ what, amount, goods }) {
    const good = listed(
      goods.map((each) => GOOD[each]),
      'und',
    );
    switch (what) {
      case 'build':
        return `${goods.length === 1 ? 'eine Fabrik' : 'Fabriken'} für ${good} gebaut`;
      case 'upgrade':
        return `${good} modernisiert`;
      case 'employ':
        return `Arbeiter für ${good} eingestellt`;
      case 'automate':
        return `Maschinen für ${good} aufgestellt`;
      case 'quality':
        return `die Qualität von ${good} erhöht`;
      case 'distribution':
        return `den Vertrieb von ${good} erhöht`;
      case 'buy':
        return `${amount} ${amount === 1 ? 'Aktie' : 'Aktien'} gekauft`;
      case 'loans':
        return `${amount} ${amount === 1 ? 'Kredit' : 'Kredite'} aufgenommen`;
      case 'ships':
        return 'meine Schiffe wieder bereit gemacht';
      case 'run':
        return `zusätzlich ${good} hergestellt`;
      case 'load':
        return `${amount} Waren früh verschifft`;
      default:
        return what satisfies never;
    }
  },
  card: (card) => `${CARD[card] ?? 'einen Gönner'} genommen`,
  track: (track) => `${TRACK[track]} entwickelt`,
  expects: (points) => `Am Ende rechne ich mit etwa ${points} Punkten.`,
  expectsMore: (before, after) => `Damit rechne ich mit ${after} statt ${before} Punkten.`,
};

export const phrases: Readonly<Record<Language, Phrases>> = { en, de };
