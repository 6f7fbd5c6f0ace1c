import { amount, say, thing } from '@cromford/kernel';
import type { Action } from '../../moves.ts';
import { nameOf, RESOURCES } from '../../resources.ts';
import type { Phrases } from '../phrases.ts';
import { event } from './events.ts';
import { action, into, list, ordinal, place, resource, SINGULAR, titles, units, why, workers } from './grammar.ts';
import { refusals } from './refusals.ts';

/** What an action, or a manager, is for. */
const PURPOSE: Readonly<Record<Action | 'manager', string>> = {
  sell: 'Vorrat wird Gewinn oder Kapital, zu den Kursen des Marktwürfels',
  staff: 'ein Arbeiter mehr oder versetzt: Nur ein besetztes Gebäude produziert',
  build: 'eine Karte der Reihe kommt zu deinem Imperium, für das, was sie kostet',
  produce: 'jedes besetzte Gebäude macht mehr von dem, was seine Leisten zeigen',
  manager: 'eine Einheit oder ein Arbeiter mehr, oder ein Gebäude ohne Bahn',
};

export const phrases: Phrases = {
  name: 'Empire',
  about:
    'Eine Person, neun Karten, neun Würfel, dreißig Jahre. Bauen, besetzen, produzieren, verkaufen und reich in den Ruhestand gehen.',
  sideLabel: { label: 'Marktkarte', about: 'Welche Seite der Marktkarte gilt.' },
  sides: {
    A: { label: 'Seite A, Grundspiel', about: 'Verkauft werden Material, Rohstoffe und Waren.' },
    B: {
      label: 'Seite B, fortgeschritten',
      about: 'Auch Kapital lässt sich für Gewinn verkaufen, und manches findet in manchen Runden keinen Käufer.',
    },
  },
  labels: {
    resource,
    units,
    action,
    titles,
    profit: 'Gewinn',
    turn: 'Runde',
    year: 'Jahr',
    market: 'Markt',
    marketDie: 'Marktwürfel',
    managers: 'Direktoren',
    row: 'Gebäudereihe',
    empire: 'Dein Imperium',
    spareMarkers: 'Freie Marker',
    workers: 'Arbeiter',
    requirement: 'nötig',
    staffed: 'besetzt',
    notStaffed: 'nicht besetzt',
    overstaffed: 'überbesetzt',
    award: 'Prämie',
    cost: 'Kosten',
    event: 'Ereignis',
    labour: 'Lohnkosten',
    upkeep: 'Unterhalt',
    none: 'Keine.',
    markerGone: 'kein Marker',
    place: 'Platz:',
    railways: 'Gleise:',
    edges: ['Norden', 'Osten', 'Süden', 'Westen'],
    leaving: 'hinaus',
    entering: 'herein',
  },
  question(frame, plate, site, usual) {
    switch (frame.step) {
      case 'act':
        return {
          ask: 'Was tust du als Nächstes?',
          help: 'Die Aktionen stehen in dieser Reihenfolge, jede einmal je Runde; jede weitere kostet mehr.',
        };
      case 'sell':
        return {
          ask: 'Was verkaufst du?',
          help: 'Nur ganze Posten. Jeder Posten bringt 1, als Gewinn oder als Kapital.',
        };
      case 'staff':
        return {
          ask: 'Wen stellst du ein oder versetzt du?',
          help: 'Eine Einstellung, eine Versetzung entlang eines Gleises oder beides.',
        };
      case 'build':
        return frame.by === 'action'
          ? { ask: 'Welches Gebäude?', help: 'Danach wird das Ereignis der nächsten Karte rechts geprüft.' }
          : { ask: 'Welches Gebäude eröffnet der Direktor?', help: 'Zu seinen Nachbarn darf kein Gleis führen.' };
      case 'place':
        return {
          ask: `Wohin kommt es: ${plate(frame.plate)}?`,
          help:
            frame.by === 'action'
              ? 'Die Gleise müssen an jeder Berührungskante passen.'
              : 'Kein Gleis darf die Nachbarn berühren.',
        };
      case 'marker':
        return {
          ask: 'Welche Leiste der Hauptfabrik gibt ihren Marker ab?',
          help: 'Was darauf liegt, ist verloren, und die Leiste bleibt geschlossen.',
        };
      case 'dismiss-from':
        return { ask: 'Welches Gebäude verliert einen Arbeiter?', help: 'Das Ereignis verlangt es.' };
      case 'reassign':
        return {
          ask: 'Versetzt du Arbeiter?',
          help: 'Von einer Karte zu einer beliebigen anderen, mit oder ohne Gleis; oder gar nicht.',
        };
      case 'manage':
        return { ask: 'Was tut der Direktor?', help: 'Eine Einheit, ein Arbeiter oder ein Gebäude ohne Gleise.' };
      case 'pay':
        return {
          ask: `Von welchen Leisten: ${units(nameOf(frame.kind), frame.units)}?`,
          help: `Wie üblich: ${usual.map(({ units: n, card }) => `${n} von ${card}`).join(', ')}; für: ${why[frame.why]}.`,
        };
      case 'store':
        return {
          ask: `Auf welche Leisten: ${units(nameOf(frame.kind), frame.units)}?`,
          help: `Wie üblich: ${usual.map(({ units: n, card }) => `${n} auf ${card}`).join(', ')}.`,
        };
      case 'labour-order':
        return {
          ask: 'Welches überbesetzte Gebäude ist als Nächstes dran?',
          help: 'Das Kapital reicht nicht für alle; wo nicht bezahlt wird, bleibt ein Arbeiter.',
        };
      case 'upkeep-unit':
        return {
          ask: `Unterhalt, ${site(frame.site)}: welche Einheit, noch ${frame.owed} fällig?`,
          help: 'Einheiten aus den Baukosten dieses Gebäudes.',
        };
      default:
        return { ask: '', help: '' };
    }
  },
  move(move, card) {
    switch (move.do) {
      case 'action':
        return action[move.action];
      case 'manager':
        return 'Direktor einsetzen';
      case 'end':
        return 'Runde beenden';
      case 'done':
        return 'Fertig';
      case 'sell':
        return say`${amount(move.amount)} Posten ${thing('good', resource[move.resource])} für ${thing('kind', into[move.into])}`;
      case 'hire':
        return say`Einstellen: ${card(move.card)}`;
      case 'move':
        return say`Versetzen ${card(move.from)} → ${card(move.to)}: ${amount(move.amount)}`;
      case 'build':
        return say`Bauen: ${card(move.card)}`;
      case 'place':
        return say`Platz: ${thing('place', place(move.x, move.y))}`;
      case 'give-up':
        return say`${thing('good', resource[move.resource])} aufgeben`;
      case 'add':
        return say`1 ${SINGULAR[move.resource]}: ${card(move.card)}`;
      case 'dismiss':
        return say`Ein Arbeiter: ${card(move.card)}`;
      case 'take':
        return say`${amount(move.amount)} nehmen: ${card(move.from)}`;
      case 'put':
        return say`${amount(move.amount)} legen: ${card(move.on)}`;
      case 'usual':
        return 'Wie üblich';
      case 'labour':
        return card(move.card);
      case 'upkeep':
        return thing('good', `1 ${SINGULAR[move.resource]}`);
      case 'turn-over':
        return say`${card(move.card)} umdrehen`;
      case 'restore':
        return say`Marker für ${thing('good', resource[move.resource])} zurücklegen`;
      case 'produce-only':
        return say`Nur ${thing('good', resource[move.resource])} produzieren`;
      case 'refuse-payment':
        return 'Nicht zahlen';
      default:
        return move satisfies never;
    }
  },
  group(move, card) {
    switch (move.do) {
      case 'sell':
        return resource[move.resource];
      case 'hire':
        return 'Einstellen';
      case 'move':
        return `Von: ${card(move.from)}`;
      case 'add':
        return resource[move.resource];
      case 'build':
        return 'Bauen';
      case 'action':
        return 'Aktionen';
      default:
        return '';
    }
  },
  notes: (card) => ({
    price: (p) => (p.price === 0 ? `${ordinal(p.nth)} Aktion: frei` : `${ordinal(p.nth)} Aktion: ${p.price} Kapital`),
    for: (p) => PURPOSE[p.what],
    'manager-price': (p) => `${p.price} Kapital, noch ${p.left}`,
    rate: (p) => `${p.units} für 1`,
    cost: (p) => list(RESOURCES.filter((r) => p[r] > 0).map((r) => units(r, p[r]))),
    'no-spare': () => 'kein Marker mehr übrig: eine Leiste der Hauptfabrik gibt ihren für immer ab',
    'event-happens': (p) => say`dann tritt das Ereignis von ${thing('card', card(p.card))} ein`,
    'event-passes': (p) => say`kein Ereignis: Das von ${thing('card', card(p.card))} gilt jetzt nicht`,
    'units-lost': (p) => `${units(p.resource, p.units)} verloren`,
    staffs: () => 'dann ist es besetzt',
    overstaffs: (p) => `mehr als die nötigen ${p.requirement}`,
    'workers-of': (p) => `dann ${p.workers}, nötig ${p.requirement}`,
    'labour-due': (p) => `Jahr ${p.year}: Lohnkosten, ${p.cost} Kapital für ${p.buildings} überbesetzte`,
    'labour-short': (p) =>
      `Jahr ${p.year}: Lohnkosten von ${p.cost} Kapital, du hast ${p.capital}; wo nicht bezahlt wird, bleibt ein Arbeiter`,
    'upkeep-due': (p) =>
      `Jahr ${p.year}: Unterhalt, ${2 * p.buildings} Einheiten für ${p.buildings === 1 ? '1 Gebäude' : `${p.buildings} Gebäude`}`,
  }),
  refusals,
  event,
  effect(effect) {
    switch (effect.kind) {
      case 'gain':
        return `du erhältst ${list(RESOURCES.filter((r) => effect[r]).map((r) => units(r, effect[r] ?? 0)))}`;
      case 'lose':
        return `du verlierst ${units(effect.resource, effect.amount)}${effect.otherwise ? `, sonst 1 ${SINGULAR[effect.otherwise]}` : ''}`;
      case 'profit':
        return `${effect.amount} Gewinn`;
      case 'profit-by-die':
        return 'Gewinn in Höhe des Marktwürfels';
      case 'hire-here':
        return `${workers(effect.workers)} mehr im eben gebauten Gebäude`;
      case 'dismiss':
        return `ein Gebäude verliert ${workers(effect.workers)}`;
      case 'reassign':
        return 'du darfst Arbeiter von einer Karte zu einer beliebigen anderen versetzen';
      case 'action-price':
        return `nächste Runde kostet deine ${ordinal(effect.nth)} Aktion ${effect.price}`;
      case 'rate':
        return `nächste Runde: ${resource[effect.resource]} ${effect.rate} für 1`;
      default:
        return effect satisfies never;
    }
  },
  why,
  turnLine: (turn, turns, year, die) => `Runde ${turn} von ${turns}, Jahr ${year}, Marktwürfel ${die}.`,
  rateLine: (n, r) => (n === 0 ? `${resource[r]}: unverkäuflich` : `${resource[r]}: ${n} für 1`),
  years: (from, to) => `Jahre ${from}–${to}`,
  placeName: place,
  result: (profit, title) => `${profit} Gewinn: ${title}.`,
};
