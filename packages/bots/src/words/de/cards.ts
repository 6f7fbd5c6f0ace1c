import type { Card, Good, Track } from '@cromford/cards';
import { listed } from '@cromford/kernel';
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

export const phrases: Phrases = {
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
