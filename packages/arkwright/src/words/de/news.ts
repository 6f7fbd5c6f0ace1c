import { joined, say } from '@cromford/kernel';
import type { Good } from '../../goods.ts';
import type { News, Why } from '../../news.ts';
import { FACTORY_TYPES, type FactoryType } from '../../state.ts';
import type { Labels, Phrases } from '../phrases.ts';
import { list, pounds, some, type Terms } from './terms.ts';

const workers = (n: number) => say`${n} Arbeiter`;

const reason: Partial<Record<Why, string>> = {
  emergency: 'Notverkauf',
  loan: 'Kredite',
  'sold-one': 'eine Ware verkauft',
  'sold-more': 'Waren verkauft',
  'highest-appeal': 'höchste Attraktivität',
  'most-sold': 'am meisten verkauft',
  shipping: 'Verschiffung',
  contract: 'Vertrag nicht erfüllt',
  decay: 'der Vertrieb ließ um 1 nach, und die Attraktivität wäre negativ geworden',
  'late-hiring': 'späte Einstellung',
  'opium-war': 'Opiumkrieg',
  recession: 'Rezession',
  bonus: 'Bonus der Kompanie',
};

const cashFor: Partial<Record<Why, string>> = {
  factories: 'für die Fabriken',
  administration: 'für die Verwaltung',
  action: 'für die Aktion',
  inventor: 'für den Erfinder',
  gift: 'zum Anfang von der Bank',
  start: 'Startkapital',
  exchange: 'für Aktien',
  'half-price': 'für Aktien zum halben Preis',
  emergency: 'aus dem Notverkauf',
  loan: 'für Kredite',
  sales: 'aus dem Verkauf',
  wages: 'Löhne und Maschinenkosten',
  'harbor-wages': 'für Mannschaften und Lagerarbeiter',
  'engineering-works': 'für eine fremde Maschine',
  'machine-works': 'für eine Maschine des Nachbarn',
  shipping: 'aus der Verschiffung',
  office: 'aus dem Kontor',
  'warehouse-sale': 'aus dem Lagerverkauf',
  obsolescence: 'für fehlende zusätzliche Arbeiter',
  'luddite-riot': 'an die Maschinenstürmer',
  'social-unrest': 'wegen der Unruhen',
  influence: 'für Einfluss',
  'royal-society': 'von der Royal Society',
};

const goodsFor = {
  stored: 'eingelagert',
  sold: 'aus dem Lager verkauft',
  added: 'aus dem Lager angeboten',
  'warehouse-sale': 'zum festen Preis verkauft',
  shipped: 'aus dem Lager verschifft',
  patron: 'aus dem Lager an den Gönner verkauft',
  discarded: 'weggeworfen',
  'no-room': 'mangels Platz verloren',
} as const;

/** Mit dem hellgrauen Marker ist nur die erste Aktie billiger (FE-STX-09). */
function paidFor({ why, rule }: Extract<News, { kind: 'cash' }>): string {
  return rule === 'FE-STX-09' ? 'für Aktien, die erste zum halben Preis' : (cashFor[why] ?? why);
}

