import { amount, say, thing, topic } from '@cromford/kernel';
import type { Good } from '../../goods.ts';
import type { Phrases } from '../phrases.ts';
import { who } from './events.ts';
import { labels, unitOf } from './labels.ts';

const goods = (n: number) => say`${amount(n)} ${n === 1 ? 'Ware' : 'Waren'}`;
const shares = (n: number) => (n === 0 ? 'Keine Aktie' : say`${amount(n)} ${n === 1 ? 'Aktie' : 'Aktien'}`);
const counted = (n: number, name: Good) => say`${amount(n)} ${unitOf(n, name)}`;
const titled = (name: Good) => thing('good', labels.good[name]);
const about = (name: Good) => topic(titled(name), ': ');

export const move: Phrases['move'] = (m) => {
  switch (m.do) {
    case 'action':
      return thing('kind', labels.action[m.action]);
    case 'pass':
      return 'Keine Aktion';
    case 'done':
      return 'Fertig';
    case 'keep':
      return 'Jetzt nicht';
    case 'skip':
      return 'Keine Entwicklung';
    case 'open':
      return say`Fabrik eröffnen: ${titled(m.good)}`;
    case 'build':
      return say`${about(m.good)}Fabrik bauen`;
    case 'upgrade':
      return say`${about(m.good)}Fabrik modernisieren`;
    case 'invent':
      return say`${about(m.good)}Fabrik durch den Erfinder modernisieren`;
    case 'employ':
      return say`${thing('place', `Arbeiterkarte ${m.position}`)} für ${titled(m.good)}`;
    case 'automate':
      return m.position === 0
        ? say`${about(m.good)}Maschinen auf der Fabrik`
        : say`${about(m.good)}Maschinen auf ${thing('place', `Arbeiterkarte ${m.position}`)}`;
    case 'put':
      return say`${about(m.good)}${thing('card', labels.piece[m.card])} zeigt ${m.value} ${thing('kind', labels.shows[m.shows])}`;
    case 'distribute':
      return say`${about(m.good)}${thing('card', labels.piece[m.card])} zeigt ${m.value} ${thing('kind', labels.shows.appeal)}`;
    case 'remove':
      return say`${topic(thing('kind', 'Zurücknehmen'), ': ')}${thing('card', labels.piece[m.card])}`;
    case 'buy':
      return say`${shares(m.amount)} kaufen`;
    case 'loans':
      return m.amount === 0 ? 'Kein Kredit' : say`${amount(m.amount)} ${m.amount === 1 ? 'Kredit' : 'Kredite'}`;
    case 'reactivate':
      return 'Schiffe aktivieren';
    case 'run':
      return m.cards === 0
        ? say`${about(m.good)}die Fabrik allein`
        : say`${about(m.good)}Fabrik und ${m.cards === 1 ? 'eine Arbeiterkarte' : 'beide Arbeiterkarten'}`;
    case 'load':
      return say`${goods(m.amount)} laden: ${thing('place', labels.piece[m.warehouse])}`;
    case 'swap':
      return 'Ersetzen';
    case 'refresh':
      return say`Durch den Entwickler auffrischen: ${thing('card', labels.card[m.card])}`;
    case 'spot':
      return say`${about(m.good)}Fabrikmarker auf ${thing('place', `Feld ${m.spot}`)}`;
    case 'office':
      return say`${about(m.good)}Kontor auf ${thing('kind', labels.shows[m.shows])}`;
    case 'turn':
      return say`${about(m.good)}${thing('card', labels.piece[m.card])} auf ${thing('kind', labels.shows[m.shows])}`;
    case 'develop':
      return say`Entwickeln: ${thing('kind', labels.track[m.track])}`;
    case 'take':
      return say`Nehmen: ${thing('card', labels.card[m.card])}`;
    case 'take-from':
      return say`Nehmen: ${thing('card', labels.card[m.card])}, ${thing('place', `Platz ${m.place}`)}`;
    case 'discard':
      return say`Abwerfen: ${thing('card', labels.card[m.card])}`;
    case 'use':
      return say`Benutzen: ${thing('card', labels.card[m.card])}`;
    case 'attach':
      return say`Fabrik: ${titled(m.good)}`;
    case 'sell':
      return m.amount === 0
        ? 'Nichts aus dem Lager verkaufen'
        : say`${counted(m.amount, m.good)} aus dem Lager verkaufen`;
    case 'ship':
      return m.amount === 0 ? 'Nichts verschiffen' : say`${counted(m.amount, m.good)} verschiffen`;
    case 'store':
      return say`${goods(m.amount)} lagern: ${thing('place', labels.piece[m.warehouse])}`;
    case 'clear':
      return say`Räumen: ${thing('place', labels.piece[m.warehouse])}`;
    case 'name':
      return say`${who(m.seat)} beginnt`;
    case 'opponents-first':
      return 'Die Gegner sind nächste Runde zuerst am Zug';
    case 'award':
      return thing('card', labels.award[m.award].name);
    case 'dismiss':
      return say`${thing('place', `Arbeiterkarte ${m.position}`)} entlassen: ${titled(m.good)}`;
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
