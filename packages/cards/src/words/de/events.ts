import { listed, type SentencePart, say } from '@cromford/kernel';
import type { Who } from '../../news.ts';
import { counted } from '../counted.ts';
import { minus } from '../minus.ts';
import type { Labels, Phrases } from '../phrases.ts';
import { good, labels, units } from './labels.ts';

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const pounds = (n: number) => (n < 0 ? `−${-n}\u00a0£` : `+${n}\u00a0£`);
const roman = (decade: number) => 'I'.repeat(decade);
const list = (parts: readonly SentencePart[]) => listed(parts, 'und');

export const who = (name: Who): SentencePart => {
  if (name === 'opponent-1') return 'Gegner 1';
  if (name === 'opponent-2') return 'Gegner 2';
  return name === 'neutral' ? 'Neutral' : { is: 'seat', seat: name, text: `Spieler ${name + 1}` };
};

/** In brackets only nouns keep their capital. */
const NOT_NOUNS = new Set<keyof Labels['why']>([
  'bought',
  'final',
  'final-shares',
  'opening',
  'not-drawn',
  'sold-little',
  'sold',
  'highest-appeal',
  'produced',
  'shipped',
  'wasted',
  'lost',
]);
const reason = (id: keyof Labels['why']) => {
  const text = labels.why[id];
  return NOT_NOUNS.has(id) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
};

