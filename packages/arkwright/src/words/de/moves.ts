import type { Frame } from '../../frames.ts';
import type { Good } from '../../goods.ts';
import type { Labels, Phrases } from '../phrases.ts';
import { pounds, some, type Terms } from './terms.ts';

const workers = (n: number) => `${n} Arbeiter`;
const shares = (n: number) => some(n, 'Aktie', 'Aktien');
const loans = (n: number) => some(n, 'Kredit', 'Kredite');

/** Was Fertigwerden heißt, hängt von der Frage ab. */
function finishingOf(t: Terms): Partial<Record<Frame['step'], string>> {
  return {
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
    'return-ship': `An den freien ${t.pier}`,
    bonus: 'Keinen Bonus nehmen',
    'more-shifts': 'Die Sonderschichten behalten',
    prices: 'Die Preise so lassen',
    special: 'Nichts nehmen',
    inventor: 'Den Erfinder zurückgeben',
    'shut-row': `Alle ${t.row[1]} betreiben`,
    'sell-stored': 'Aufhören zu verkaufen',
    patron: 'Dem Gönner nichts verkaufen',
    shipment: 'Nicht verschiffen',
    charisma: 'Charisma behalten',
    dismiss: 'Den Rest behalten',
    'opium-war': 'Die Schiffe behalten',
    promote: 'Die Lücke lassen',
  };
}

export function moveIn(t: Terms, labels: Labels): Phrases['move'] {
  const finishing = finishingOf(t);
  const good = (name: Good) => t.good[name];

  return (m, frame, turn) => {
    switch (m.do) {
      case 'done':
        if (frame?.step === 'inventor' && frame.tile === 'tinkerer') return 'Den Tüftler zurückgeben';
        if (frame?.step === 'prices' && turn.priced > 0) return 'Die anderen Preise so lassen';
        if (frame?.step === 'quality' && turn.affected === 0) return 'Nichts verbessern';
        if (frame?.step === 'distribution' && turn.affected === 0) return 'Nichts heben';
        return (frame && finishing[frame.step]) ?? 'Fertig';
      case 'found':
        return `Eine Fabrik für ${good(m.good)} gründen`;
      case 'found-as':
        return `Eine Fabrik für ${good(m.good)} gründen: ${labels.type[m.type]}`;
      case 'price':
        return `${good(m.good)} zu ${pounds(m.amount)} verkaufen`;
      case 'use':
        return t.use(labels.marker(m.marker), pounds(m.at));
      case 'reuse':
        return t.reuse(labels.marker(m.marker), pounds(m.at));
      case 'pay':
        return `${pounds(m.amount)} zahlen`;
      case 'first':
        return m.what === 'main' ? `Zuerst die Hauptaktion (${t.kind['stock-exchange']})` : 'Zuerst die Zusatzaktion';
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
        return `Den Entwickler nutzen: ${t.developer}`;
      case 'charge':
        return t.tile[m.tile].label;
      case 'keep-inventor':
        return frame?.step === 'inventor' && frame.tile === 'tinkerer'
          ? 'Zahlen und den Tüftler behalten'
          : 'Zahlen und den Erfinder behalten';
      case 'hire':
        return `${workers(m.amount)} für ${good(m.good)} einstellen, ${t.row[0]} ${m.row}`;
      case 'fire':
        return `${workers(m.amount)} aus ${good(m.good)} entlassen, ${t.row[0]} ${m.row}`;
      case 'swap':
        return `Eine Maschine (${good(m.good)}) von ${t.row[0]} ${m.from} in ${t.row[0]} ${m.to} stellen`;
      case 'staff':
        return `Einen Lagerarbeiter einstellen: ${labels.edge(m.edge)}`;
      case 'shift':
        return `Einen Lagerarbeiter versetzen: ${labels.edge(m.from)} nach ${labels.edge(m.to)}`;
      case 'machine':
        return `Maschine in ${good(m.good)}, ${t.row[0]} ${m.row}`;
      case 'retrain':
        return `Den Arbeiter in ${good(m.good)}, ${t.row[0]} ${m.row} stellen`;
      case 'improve':
        return `${good(m.good)} verbessern`;
      case 'distribute':
        return `${t.distribution} für ${good(m.good)} heben`;
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
        return `${t.goods(m.amount, m.good)} aus dem Lager verkaufen`;
      case 'contract':
        return `Vertrag über ${t.goods(m.space, m.good)}`;
      case 'limit':
        return m.space === 0 ? 'Den Grenzmarker wegnehmen' : `Grenzmarker auf ${m.space}`;
      case 'join':
        return `${labels.marker(m.ship)} fährt mit`;
      case 'deliver':
        return `${t.goods(m.amount, m.good)} verschiffen`;
      case 'run':
        return `${good(m.good)} mit ${some(m.rows, ...t.row)} produzieren`;
      case 'extra-shifts':
        return `Die Sonderschichten für eine weitere ${t.unit[0]} zurückgeben`;
      case 'take':
        return `${labels.marker(m.marker)} nehmen`;
      case 'take-tile':
        return `${t.tile[m.tile].label} nehmen`;
      case 'assign':
        return `${t.tile[m.tile].label} bei ${good(m.good)} einsetzen`;
      case 'broker':
        return `Den Makler für ${shares(m.amount)} zum halben Preis zurückgeben`;
      case 'return-tile':
        return `${t.tile[m.tile].label} zurückgeben`;
      case 'return-ship':
        return `${labels.marker(m.ship)} zurückgeben (${m.from === 'chart' ? 'in der Verwaltung' : `am ${t.pier}`})`;
      case 'shut-row':
        return `Die ${t.row[0]} ruhen lassen`;
      case 'sell-stored':
        return `Eine gelagerte ${t.unit[0]} verkaufen`;
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
        return `${t.goods(1, m.good)} wegwerfen`;
      case 'dismiss-worker':
        return `Den Arbeiter entlassen: ${labels.edge(m.edge)}`;
      case 'dismiss-ship':
        return `${labels.marker(m.ship)} zurückgeben`;
      case 'name':
        return `${labels.seats[m.seat]} beginnt`;
      case 'appease':
        return 'Die Aufständischen abfinden';
      case 'give-machine':
        return `Eine Maschine in ${t.row[0]} ${m.row} verlieren`;
      case 'promote':
        return `Ein Arbeiter aus ${t.row[0]} ${m.row}`;
      case 'go-back':
        return 'Den Aktienwert fallen lassen';
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
  };
}
