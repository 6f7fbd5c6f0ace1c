import type { Frame } from '../frames.ts';
import type { Good } from '../goods.ts';
import type { Move } from '../moves.ts';
import type { Tile } from '../tiles/names.ts';
import { labels, list, pounds, some } from './de-labels.ts';
import { news } from './de-news.ts';
import { question } from './de-questions.ts';
import { reasons } from './de-reasons.ts';
import type { Phrases } from './phrases.ts';

const good = (name: Good) => labels.good[name];
const workers = (n: number) => `${n} Arbeiter`;
const shares = (n: number) => some(n, 'Aktie', 'Aktien');
const loans = (n: number) => some(n, 'Kredit', 'Kredite');
const spaces = (n: number) => some(n, 'Feld', 'Felder');

const finishing: Partial<Record<Frame['step'], string>> = {
  factory: 'Aktion beenden',
  workers: 'Aktion beenden',
  machinery: 'Keine Maschine mehr kaufen',
  school: 'Den Arbeiter gehen lassen',
  quality: 'Nichts mehr verbessern',
  distribution: 'Nichts mehr heben',
  'free-steps': 'Den Rest verfallen lassen',
  exchange: 'Die Börse verlassen',
  ship: 'Nichts mehr verschiffen',
  'production-action': 'Nichts produzieren',
  'extra-shift': 'Die Sonderschichten behalten',
  claim: 'Keinen beanspruchen',
  further: 'Keine weitere Aktion',
  'return-ship': 'An den freien Pier',
  bonus: 'Keinen Bonus nehmen',
  'more-shifts': 'Die Sonderschichten behalten',
  prices: 'Die Preise so lassen',
  special: 'Nichts nehmen',
  inventor: 'Den Erfinder zurückgeben',
  'shut-row': 'Alle Reihen betreiben',
  'sell-stored': 'Aufhören zu verkaufen',
  patron: 'Dem Gönner nichts verkaufen',
  shipment: 'Nicht verschiffen',
  charisma: 'Charisma behalten',
  dismiss: 'Niemanden mehr entlassen',
  'opium-war': 'Die Schiffe behalten',
  promote: 'Die Lücke lassen',
};

