import type { Phrases } from '../phrases.ts';
import { good, labels, units } from './labels.ts';

const goods = (n: number) => (n === 1 ? '1 Ware' : `${n} Waren`);
const shares = (n: number) => (n === 0 ? 'Keine Aktie' : n === 1 ? '1 Aktie' : `${n} Aktien`);

export const move: Phrases['move'] = (m) => {
  switch (m.do) {
    case 'action':
      return labels.action[m.action];
    case 'pass':
      return 'Keine Aktion';
    case 'done':
      return 'Fertig';
    case 'keep':
      return 'Jetzt nicht';
    case 'skip':
      return 'Keine Entwicklung';
    case 'open':
      return `Fabrik eröffnen: ${good(m.good)}`;
    case 'build':
      return `${good(m.good)}: Fabrik bauen`;
    case 'upgrade':
      return `${good(m.good)}: Fabrik modernisieren`;
    case 'invent':
      return `${good(m.good)}: Fabrik durch den Erfinder modernisieren`;
    case 'employ':
      return `Arbeiterkarte ${m.position} für ${good(m.good)}`;
    case 'automate':
      return m.position === 0
        ? `${good(m.good)}: Maschinen auf der Fabrik`
        : `${good(m.good)}: Maschinen auf Arbeiterkarte ${m.position}`;
    case 'put':
      return `${good(m.good)}: ${labels.piece[m.card]} zeigt ${m.value} ${labels.shows[m.shows]}`;
    case 'distribute':
      return `${good(m.good)}: ${labels.piece[m.card]} zeigt ${m.value}`;
    case 'remove':
      return `Zurücknehmen: ${labels.piece[m.card]}`;
    case 'buy':
      return `${shares(m.amount)} kaufen`;
    case 'loans':
      return m.amount === 0 ? 'Kein Kredit' : m.amount === 1 ? '1 Kredit' : `${m.amount} Kredite`;
    case 'reactivate':
      return 'Schiffe aktivieren';
    case 'run':
      return m.cards === 0
        ? `${good(m.good)}: die Fabrik allein`
        : `${good(m.good)}: Fabrik und ${m.cards === 1 ? 'eine Arbeiterkarte' : 'beide Arbeiterkarten'}`;
    case 'load':
      return `${goods(m.amount)} laden: ${labels.piece[m.warehouse]}`;
    case 'swap':
      return 'Ersetzen';
    case 'refresh':
      return `Durch den Entwickler auffrischen: ${labels.card[m.card]}`;
    case 'spot':
      return `${good(m.good)}: Feld ${m.spot}`;
    case 'office':
      return `${good(m.good)}: Kontor auf ${labels.shows[m.shows]}`;
    case 'turn':
      return `${good(m.good)}: ${labels.piece[m.card]} auf ${labels.shows[m.shows]}`;
    case 'develop':
      return `Entwickeln: ${labels.track[m.track]}`;
    case 'take':
      return `Nehmen: ${labels.card[m.card]}`;
    case 'take-from':
      return `Nehmen: ${labels.card[m.card]}, Platz ${m.place}`;
    case 'discard':
      return `Abwerfen: ${labels.card[m.card]}`;
    case 'use':
      return `Benutzen: ${labels.card[m.card]}`;
    case 'attach':
      return `Fabrik: ${good(m.good)}`;
    case 'sell':
      return m.amount === 0 ? 'Nichts aus dem Lager verkaufen' : `${units(m.amount, m.good)} aus dem Lager verkaufen`;
    case 'ship':
      return m.amount === 0 ? 'Nichts verschiffen' : `${units(m.amount, m.good)} verschiffen`;
    case 'store':
      return `${goods(m.amount)} lagern: ${labels.piece[m.warehouse]}`;
    case 'clear':
      return `Räumen: ${labels.piece[m.warehouse]}`;
    case 'name':
      return `Spieler ${m.seat + 1} beginnt`;
    case 'opponents-first':
      return 'Die Gegner sind nächste Runde zuerst am Zug';
    case 'award':
      return labels.award[m.award].name;
    case 'dismiss':
      return `Arbeiterkarte ${m.position} entlassen: ${good(m.good)}`;
    case 'refuse':
      return 'Waren zurückhalten';
    default:
      return m satisfies never;
  }
};

export const group: Phrases['group'] = (m) => {
  switch (m.do) {
    case 'action':
    case 'pass':
      return 'Aktionen';
    case 'build':
    case 'upgrade':
    case 'invent':
    case 'employ':
    case 'automate':
    case 'put':
    case 'distribute':
    case 'run':
      return labels.good[m.good];
    case 'develop':
      return 'Spielertafel';
    case 'take':
    case 'take-from':
      return 'Entwicklungskarten';
    case 'remove':
      return 'Zurücknehmen';
    case 'discard':
    case 'clear':
      return 'Platz machen';
    case 'use':
    case 'refresh':
      return 'Eigene Karten';
    case 'store':
    case 'load':
      return 'Lager';
    default:
      return '';
  }
};
