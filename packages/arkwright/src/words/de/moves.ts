import { amount, say, thing, topic } from '@cromford/kernel';
import type { Frame } from '../../frames.ts';
import type { Good } from '../../goods.ts';
import type { Marker } from '../../markers.ts';
import type { Edge } from '../../moves.ts';
import type { TypeName } from '../../state.ts';
import type { Tile } from '../../tiles/names.ts';
import type { Labels, Phrases } from '../phrases.ts';
import { counted, pounds, some, sum, type Terms } from './terms.ts';

const workers = (n: number) => counted(n, 'Arbeiter', 'Arbeiter');
const shares = (n: number) => counted(n, 'Aktie', 'Aktien');
const loans = (n: number) => counted(n, 'Kredit', 'Kredite');

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
  const good = (name: Good) => thing('good', t.good[name]);
  const about = (name: Good) => topic(good(name), ' ');

  const marker = (name: Marker) => thing('marker', labels.marker(name));
  const tile = (name: Tile) => thing('tile', t.tile[name].label);
  const row = (n: number) => thing('place', `${t.row[0]} ${n}`);
  const edge = (name: Edge) => thing('place', labels.edge(name));
  const type = (name: TypeName) => thing('kind', labels.type[name]);

  return (m, frame, turn) => {
    switch (m.do) {
      case 'done':
        if (frame?.step === 'inventor' && frame.tile === 'tinkerer') return 'Den Tüftler zurückgeben';
        if (frame?.step === 'prices' && turn.priced > 0) return 'Die anderen Preise so lassen';
        if (frame?.step === 'quality' && turn.affected === 0) return 'Nichts verbessern';
        if (frame?.step === 'distribution' && turn.affected === 0) return 'Nichts heben';
        return (frame && finishing[frame.step]) ?? 'Fertig';
      case 'found':
        return say`Eine Fabrik für ${good(m.good)} gründen`;
      case 'found-as':
        return say`Eine Fabrik für ${good(m.good)} gründen: ${type(m.type)}`;
      case 'price':
        return say`${about(m.good)}zu ${sum(m.amount)} verkaufen`;
      case 'use':
        return t.use(marker(m.marker), pounds(m.at));
      case 'reuse':
        return t.reuse(marker(m.marker), pounds(m.at));
      case 'pay':
        return say`${sum(m.amount)} zahlen`;
      case 'first':
        return m.what === 'main'
          ? say`Zuerst die Hauptaktion (${t.kind['stock-exchange']})`
          : 'Zuerst die Zusatzaktion';
      case 'further':
        return say`Weitere Aktion: ${marker(m.marker)}`;
      case 'build':
        return say`${about(m.good)}${labels.level(m.level)} bauen`;
      case 'build-as':
        return say`${about(m.good)}${labels.level(m.level)} bauen: ${type(m.type)}`;
      case 'modernise':
        return say`${about(m.good)}auf ${labels.level(m.level)} modernisieren`;
      case 'close':
        return say`${about(m.good)}schließen`;
      case 'developer':
        return say`Den Entwickler nutzen: ${t.developer}`;
      case 'charge':
        return tile(m.tile);
      case 'keep-inventor':
        return frame?.step === 'inventor' && frame.tile === 'tinkerer'
          ? 'Zahlen und den Tüftler behalten'
          : 'Zahlen und den Erfinder behalten';
      case 'hire':
        return say`${workers(m.amount)} für ${good(m.good)} einstellen, ${row(m.row)}`;
      case 'fire':
        return say`${workers(m.amount)} aus ${good(m.good)} entlassen, ${row(m.row)}`;
      case 'swap':
        return say`Eine Maschine (${good(m.good)}) von ${row(m.from)} in ${row(m.to)} stellen`;
      case 'staff':
        return say`Einen Lagerarbeiter einstellen: ${edge(m.edge)}`;
      case 'shift':
        return say`Einen Lagerarbeiter versetzen: ${edge(m.from)} nach ${edge(m.to)}`;
      case 'machine':
        return say`Maschine in ${good(m.good)}, ${row(m.row)}`;
      case 'retrain':
        return say`Den Arbeiter in ${good(m.good)}, ${row(m.row)} stellen`;
      case 'improve':
        return say`${about(m.good)}verbessern`;
      case 'distribute':
        return say`${t.distribution} für ${good(m.good)} heben`;
      case 'patent-adds':
        return 'Patent: 2\u00a0£ mehr';
      case 'patent-returns':
        return 'Das Patent für zwei freie Schritte zurückgeben';
      case 'buy':
        return say`${shares(m.amount)} kaufen`;
      case 'sell-shares':
        return say`${shares(m.amount)} verkaufen`;
      case 'repay':
        return say`${loans(m.amount)} zurückzahlen`;
      case 'sell-goods':
        return say`${t.goods(m.amount, m.good)} aus dem Lager verkaufen`;
      case 'contract':
        return say`Vertrag über ${t.goods(m.space, m.good)}`;
      case 'limit':
        return m.space === 0 ? 'Den Grenzmarker wegnehmen' : say`Grenzmarker auf ${m.space}`;
      case 'join':
        return say`${marker(m.ship)} fährt mit`;
      case 'deliver':
        return say`${t.goods(m.amount, m.good)} verschiffen`;
      case 'run':
        return say`${about(m.good)}mit ${some(m.rows, ...t.row)} produzieren`;
      case 'extra-shifts':
        return say`Die Sonderschichten für eine weitere ${t.unit[0]} zurückgeben`;
      case 'take':
        return say`${marker(m.marker)} nehmen`;
      case 'take-tile':
        return say`${tile(m.tile)} nehmen`;
      case 'assign':
        return say`${tile(m.tile)} bei ${good(m.good)} einsetzen`;
      case 'broker':
        return say`Den Makler für ${shares(m.amount)} zum halben Preis zurückgeben`;
      case 'return-tile':
        return say`${tile(m.tile)} zurückgeben`;
      case 'return-ship':
        return say`${marker(m.ship)} zurückgeben (${m.from === 'chart' ? 'in der Verwaltung' : say`am ${t.pier}`})`;
      case 'shut-row':
        return say`Die ${t.row[0]} ruhen lassen`;
      case 'sell-stored':
        return say`Eine gelagerte ${t.unit[0]} verkaufen`;
      case 'add':
        return m.amount === 0 ? 'Keine dazu' : say`${amount(m.amount)} dazu`;
      case 'claim':
        return m.what === 'appeal'
          ? 'Den Gleichstand bei der Attraktivität gewinnen'
          : 'Den Gleichstand beim Verkauf gewinnen';
      case 'patron':
        return m.from === 'production' ? 'Eine aus der Produktion verkaufen' : 'Eine aus dem Lager verkaufen';
      case 'store':
        return m.amount === 0 ? 'Keine behalten' : say`${amount(m.amount)} behalten`;
      case 'discard':
        return say`${t.goods(1, m.good)} wegwerfen`;
      case 'dismiss-worker':
        return say`Den Arbeiter entlassen: ${edge(m.edge)}`;
      case 'dismiss-ship':
        return say`${marker(m.ship)} zurückgeben`;
      case 'name':
        return say`${labels.who(m.seat)} beginnt`;
      case 'appease':
        return 'Die Aufständischen abfinden';
      case 'give-machine':
        return say`Eine Maschine in ${row(m.row)} verlieren`;
      case 'promote':
        return say`Ein Arbeiter aus ${row(m.row)}`;
      case 'go-back':
        return 'Den Aktienwert fallen lassen';
      case 'return-share':
        return 'Eine Aktie zurückgeben';
      case 'commodity':
        return say`Einfluss bei ${thing('good', labels.commodity[m.good])}`;
      case 'steps':
        return m.amount === 0 ? 'Keine Schritte kaufen' : say`${counted(m.amount, 'Schritt', 'Schritte')} kaufen`;
      case 'rise':
        return 'Ein Feld vor auf der Aktienleiste';
      default:
        return m satisfies never;
    }
  };
}