function move(m: Move, frame: Frame | undefined): string {
  switch (m.do) {
    case 'done':
      return (frame && finishing[frame.step]) ?? 'Fertig';
    case 'found':
      return `Eine Fabrik für ${good(m.good)} gründen`;
    case 'found-as':
      return `Eine Fabrik für ${good(m.good)} gründen: ${labels.type[m.type]}`;
    case 'price':
      return `${good(m.good)} zu ${pounds(m.amount)} verkaufen`;
    case 'use':
      return `${labels.marker(m.marker)} auf ${pounds(m.at)} nutzen`;
    case 'reuse':
      return `${labels.marker(m.marker)} auf ${pounds(m.at)} noch einmal nutzen`;
    case 'pay':
      return `${pounds(m.amount)} zahlen`;
    case 'first':
      return m.what === 'main' ? 'Zuerst die Hauptaktion' : 'Zuerst die Zusatzaktion';
    case 'further':
      return `Weitere Aktion: ${labels.marker(m.marker)}`;
    case 'build':
      return `${good(m.good)} ${labels.level(m.level)} bauen`;
    case 'build-as':
      return `${good(m.good)} ${labels.level(m.level)} bauen: ${labels.type[m.type]}`;
    case 'modernise':
      return `${good(m.good)} auf ${labels.level(m.level)} modernisieren`;
    case 'close':
      return `${good(m.good)} schließen`;
    case 'developer':
      return 'Den Entwickler nutzen: 5 £ Nachlass auf jede Fabrik';
    case 'charge':
      return labels.tile[m.tile].label;
    case 'keep-inventor':
      return frame?.step === 'inventor' && frame.tile === 'tinkerer'
        ? 'Zahlen und den Tüftler behalten'
        : 'Zahlen und den Erfinder behalten';
    case 'hire':
      return `${workers(m.amount)} für ${good(m.good)} einstellen, Reihe ${m.row}`;
    case 'fire':
      return `${workers(m.amount)} aus ${good(m.good)} entlassen, Reihe ${m.row}`;
    case 'swap':
      return `Eine Maschine (${good(m.good)}) von Reihe ${m.from} in Reihe ${m.to} stellen`;
    case 'staff':
      return `Einen Lagerarbeiter einstellen: ${labels.edge(m.edge)}`;
    case 'shift':
      return `Einen Lagerarbeiter versetzen: ${labels.edge(m.from)} nach ${labels.edge(m.to)}`;
    case 'machine':
      return `Maschine in ${good(m.good)}, Reihe ${m.row}`;
    case 'retrain':
      return `Den Arbeiter in ${good(m.good)}, Reihe ${m.row} stellen`;
    case 'improve':
      return `${good(m.good)} verbessern`;
    case 'distribute':
      return `Vertrieb für ${good(m.good)} heben`;
    case 'patent-adds':
      return 'Patent: 2 £ mehr';
    case 'patent-returns':
      return 'Das Patent für zwei freie Schritte zurückgeben';
    case 'buy':
      return `${shares(m.amount)} kaufen`;
    case 'sell-shares':
      return `${shares(m.amount)} verkaufen`;
    case 'repay':
      return `${loans(m.amount)} zurückzahlen`;
    case 'sell-goods':
      return `${m.amount} ${good(m.good)} aus dem Lager verkaufen`;
    case 'contract':
      return `Vertrag über ${m.space} ${good(m.good)}`;
    case 'limit':
      return m.space === 0 ? 'Den Grenzmarker wegnehmen' : `Grenzmarker auf ${m.space}`;
    case 'join':
      return `${labels.marker(m.ship)} fährt mit`;
    case 'deliver':
      return `${m.amount} ${good(m.good)} verschiffen`;
    case 'run':
      return `${good(m.good)} mit ${some(m.rows, 'Reihe', 'Reihen')} produzieren`;
    case 'extra-shifts':
      return 'Die Sonderschichten für eine weitere Ware zurückgeben';
    case 'take':
      return `${labels.marker(m.marker)} nehmen`;
    case 'take-tile':
      return `${labels.tile[m.tile].label} nehmen`;
    case 'assign':
      return `${labels.tile[m.tile].label} bei ${good(m.good)} einsetzen`;
    case 'broker':
      return `Den Makler für ${shares(m.amount)} zum halben Preis zurückgeben`;
    case 'return-tile':
      return `${labels.tile[m.tile].label} zurückgeben`;
    case 'return-ship':
      return `${labels.marker(m.ship)} zurückgeben (${m.from === 'chart' ? 'in der Verwaltung' : 'am Pier'})`;
    case 'shut-row':
      return 'Die Reihe ruhen lassen';
    case 'sell-stored':
      return 'Eine gelagerte Ware verkaufen';
    case 'add':
      return m.amount === 0 ? 'Keine dazu' : `${m.amount} dazu`;
    case 'claim':
      return m.what === 'appeal'
        ? 'Den Gleichstand bei der Attraktivität gewinnen'
        : 'Den Gleichstand beim Verkauf gewinnen';
    case 'patron':
      return m.from === 'production' ? 'Eine aus der Produktion verkaufen' : 'Eine aus dem Lager verkaufen';
    case 'store':
      return m.amount === 0 ? 'Keine behalten' : `${m.amount} behalten`;
    case 'discard':
      return `Eine Ware wegwerfen: ${good(m.good)}`;
    case 'dismiss-worker':
      return `Den Arbeiter entlassen: ${labels.edge(m.edge)}`;
    case 'dismiss-ship':
      return `${labels.marker(m.ship)} mit Mannschaft zurückgeben`;
    case 'name':
      return `${labels.seats[m.seat]} beginnt`;
    case 'appease':
      return '5 £ zahlen';
    case 'give-machine':
      return `Eine Maschine in Reihe ${m.row} verlieren`;
    case 'promote':
      return `Ein Arbeiter aus Reihe ${m.row}`;
    case 'go-back':
      return 'Zwei Felder zurück';
    case 'return-share':
      return 'Eine Aktie zurückgeben';
    case 'commodity':
      return `Einfluss bei ${labels.commodity[m.good]}`;
    case 'steps':
      return m.amount === 0 ? 'Keine Schritte kaufen' : `${some(m.amount, 'Schritt', 'Schritte')} kaufen`;
    case 'rise':
      return 'Ein Feld vor auf der Aktienleiste';
    default:
      return m satisfies never;
  }
}

