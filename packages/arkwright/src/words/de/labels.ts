import type { Good } from '../../goods.ts';
import type { Marker } from '../../markers.ts';
import type { Labels } from '../phrases.ts';
import { pounds, sum, type Terms } from './terms.ts';

const SEATS = ['Blau', 'Rot', 'Grün', 'Gelb'];

export function labelsOf(t: Terms): Labels {
  function marker(name: Marker): string {
    const [, first, rest = ''] = /^(first|second|ship)-(.*)$/.exec(name) ?? [];
    if (first === 'ship') return t.ship(rest);
    const kind = t.kind[(first ? rest : name) as keyof Terms['kind']];
    return first ? `${kind} (${t.shade[first as keyof Terms['shade']]})` : kind;
  }

  return {
    seats: SEATS,
    who: (seat) => ({ is: 'seat', seat, text: SEATS[seat] ?? String(seat) }),
    good: t.good,
    marker,
    type: { regular: 'normal', mass: 'Massenware', luxury: 'Luxus' },
    commodity: { food: 'Zucker', clothes: 'Baumwolle', cutlery: 'Silber', lamps: 'Porzellan' },
    bonus: { marketing: t.distribution, machine: 'Maschine', quality: 'Qualität', share: 'Aktienfeld' },
    company: 'Ostindien-Kompanie',
    tile: t.tile,
    event: t.event,
    edge: (edge) => (edge in t.good ? `Spalte ${t.good[edge as Good]}` : `Reihe ${edge.slice(4)}`),
    level: (level) => ['', 'I', 'II', 'III', 'IV'][level] ?? String(level),
    pounds,
    sum,
    labourMarket: 'Arbeitsmarkt',
    onMarket: 'Arbeiter',
    fired: t.firedShort,
    wage: 'Lohn',
    demand: 'Nachfrage',
    importer: 'Importeur',
    lasting: 'Es wirkt:',
    candidates: 'Mögliche Ereignisse:',
    cash: 'Geld',
    shares: 'Aktien',
    loans: 'Kredite',
    shareValue: 'Wert',
    shareSpace: 'Feld',
    portfolio: 'Depot',
    factories: 'Fabriken',
    price: 'Preis',
    appeal: 'Attraktivität',
    quality: 'Qualität',
    distribution: t.distribution,
    inShort: { quality: 'Qual.', distribution: t.distributionInShort, appeal: 'Attr.', mass: 'Masse', luxury: 'Luxus' },
    workers: 'Arbeiter',
    machines: 'Maschinen',
    output: 'Ausstoß',
    rows: t.row[1],
    rests: (row) => `${t.row[0]} ${row} ruht`,
    inRows: 'Arbeiter+Maschinen/Plätze',
    additional: 'zusätzliche Arbeiter',
    obsolete: 'veraltet',
    marked: 'markiert wegen später Einstellung',
    stored: 'Gelagert',
    room: 'Platz',
    chart: t.chart,
    free: 'leer',
    closed: t.closed,
    toOpen: (cost) => `für ${pounds(cost)} zu öffnen`,
    markers: t.marker[1],
    tiles: 'Entwicklungsplättchen',
    used: (times) => (times === 1 ? 'einmal genutzt' : `${times}-mal genutzt`),
    ships: 'Schiffe',
    resting: 'ruht',
    crew: 'Mannschaft',
    contracts: 'Verträge',
    contract: 'Vertrag',
    limit: 'Grenzmarker auf',
    warehouse: 'Lager',
    whatTheyDo: 'Was Ereignisse und Plättchen bewirken',
    onOffer: t.onOffer,
    row: t.row[0],
    none: 'nichts',
    startPlayer: 'Startspieler:',
    patronJoker: t.joker,
    bonuses: 'Boni, ab Feld:',
    influenceWorth: 'Am Ende wert, bei diesen Preisen:',
  };
}
