import type { Card, Good, Track } from '@cromford/cards';
import { listed } from '@cromford/kernel';
import type { Mood } from '../../judgement.ts';
import { sentence } from '../../sentence.ts';
import type { Coming, Phrases } from '../cards.ts';

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
        return `${amount} ${amount === 1 ? 'Ware' : 'Waren'} früh ${does.ship}`;
      default:
        return what satisfies never;
    }
  };

const pounds = (n: number) => (n < 0 ? `−${-n}\u00a0£` : `${n}\u00a0£`);

function steps(n: number): string {
  if (n === 0) return 'bleibt gleich';
  return `${n > 0 ? 'steigt' : 'fällt'} um ${Math.abs(n)}`;
}

/** What it would be otherwise is said where it differs. */
const coming =
  (me: string, my: string): Phrases['coming'] =>
  (good, now, then) => {
    const sale = ({ sold, price }: Coming) => (sold === 0 ? 'verkauft nichts' : `verkauft ${sold} zu ${price}\u00a0£`);
    const otherwise = now.net === then.net ? '' : ` statt ${pounds(now.net)}`;
    const before = now.steps === then.steps ? '' : ` (sonst: ${steps(now.steps)})`;
    return `Die kommende Produktion von ${GOOD[good]} ${sale(then)} und bringt ${me} nach ihren Kosten ${pounds(then.net)}${otherwise}; ${my} Aktienwert ${steps(then.steps)}${before}.`;
  };

const CARD_FOR: Readonly<Partial<Record<Card, string>>> = {
  entrepreneur: 'Der Unternehmer gewinnt bei gleicher höchster Attraktivität',
  'trade-office': 'Das Handelskontor spart Schiffsmarker, die am Ende den Aktienwert senken',
  'extra-shift': 'Die Sonderschicht macht eine Ware mehr, wenn sie gebraucht wird',
  workshop: 'Die Werkstatt spart die Wartung von Maschinen',
  foreman: 'Der Vorarbeiter senkt die Löhne einer Fabrik',
  broker: 'Der Makler kauft Aktien zum halben Preis',
  inventor: 'Der Erfinder modernisiert Fabriken ein Jahrzehnt früher',
  developer: 'Der Entwickler senkt die Fixkosten',
  contract: 'Der Vertrag bringt mehr, sooft Waren verschifft werden',
  patent: 'Das Patent ist eine Vertriebskarte mehr: mehr Attraktivität',
  engineer: 'Der Ingenieur ist eine Qualitätskarte mehr: höherer Preis oder mehr Attraktivität',
  'large-warehouse': 'Das Große Lager bewahrt auf, was nicht verkauft wurde',
};
const TRACK_FOR: Readonly<Record<Track, string>> = {
  quality: 'Jede spätere Aktion Qualität bringt mehr',
  distribution: 'Jede spätere Aktion Vertrieb bringt mehr',
  cards: 'Eine Karte mehr hat Platz',
  machinery: 'Jede spätere Automatisierung macht mehr Arbeiter zu Maschinen, die weniger kosten',
  shipping: 'Jedes Schiff nimmt mehr Waren',
  exchange: 'Mehr Aktien gibt es zum halben Preis',
};

const common: Pick<Phrases, 'shares' | 'loans' | 'cardFor' | 'trackFor'> = {
  shares: (price, value) =>
    `Eine Aktie kostet jetzt höchstens ${price}\u00a0£ und dürfte am Ende etwa ${pounds(value)} zählen.`,
  loans: 'Jeder Kredit kostet am Ende eine Aktie; jetzt ist sein Geld mehr wert.',
  cardFor: (card) => `${CARD_FOR[card] ?? 'Ein Gönner verkauft in jedem Jahrzehnt eine Ware mehr daheim'}.`,
  trackFor: (track) => `${TRACK_FOR[track]}.`,
};

export const phrases: Readonly<Record<Mood, Phrases>> = {
  played: {
    ...common,
    nothing: 'Keine Aktion hat sich gelohnt.',
    did: (deeds) => `Ich habe ${listed(deeds, 'und')}.`,
    deed: deed(PLAYED),
    card: (card) => `${CARD[card] ?? 'einen Gönner'} genommen`,
    track: (track) => `${TRACK[track]} entwickelt`,
    coming: coming('mir', 'mein'),
    income: (before, after) =>
      `Bis zum Ende dürften meine Fabriken nach ihren Kosten ${pounds(after)} bringen; vorher waren es ${pounds(before)}.`,
    value: (before, after) =>
      `Eine meiner Aktien dürfte am Ende etwa ${pounds(after)} zählen, vorher waren es ${pounds(before)}.`,
    expects: (score) => `Am Ende rechne ich mit etwa ${pounds(score)}.`,
    expectsMore: (before, after) => `Damit rechne ich mit ${pounds(after)} statt ${pounds(before)}.`,
  },
  proposed: {
    ...common,
    nothing: 'Keine Aktion lohnt sich jetzt.',
    did: (deeds) => sentence(listed(deeds, 'und')),
    deed: deed(PROPOSED),
    card: (card) => `${CARD[card] ?? 'einen Gönner'} nehmen`,
    track: (track) => `${TRACK[track]} entwickeln`,
    coming: coming('dir', 'dein'),
    income: (before, after) =>
      `Bis zum Ende dürften deine Fabriken nach ihren Kosten ${pounds(after)} bringen; so wie es steht, sind es ${pounds(before)}.`,
    value: (before, after) =>
      `Eine deiner Aktien dürfte am Ende etwa ${pounds(after)} zählen; so wie es steht, sind es ${pounds(before)}.`,
    expects: (score) => `Danach rechne ich für dich am Ende mit etwa ${pounds(score)}.`,
    expectsMore: (before, after) => `Damit rechne ich für dich mit ${pounds(after)} statt ${pounds(before)}.`,
  },
};