export const phrases: Phrases = {
  names: {
    'spinning-jenny': {
      name: 'Arkwright: Spinning Jenny',
      about:
        'Die kürzere Fassung: drei Jahrzehnte, Fabriken zweier Stufen, vier Waren. Das wertvollste Depot eigener Aktien gewinnt.',
    },
    anniversary: {
      name: 'Arkwright: Water Frame, Jubiläumsausgabe',
      about:
        'Das volle Spiel von 2025: fünf Jahrzehnte, Verkauf nach Angebot, eine Vertragsgrenze, 22 Arten Entwicklungsplättchen und 16 Ereignisse.',
    },
    'spinning-mule': {
      name: 'Arkwright: Spinning Mule',
      about: 'Das kurze Spiel der Jubiläumsausgabe: drei Jahrzehnte, Schiffe ohne Verträge.',
    },
    'water-frame': {
      name: 'Arkwright: Water Frame',
      about:
        'Die volle Fassung: fünf Jahrzehnte mit Entwicklungsplättchen, Schiffen, Verträgen und Ereignissen. Das wertvollste Depot eigener Aktien gewinnt.',
    },
  },
  labels,
  option(id, value) {
    const options: Record<string, Record<string, { label: string; about: string }>> = {
      'set-up': {
        '': { label: 'Aufbau', about: 'Wer über die ersten Fabriken entscheidet.' },
        free: { label: 'Frei', about: 'Alle gründen zwei Fabriken, verkaufen Aktien und nehmen einen ersten Marker.' },
        predetermined: {
          label: 'Vorgegeben',
          about: 'Fabriken, Preise, Aktien, Geld und Marker nach der Liste der Regel.',
        },
      },
      'east-india-company': {
        '': { label: 'Ostindien-Kompanie', about: 'Eine Rohstoffphase in jedem Zyklus: Einfluss, der am Ende zählt.' },
        off: { label: 'Aus', about: 'Ohne das Modul.' },
        on: { label: 'An', about: 'Mit dem Plan der Kompanie.' },
      },
      'asymmetric-factories': {
        '': { label: 'Asymmetrische Fabriken', about: 'Massenware und Luxus neben den normalen Fabriken.' },
        off: { label: 'Aus', about: 'Nur normale Fabriken.' },
        on: { label: 'An', about: 'Drei Arten von Fabriken.' },
      },
      patrons: {
        '': { label: 'Gönner', about: 'Ob die vier Gönner bei freiem Aufbau sicher im Angebot sind.' },
        drawn: { label: 'Gezogen', about: 'Die Plättchen werden zufällig gezogen.' },
        included: { label: 'Dabei', about: 'Die vier Gönner liegen aus; die anderen Plättchen werden gezogen.' },
      },
      events: {
        '': { label: 'Ereignisse', about: 'Die Reihenfolge der vorgegebenen Ereignisse.' },
        listed: { label: 'Nach der Liste', about: 'Lobby, Krieg auf dem Festland, Bürokratie, Weltausstellung.' },
        shuffled: { label: 'Gemischt', about: 'Bürokratie 1790, die anderen drei in beliebiger Folge.' },
      },
    };
    return options[id]?.[value ?? ''] ?? { label: value ?? id, about: '' };
  },
  question,
  move,
  note({ code, params }) {
    const n = (key: string) => Number(params[key] ?? 0);
    switch (code) {
      case 'cost':
        return `kostet ${pounds(n('pounds'))}`;
      case 'owed':
        return `${pounds(n('pounds'))} geschuldet`;
      case 'each':
        return `je ${pounds(n('pounds'))}`;
      case 'first-at':
        return `die erste zu ${pounds(n('pounds'))}`;
      case 'fee':
        return `mit ${pounds(n('pounds'))} für erneute Nutzung`;
      case 'opening':
        return `mit ${pounds(n('pounds'))}, um das Feld zu öffnen`;
      case 'exact':
        return `das Feld sagt ${pounds(n('pounds'))}`;
      case 'cash':
        return `du hast ${pounds(n('pounds'))}`;
      case 'spare':
        return `${pounds(n('pounds'))} der Kosten übrig`;
      case 'left':
        return `noch ${some(n('steps'), 'Schritt', 'Schritte')}`;
      case 'of-amount':
        return `braucht ${pounds(n('pounds'))} von ${pounds(n('left'))}`;
      case 'earns-machinery':
        return some(n('amount'), 'Maschine', 'Maschinen');
      case 'earns-quality':
        return some(n('amount'), 'Schritt', 'Schritte');
      case 'earns-distribution':
        return `${pounds(n('amount'))} Vertrieb`;
      case 'thresholds':
        return `1 / 2 / 3 für ${params.values} £`;
      case 'limit':
        return `bis ${pounds(n('pounds'))}`;
      case 'rows':
        return n('rows') > 0 ? `bis zu ${some(n('rows'), 'Reihe', 'Reihen')}` : 'die erste Aktie zum halben Preis';
      case 'tile':
        return labels.tile[params.tile as Tile].about;
      case 'developer':
        return 'mit dem Entwickler';
      case 'inventor':
        return 'eine Nutzung des Erfinders';
      case 'income-each':
        return `bringt je ${pounds(n('pounds'))}`;
      case 'influence':
        return n('space') === 0 ? 'neben der Leiste' : `Feld ${n('space')}`;
      case 'uses-left':
        return `noch ${some(n('uses'), 'Nutzung', 'Nutzungen')} in diesem Jahrzehnt`;
      case 'back':
        return `${spaces(n('spaces'))} zurück`;
      case 'forward':
        return `${spaces(n('spaces'))} vor`;
      case 'emergency':
        return `Notverkauf: ${shares(n('shares'))} zu ${pounds(n('value'))}, ${spaces(n('spaces'))} zurück`;
      case 'loans':
        return `${n('shares') > 0 ? `Notverkauf von ${shares(n('shares'))}, dann ` : ''}${loans(n('loans'))}, ${spaces(n('spaces'))} zurück`;
      default:
        return code;
    }
  },
  reasons,
  news,
  why: {
    factories: 'Fabriken',
    administration: 'Verwaltung',
    action: 'Aktionen',
    opening: 'Geöffnete Felder',
    inventor: 'Erfinder',
    gift: 'Gabe der Bank',
    start: 'Startkapital',
    exchange: 'Börse',
    'half-price': 'Aktien zum halben Preis',
    emergency: 'Notverkäufe',
    loan: 'Kredite',
    sales: 'Verkauf',
    wages: 'Löhne und Maschinen',
    'harbor-wages': 'Löhne im Hafen',
    influence: 'Einfluss',
    bonus: 'Boni',
    'machine-works': 'Maschinenwerk',
    added: 'Angeboten',
    'engineering-works': 'Maschinenfabrik',
    shipping: 'Verschiffung',
    office: 'Kontor',
    'warehouse-sale': 'Lagerverkauf',
    obsolescence: 'Veraltung',
    decay: 'Sinkender Vertrieb',
    contract: 'Verträge',
    'late-hiring': 'Späte Einstellung',
    stored: 'Eingelagert',
    sold: 'Verkauft',
    shipped: 'Verschifft',
    patron: 'Gönner',
    discarded: 'Weggeworfen',
    'no-room': 'Kein Platz',
    'luddite-riot': 'Maschinenstürmer',
    'social-unrest': 'Soziale Unruhen',
    'royal-society': 'Royal Society',
    recession: 'Rezession',
  },
  decadeLine: (decade, active, level) =>
    `${decade}er, Stufe ${labels.level(level)}${active ? `, ${good(active)}` : ', Ende der Runde'}`,
  preparation: () => '1760: Vorbereitung',
  result(winners, scores, out) {
    const score = list(
      scores.map((n, seat) => `${labels.seats[seat]} ${pounds(n)}${out.includes(seat) ? ' (Kredite)' : ''}`),
    );
    if (winners.length === 0) return `Niemand gewinnt: Alle haben Kredite. ${score}.`;
    const names = list(winners.map((seat) => labels.seats[seat] ?? ''));
    return `${names} ${winners.length > 1 ? 'teilen sich den Sieg' : 'gewinnt'}. ${score}.`;
  },
};
