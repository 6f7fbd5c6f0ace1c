import { say, thing, topic } from '@cromford/kernel';
import type { Good } from '../../goods.ts';
import { counted, type Noun, type Terms } from './terms.ts';

const good: Readonly<Record<Good, string>> = {
  food: 'Nahrung',
  clothes: 'Kleidung',
  cutlery: 'Besteck',
  lamps: 'Lampen',
};

/** Nahrung und Kleidung lassen sich nicht zählen. */
const units: Readonly<Record<Good, Noun>> = {
  food: ['Einheit Nahrung', 'Einheiten Nahrung'],
  clothes: ['Kleidungsstück', 'Kleidungsstücke'],
  cutlery: ['Besteck', 'Bestecke'],
  lamps: ['Lampe', 'Lampen'],
};

const patron = (name: Good) => ({
  label: `Gönner für ${good[name]}`,
  about: `Kauft nach dem Verkauf von ${good[name]} noch ein Stück zu deinem Preis.`,
});

/** Die Wörter der ersten Ausgabe. */
export const firstEdition: Terms = {
  good,
  goods: (n, name) => counted(n, ...units[name]),
  kind: {
    factory: 'Fabrik',
    workers: 'Arbeiter',
    machinery: 'Maschinen',
    quality: 'Qualität',
    distribution: 'Vertrieb',
    'stock-exchange': 'Börse',
    production: 'Produktion',
  },
  shade: { first: 'hellgrau', second: 'dunkelgrau' },
  ship: (capacity) => `Schiff mit ${capacity} Plätzen`,
  unit: ['Ware', 'Waren'],
  featured: 'die aktive Ware',
  distribution: 'Vertrieb',
  distributionInShort: 'Vert.',
  theDistribution: 'der Vertrieb',
  steps: 'Vertriebsschritte',
  marker: ['Marker', 'Marker'],
  thisMarker: 'diesen Marker',
  actionMarker: ['Aktionsmarker', 'Aktionsmarker'],
  anActionMarker: 'einen Aktionsmarker',
  specialMarker: 'Welchen Sondermarker',
  slot: 'Verwaltungsfeld',
  fee: 'Verwaltungskosten',
  row: ['Reihe', 'Reihen'],
  machineSpace: 'einem Maschinenplatz',
  firedShort: 'entlassen',
  fromFired: 'von den Entlassenen',
  toFired: 'zu den Entlassenen',
  pier: 'Pier',
  use: (marker, at) => say`${topic(marker, ' ')}${thing('place', `auf ${at}`)} nutzen`,
  reuse: (marker, at) => say`${topic(marker, ' ')}${thing('place', `auf ${at}`)} noch einmal nutzen`,
  used: (marker, at, again) => `nutzt ${marker}${again ? ' noch einmal' : ''} auf ${at}`,
  chart: 'Verwaltung',
  closed: 'gesperrt',
  again: 'für erneute Nutzung',
  onOffer: 'Im Angebot',
  joker: 'Gönner nach Wahl',
  developer: '5\u00a0£ Nachlass auf jede Fabrik',
  inEventPhase: 'in der Ereignisphase',
  endOfDecade: 'Ende der Runde',
  tile: {
    accountant: { label: 'Buchhalter', about: 'Zahle bis zu 2\u00a0£ mehr oder weniger, als das Feld sagt.' },
    administrator: {
      label: 'Verwalter',
      about: 'Keine Gebühr für erneute Nutzung; die Bürokratie sperrt dein 2-£-Feld nicht.',
    },
    agent: { label: 'Agent in den Kolonien', about: 'Erfülle einen Vertrag mit einer Ware mehr oder weniger.' },
    broker: {
      label: 'Makler',
      about: 'Gib ihn für eine oder zwei Aktien zum halben Preis zurück; handle in jeder Ereignisphase.',
    },
    charisma: {
      label: 'Charisma',
      about: 'Gewinnt Gleichstände bei den Aktienboni; gib es zurück, um den Startspieler zu bestimmen.',
    },
    developer: {
      label: 'Entwickler',
      about: '5\u00a0£ Nachlass auf jede Fabrik in einer Aktion; dann geht er zurück.',
    },
    engineer: { label: 'Ingenieur', about: 'Zahle für Qualität, was du willst, und hebe sie bis 6.' },
    'engineering-works': { label: 'Maschinenfabrik', about: '1\u00a0£ für jede Maschine, die andere kaufen.' },
    'extra-shifts': { label: 'Sonderschichten', about: 'Gib sie für eine weitere Ware zurück.' },
    foreman: { label: 'Vorarbeiter', about: 'Vier Arbeiter einer Fabrik kosten je 2\u00a0£ weniger.' },
    inventor: {
      label: 'Erfinder',
      about: 'Eine Stufe vor der Zeit. 5\u00a0£, dann 10, 15, 20\u00a0£, um ihn zu behalten.',
    },
    'machine-works': { label: 'Maschinenwerk', about: '1\u00a0£ für jede Maschine, die ein Nachbar bekommt.' },
    office: { label: 'Kontor', about: '5\u00a0£ für jede Verschiffung.' },
    patent: { label: 'Patent', about: '2\u00a0£ mehr für Vertrieb, oder zwei freie Schritte für die Rückgabe.' },
    'patron-food': patron('food'),
    'patron-clothes': patron('clothes'),
    'patron-cutlery': patron('cutlery'),
    'patron-lamps': patron('lamps'),
    'press-attache': {
      label: 'Pressesprecher',
      about: 'Gewinne einen Gleichstand bei den Aktienboni; geht mit der zweiten Nutzung im Jahrzehnt zurück.',
    },
    school: { label: 'Schule', about: 'Ersetzte Arbeiter lernen um; in der Produktion darf die letzte Reihe ruhen.' },
    'small-warehouse': { label: 'Kleines Lager', about: 'Lagere fünf Waren auf den Preisleisten.' },
    tinkerer: { label: 'Tüftler', about: 'Eine Stufe vor der Zeit, höchstens zweimal.' },
    workshop: {
      label: 'Werkstatt',
      about: '3\u00a0£ mehr für Maschinen; alle Maschinen einer Fabrik kosten 1\u00a0£.',
    },
  },
  event: {
    bureaucracy: { label: 'Bürokratie', about: 'Das 2-£-Feld ist bis zum Spielende gesperrt.' },
    'hamburg-credit-crisis': {
      label: 'Hamburger Kreditkrise',
      about: 'Das 10-£-Feld ist ein Jahrzehnt gesperrt; 10\u00a0£ extra öffnen deines.',
    },
    'war-on-the-continent': {
      label: 'Krieg auf dem Festland',
      about: 'Ein Vertrieb mehr und 1\u00a0£ auf den Preis jeder Fabrik.',
    },
    lobby: { label: 'Lobby', about: 'Alle nehmen einen Sondermarker.' },
    'world-exhibition': { label: 'Weltausstellung', about: 'Vier Arbeiter verlassen das Spiel.' },
    'navigation-acts': {
      label: 'Navigationsakte',
      about: 'Die Importeure gehen für ein Jahrzehnt zwei Felder zurück.',
    },
    'economic-crisis': { label: 'Wirtschaftskrise', about: 'Fünf Arbeiter kommen auf den Arbeitsmarkt zurück.' },
    'opium-war': {
      label: 'Opiumkrieg',
      about: 'Ein Schiff darf für die Hälfte seiner Plätze in Aktienfeldern abgegeben werden.',
    },
    'crown-jubilee': {
      label: 'Kronjubiläum',
      about: 'Im nächsten Jahrzehnt haben alle einmal einen Gönner nach Wahl.',
    },
    'made-in-england': { label: 'Made in England', about: 'Zwei freie Vertriebsschritte für alle.' },
    'luddite-riot': { label: 'Maschinenstürmer', about: '5\u00a0£ oder eine Maschine für jede Fabrik mit Maschinen.' },
    recession: { label: 'Rezession', about: 'Zwei Aktienfelder zurück oder eine Aktie an die Bank.' },
    'royal-society': {
      label: 'Royal Society',
      about: '2\u00a0£ je Plättchen, 4\u00a0£ je volle Reihe der besten Fabrik.',
    },
    'social-unrest': { label: 'Soziale Unruhen', about: '1\u00a0£ je Fabrikarbeiter, höchstens 12\u00a0£.' },
    'threat-of-strike': { label: 'Streikdrohung', about: 'Die Löhne sind ein Jahrzehnt lang 1\u00a0£ höher.' },
    'end-of-game': { label: 'Spielende', about: 'Ein letzter Handel, dann steht der Sieger fest.' },
  },
  eventsListed: 'Lobby, Krieg auf dem Festland, Bürokratie, Weltausstellung.',
  eventsShuffled: 'Bürokratie 1790, die anderen drei in beliebiger Folge.',
  questions: {},
  reasons: {},
};