/** Ein Satz für alles, was geschieht. */
export function newsIn(t: Terms, labels: Labels): Phrases['news'] {
  const who = (seat: number | null) => (seat === null ? 'Der Importeur' : labels.who(seat));
  const good = (name: Good | null) => (name ? t.good[name] : '');
  /** Die Art einer Fabrik, wo sie besonders ist. */
  const typed = (type: FactoryType) => (type === 0 ? '' : say` (${labels.type[FACTORY_TYPES[type]]})`);
  const isTile = (what: string): what is keyof Terms['tile'] => what in t.tile;
  const thing = (what: string) => (isTile(what) ? t.tile[what].label : labels.marker(what as never));
  const from = {
    market: 'vom Arbeitsmarkt',
    fired: t.fromFired,
    factory: 'aus der Fabrik',
    additional: 'aus der veralteten Fabrik',
    warehouse: 'aus dem Lager',
    ship: 'vom Schiff',
    gone: 'aus der Schachtel',
  } as const;
  const to = {
    market: 'auf den Arbeitsmarkt',
    fired: t.toFired,
    factory: 'in die Fabrik',
    additional: 'in die veraltete Fabrik',
    warehouse: 'ins Lager',
    ship: 'aufs Schiff',
    gone: 'in die Schachtel',
  } as const;

  return (e, by) => {
    const money = by === undefined ? '' : ` (${by > 0 ? '+' : ''}${labels.pounds(by)})`;
    switch (e.kind) {
      case 'cash':
        return say`${who(e.seat)} ${e.by < 0 ? 'zahlt' : 'erhält'} ${pounds(Math.abs(e.by))} ${paidFor(e)}.`;
      case 'shares':
        return say`${who(e.seat)} ${e.by < 0 ? 'gibt' : 'erhält'} ${some(Math.abs(e.by), 'Aktie', 'Aktien')}${e.by < 0 ? ' ab' : ''}${e.each > 0 ? say` zu ${pounds(e.each)}` : ''}${money}.`;
      case 'loans':
        return e.by > 0
          ? say`${who(e.seat)} nimmt ${some(e.by, 'Kredit', 'Kredite')} auf${money}.`
          : say`${who(e.seat)} zahlt ${some(-e.by, 'Kredit', 'Kredite')} zurück${money}.`;
      case 'indicator':
        return say`${who(e.seat)} zieht von Feld ${e.from} auf ${e.to} (${reason[e.why] ?? e.why}).`;
      case 'goods':
        return say`${who(e.seat)}: ${t.goods(Math.abs(e.by), e.good)} ${goodsFor[e.why]}${money}.`;
      case 'workers':
        if (e.from === 'market' && e.to === 'market')
          return say`${workers(e.amount)} des Arbeitsmarkts rücken nach vorn.`;
        return say`${e.seat === null ? '' : say`${who(e.seat)}: `}${workers(e.amount)} ${from[e.from]} ${to[e.to]}${e.good ? say` (${good(e.good)}${e.row > 0 ? say`, ${t.row[0]} ${e.row}` : ''})` : ''}.`;
      case 'machine':
        return e.by > 0
          ? say`${who(e.seat)} stellt eine Maschine in ${good(e.good)}, ${t.row[0]} ${e.row}.`
          : say`${who(e.seat)} verliert ${some(-e.by, 'Maschine', 'Maschinen')} in ${good(e.good)}, ${t.row[0]} ${e.row}.`;
      case 'swapped':
        return say`${who(e.seat)}: Eine Maschine (${good(e.good)}) wechselt von ${t.row[0]} ${e.from} in ${t.row[0]} ${e.to}.`;
      case 'promoted':
        return say`${who(e.seat)}: Ein Arbeiter für ${good(e.good)} wechselt von ${t.row[0]} ${e.from} in ${t.row[0]} ${e.to}.`;
      case 'staffed':
        return say`${who(e.seat)} besetzt das Lager: ${labels.edge(e.edge)}.`;
      case 'shifted':
        return say`${who(e.seat)} versetzt einen Lagerarbeiter: ${labels.edge(e.from)} nach ${labels.edge(e.to)}.`;
      case 'dismissed':
        return say`${who(e.seat)} entlässt den Arbeiter an ${labels.edge(e.edge)}.`;
      case 'founded':
        return say`${who(e.seat)} gründet eine Fabrik für ${good(e.good)}${typed(e.type)}.`;
      case 'built':
        return say`${who(e.seat)} baut ${good(e.good)} ${labels.level(e.level)}${typed(e.type)} für ${pounds(e.cost)}${money}.`;
      case 'modernised':
        return say`${who(e.seat)} modernisiert ${good(e.good)} auf ${labels.level(e.level)} für ${pounds(e.cost)}${money}.`;
      case 'closed':
        return say`${who(e.seat)} schließt ${good(e.good)} ${labels.level(e.level)}.`;
      case 'priced':
        return say`${who(e.seat)}: ${good(e.good)} jetzt zu ${pounds(e.to)}; Attraktivität ${e.appeal}.`;
      case 'quality':
        return say`${who(e.seat)} verbessert ${good(e.good)} auf +${e.to}; Attraktivität ${e.appeal}.`;
      case 'distribution':
        return say`${who(e.seat)}: ${t.distribution} für ${good(e.good)} jetzt +${e.to}; Attraktivität ${e.appeal}.`;
      case 'placed':
        return say`${who(e.seat)} ${t.used(labels.marker(e.marker), pounds(e.at), e.again)}${money}.`;
      case 'took':
        return say`${who(e.seat)} nimmt ${thing(e.what)}${e.ahead ? ', vor der Zeit' : ''}.`;
      case 'gave-back':
        return say`${who(e.seat)} gibt ${thing(e.what)} zurück.`;
      case 'assigned':
        return say`${who(e.seat)} setzt ${thing(e.tile)} bei ${good(e.good)} ein.`;
      case 'used-tile':
        return say`${who(e.seat)} nutzt ${thing(e.tile)}.`;
      case 'marked':
        return e.on
          ? say`${who(e.seat)}: ${good(e.good)} ist wegen später Einstellung markiert.`
          : say`${who(e.seat)}: Die Markierung bei ${good(e.good)} ist weg.`;
      case 'set-up':
        return say`Das Spiel ist aufgebaut. ${who(e.start)} ist Startspieler.`;
      case 'decade':
        return say`Die ${e.decade}er beginnen, auf Stufe ${labels.level(e.level)}.`;
      case 'cycle':
        return say`Der Zyklus ${good(e.good)} beginnt.`;
      case 'economy':
        return say`Wirtschaft: Der Importeur für ${good(e.good)} rückt ${e.importer} vor, bis zu ${workers(e.workers)} zurück auf den Markt.`;
      case 'importer':
        return say`Der Importeur für ${good(e.good)} zieht von ${e.from} auf ${e.to}.`;
      case 'market':
        return say`Nachfrage nach ${t.goods(e.demand, e.good)}; der Importeur steht auf ${e.importer}, der Lohn ist ${pounds(e.wage)}.`;
      case 'shut':
        return say`${who(e.seat)} lässt ${t.row[0]} ${e.row} von ${good(e.good)} ruhen.`;
      case 'produced':
        return say`${who(e.seat)} produziert ${t.goods(e.amount, e.good)}.`;
      case 'called':
        return say`Bei ${e.appeal}: ${who(e.seat)} verkauft eine ${t.unit[0]}${e.from === 'stock' ? ' aus dem Lager' : e.from === 'extra-shifts' ? ' aus Sonderschichten' : ''}.`;
      case 'added':
        return say`${who(e.seat)} bietet ${t.goods(e.amount, e.good)} aus dem Lager zusätzlich an.`;
      case 'stopped':
        return say`${who(e.seat)} hört auf zu verkaufen.`;
      case 'sold':
        return say`${who(e.seat)} hat ${t.goods(e.amount, e.good)} verkauft${e.unsold > 0 ? say`; ${e.unsold} übrig` : ''}${money}.`;
      case 'patron':
        return say`${who(e.seat)} verkauft ${t.goods(1, e.good)} an den ${e.joker ? t.joker : 'Gönner'}.`;
      case 'lost-goods':
        return say`${who(e.seat)} verliert ${t.goods(e.amount, e.good)}.`;
      case 'shipped':
        return say`${who(e.seat)} verschifft ${t.goods(e.amount, e.good)} mit ${some(e.ships, 'Schiff', 'Schiffen')}.`;
      case 'contract':
        return e.to === 0
          ? say`${who(e.seat)}: Der Vertrag über ${good(e.good)} ist erfüllt.`
          : say`${who(e.seat)}: Der Vertrag über ${good(e.good)} steht auf ${e.to}.`;
      case 'limit':
        return e.to === 0
          ? say`${who(e.seat)} nimmt den Grenzmarker weg.`
          : say`${who(e.seat)} setzt den Grenzmarker auf ${e.to}.`;
      case 'influence':
        return say`${who(e.seat)} rückt bei ${labels.commodity[e.good]} von ${e.from} auf ${e.to} vor${money}.`;
      case 'commodity-price':
        return say`Der Preis von ${labels.commodity[e.good]} steigt auf ${pounds(e.to)}.`;
      case 'start-player':
        return say`${who(e.seat)} wird Startspieler${e.by === null ? '' : say`, bestimmt von ${who(e.by)}`}.`;
      case 'markers-back':
        return say`Alle ${t.actionMarker[1]} kommen zurück.`;
      case 'event':
        return say`Ereignis: ${t.event[e.event].label}. ${t.event[e.event].about}`;
      case 'event-ends':
        return say`${t.event[e.event].label} endet.`;
      case 'obsolete':
        return say`${who(e.seat)}: Die Fabrik für ${good(e.good)} ist veraltet; ${some(e.workers, 'zusätzlicher Arbeiter', 'zusätzliche Arbeiter')}${e.missing > 0 ? say`, ${e.missing} fehlen` : ''}.`;
      case 'out':
        return say`${who(e.seat)} hat noch ${some(e.loans, 'Kredit', 'Kredite')} und damit verloren.`;
      case 'over':
        return say`Das Spiel ist vorbei. ${list(e.scores.map((score, seat) => say`${who(seat)} ${pounds(score)}`))}.`;
      default:
        return e satisfies never;
    }
  };
}

/** Der Weg eines Aktienmarkers als Ganzes. */
export function waysIn(labels: Labels): Phrases['ways'] {
  return (run) => {
    const [first, last] = [run[0], run.at(-1)];
    const reasons = run.map(({ why }) => reason[why] ?? why).join(', ');
    return first && last
      ? say`${labels.who(first.seat)} zieht von Feld ${first.from} auf ${last.to} (${reasons}).`
      : '';
  };
}

/** Wer bei welcher Attraktivität aufgerufen wurde. */
export function callsIn(labels: Labels): Phrases['calls'] {
  const from = { production: '', stock: ' (Lager)', 'extra-shifts': ' (Sonderschichten)', importer: '' } as const;
  return (run) =>
    say`Einzeln verkauft, nach Attraktivität: ${joined(
      run.map((e) => say`${e.appeal} ${e.seat === null ? labels.importer : labels.who(e.seat)}${from[e.from]}`),
      ', ',
    )}.`;
}