export const event: Phrases['event'] = (e, income) => {
  const money = income === undefined ? '' : ` (+${labels.pounds(income)})`;
  const { card, piece } = labels;
  switch (e.kind) {
    case 'cash':
      return say`${who(e.seat)}: ${pounds(e.by)} (${reason(e.why)}).`;
    case 'shares':
      return say`${who(e.who)}: Aktien ${signed(e.by)}, jetzt ${e.now} (${reason(e.why)}).`;
    case 'value':
      return say`${who(e.who)}: Aktienwert ${signed(e.by)}, jetzt ${e.now}\u00a0£ (${reason(e.why)}).`;
    case 'loans':
      return say`${who(e.seat)}: Kredite ${signed(e.by)}, jetzt ${e.now} (${reason(e.why)}).`;
    case 'tokens':
      return say`${who(e.seat)}: Schiffsmarker ${signed(e.by)}, jetzt ${e.now}.`;
    case 'goods':
      return say`${who(e.seat)}: ${good(e.good)} ${signed(e.by)} (${reason(e.why)}).`;
    case 'set-up':
      return e.display.length > 0
        ? say`Die Auslage: ${list(counted(e.display.map((c) => card[c])))}.`
        : say`Der Vorrat: ${list(counted(e.supply.map((c) => card[c])))}.`;
    case 'opened':
      return say`${who(e.seat)} eröffnet eine Fabrik: ${good(e.good)}.`;
    case 'round':
      return say`Jahrzehnt ${roman(e.decade)}, Runde ${good(e.good)}.${e.alone ? '' : say` ${who(e.start)} beginnt.`}`;
    case 'action':
      return say`${who(e.seat)}: ${labels.action[e.action]}.`;
    case 'passed':
      return say`${who(e.seat)} führt keine Aktion aus.`;
    case 'built':
      return say`${who(e.seat)} baut eine Fabrik, Seite ${roman(e.side)}: ${good(e.good)}.`;
    case 'upgraded':
      return say`${who(e.seat)} modernisiert die Fabrik${e.why === 'inventor' ? ' durch den Erfinder' : ''}: ${good(e.good)}.`;
    case 'demand':
      return say`Nachfrage nach ${good(e.good)} ${signed(e.by)}, jetzt ${minus(e.now)}.`;
    case 'wages':
      return say`Der Lohnmarker rückt vor; ein Arbeiter kostet ${e.wage}\u00a0£.`;
    case 'employed':
      return say`${who(e.seat)} legt Arbeiterkarte ${e.position} an: ${good(e.good)}.`;
    case 'automated':
      return say`${who(e.seat)}: ${e.machines === 1 ? '1 Maschine' : say`${e.machines} Maschinen`} auf Arbeiterkarte ${e.position}, ${good(e.good)}${e.token ? ', durch den Maschinenmarker' : ''}.`;
    case 'improved':
      return say`${who(e.seat)}: ${piece[e.card]} bei ${good(e.good)} zeigt ${e.value} ${labels.shows[e.shows]}; Qualität ${e.total}.`;
    case 'distributed':
      return say`${who(e.seat)}: ${piece[e.card]} bei ${good(e.good)} zeigt ${e.value}.`;
    case 'removed':
      return say`${who(e.seat)} nimmt von ${good(e.good)} zurück: ${piece[e.card]}.`;
    case 'value-lost':
      return say`${who(e.seat)}: ${labels.track[e.what]} bei ${good(e.good)} ${signed(e.by)}, verloren.`;
    case 'reactivated':
      return say`${who(e.seat)} hat beide Schiffe bereit.`;
    case 'set':
      return say`${who(e.seat)}: ${good(e.good)} zu ${e.price}\u00a0£, Attraktivität ${e.appeal}.`;
    case 'marker':
      return say`${who(e.who)}: Attraktivität ${good(e.good)} ${e.from} → ${e.to}.`;
    case 'developed':
      return say`${who(e.seat)} entwickelt ${labels.track[e.track]}, Stufe ${e.level}.`;
    case 'took':
      return say`${who(e.seat)} nimmt ${card[e.card]}.`;
    case 'discarded':
      return say`${who(e.seat)} wirft ab: ${card[e.card]}.`;
    case 'attached':
      return say`${who(e.seat)}: der Vorarbeiter geht zu ${good(e.good)}.`;
    case 'used':
      return say`${who(e.seat)} benutzt ${card[e.card]}.`;
    case 'refreshed':
      return say`${who(e.seat)}: ${card[e.card]} ist wieder bereit.`;
    case 'skipped':
      return say`${who(e.seat)} entwickelt nichts.`;
    case 'production':
      return say`Produktion von ${good(e.good)}: Nachfrage ${minus(e.demand)}, Lohn ${e.wage}\u00a0£.`;
    case 'produced':
      return say`${who(e.seat)} produziert ${units(e.amount, e.good)}.`;
    case 'sold':
      if (e.amount === 0) return say`${who(e.who)} verkauft im Inland nichts: ${good(e.good)}${money}.`;
      return say`${who(e.who)} verkauft im Inland ${units(e.amount, e.good)}${e.price > 0 ? say` zu je ${e.price}\u00a0£` : ''}${money}.`;
    case 'shipped':
      return say`${who(e.seat)} verschifft ${e.amount}, ${e.ships === 1 ? '1 Schiff' : say`${e.ships} Schiffe`}; ${e.left} bereit.`;
    case 'stored':
      return say`${who(e.seat)} lagert ${units(e.amount, e.good)}: ${piece[e.warehouse]}.`;
    case 'could-ship':
      return say`${who(e.seat)} könnte bis zu ${units(e.amount, e.good)} verschiffen: hier nicht gerechnet.`;
    case 'could-use':
      return say`${who(e.seat)} könnte benutzen: ${card[e.card]}; hier nicht gerechnet.`;
    case 'costs':
      return say`${who(e.seat)} zahlt für ${good(e.good)}: Fixkosten ${e.fixed}\u00a0£, Löhne ${e.wages}\u00a0£, Wartung ${e.maintenance}\u00a0£.`;
    case 'bankrupt':
      return say`${who(e.seat)} ist bankrott: es fehlen ${e.missing}\u00a0£.`;
    case 'tied':
      return say`Gleichstand bei der höchsten Attraktivität, ${good(e.good)} ${e.appeal}: ihn kann nur der Unternehmer gewinnen.`;
    case 'worn':
      return say`${who(e.seat)}: Vertrieb bei ${good(e.good)} sinkt auf ${e.value}.`;
    case 'start-player':
      return say`${who(e.seat)} beginnt${e.why === 'entrepreneur' ? ', durch den Unternehmer' : e.why === 'lowest' ? ', wie bestimmt' : ''}.`;
    case 'opponents-first':
      return 'Die Gegner sind in der nächsten Runde zuerst am Zug.';
    case 'drawn':
      return say`Gezogen: ${who(e.who)}.`;
    case 'disc':
      return say`Die Scheibe von ${who(e.who)} geht zu ${card[e.card]}, Platz ${e.place}.`;
    case 'bag-refilled':
      return 'Alle Marker kommen zurück in den Beutel.';
    case 'decade':
      return say`Jahrzehnt ${roman(e.decade)} beginnt.`;
    case 'scored':
      return say`${who(e.who)}: ${e.shares} Aktien zu ${e.value}\u00a0£ = ${e.score}.`;
    case 'award':
      return say`Auszeichnung: ${labels.award[e.award].name}.`;
    case 'over':
      return e.winners.length === 0
        ? 'Das Ende.'
        : say`Das Ende: ${list(e.winners.map(who))} ${e.winners.length > 1 ? 'teilen sich den Sieg' : 'gewinnt'}.`;
    default:
      return e satisfies never;
  }
};

export { list, roman };
