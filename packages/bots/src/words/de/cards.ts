import type { Card, Good, Track } from '@cromford/cards';
import { listed } from '@cromford/kernel';
import type { Mood } from '../../judgement.ts';
import { sentence } from '../../sentence.ts';
import type { Phrases } from '../cards.ts';

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

/** What was done, and what is proposed: the same sentences with the other form of the verb. */
const PLAYED = {
  build: 'gebaut',
  modernise: 'modernisiert',
  hire: 'eingestellt',
  automate: 'aufgestellt',
  raise: 'erhöht',
  buy: 'gekauft',
  borrow: 'aufgenommen',
  own: 'meine',
  make: 'gemacht',
  produce: 'hergestellt',
  ship: 'verschifft',
};
const PROPOSED: typeof PLAYED = {
  build: 'bauen',
  modernise: 'modernisieren',
  hire: 'einstellen',
  automate: 'aufstellen',
  raise: 'erhöhen',
  buy: 'kaufen',
  borrow: 'aufnehmen',
  own: 'deine',
  make: 'machen',
  produce: 'herstellen',
  ship: 'verschiffen',
};

const deed =
  (does: typeof PLAYED): Phrases['deed'] =>
  ({ what, amount, goods }) => {
    const good = listed(
      goods.map((each) => GOOD[each]),
      'und',
    );
    switch (what) {
      case 'build':
        return `${goods.length === 1 ? 'eine Fabrik' : 'Fabriken'} für ${good} ${does.build}`;
      case 'upgrade':
        return `${good} ${does.modernise}`;
      case 'employ':
        return `Arbeiter für ${good} ${does.hire}`;
      case 'automate':
        return `Maschinen für ${good} ${does.automate}`;
      case 'quality':
        return `die Qualität von ${good} ${does.raise}`;
      case 'distribution':
        return `den Vertrieb von ${good} ${does.raise}`;
      case 'buy':
        return `${amount} ${amount === 1 ? 'Aktie' : 'Aktien'} ${does.buy}`;
      case 'loans':
        return `${amount} ${amount === 1 ? 'Kredit' : 'Kredite'} ${does.borrow}`;
      case 'ships':
        return `${does.own} Schiffe wieder bereit ${does.make}`;
      case 'run':
        return `zusätzlich ${good} ${does.produce}`;
      case 'load':
        return `${amount} Waren früh ${does.ship}`;
      default:
        return what satisfies never;
    }
  };

export const phrases: Readonly<Record<Mood, Phrases>> = {
  played: {
    nothing: 'Keine Aktion hat sich gelohnt.',
    did: (deeds) => `Ich habe ${listed(deeds, 'und')}.`,
    deed: deed(PLAYED),
    card: (card) => `${CARD[card] ?? 'einen Gönner'} genommen`,
    track: (track) => `${TRACK[track]} entwickelt`,
    expects: (score) => `Am Ende rechne ich mit etwa ${score} £.`,
    expectsMore: (before, after) => `Damit rechne ich mit ${after} statt ${before} £.`,
  },
  proposed: {
    nothing: 'Keine Aktion lohnt sich jetzt.',
    did: (deeds) => sentence(listed(deeds, 'und')),
    deed: deed(PROPOSED),
    card: (card) => `${CARD[card] ?? 'einen Gönner'} nehmen`,
    track: (track) => `${TRACK[track]} entwickeln`,
    expects: (score) => `Danach rechne ich für dich am Ende mit etwa ${score} £.`,
    expectsMore: (before, after) => `Damit rechne ich für dich mit ${after} statt ${before} £.`,
  },
};
