import { nameOf, RESOURCES, type Resource } from '../resources.ts';
import type { Phrases } from './phrases.ts';

const resource = { materials: 'Material', commodities: 'Rohstoffe', goods: 'Waren', capital: 'Kapital' } as const;
const SINGULAR: Readonly<Record<Resource, string>> = {
  materials: 'Material',
  commodities: 'Rohstoff',
  goods: 'Ware',
  capital: 'Kapital',
};
const action = {
  sell: 'Verkaufen',
  staff: 'Einstellen und versetzen',
  build: 'Bauen',
  produce: 'Produzieren',
} as const;

const units = (r: Resource, n: number) => `${n} ${n === 1 ? SINGULAR[r] : resource[r]}`;
const workers = (n: number) => (n === 1 ? '1 Arbeiter' : `${n} Arbeiter`);
const ordinal = (n: number) => `${n}.`;
const list = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
const place = (x: number, y: number) => {
  const parts = [
    y < 0 ? `${-y} nördlich` : y > 0 ? `${y} südlich` : '',
    x > 0 ? `${x} östlich` : x < 0 ? `${-x} westlich` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'die Mitte' : parts.join(', ');
};
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const into = { profit: 'Gewinn', capital: 'Kapital' } as const;

const why: Phrases['why'] = {
  action: 'Aktionen',
  manager: 'Direktoren',
  building: 'Bauten',
  sale: 'Verkäufe',
  production: 'Produktion',
  event: 'Ereignisse',
  marker: 'Aufgegebene Marker',
  labour: 'Lohnkosten',
  upkeep: 'Unterhalt',
  award: 'Prämien',
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
    titles: ['Schuhputzer', 'Eigentümer', 'Unternehmer', 'Industriekapitän', 'Industriemagnat'],
    profit: 'Gewinn',
    turn: 'Runde',
    year: 'Jahr',
    market: 'Markt',
    marketDie: 'Marktwürfel',
    managers: 'Direktoren',
    row: 'Gebäudereihe',
    empire: 'Ihr Imperium',
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
  question(frame, plate) {
    switch (frame.step) {
      case 'act':
        return {
          ask: 'Was tun Sie als Nächstes?',
          help: 'Die Aktionen stehen in dieser Reihenfolge, jede einmal je Runde; jede weitere kostet mehr.',
        };
      case 'sell':
        return {
          ask: 'Was verkaufen Sie?',
          help: 'Nur ganze Posten. Jeder Posten bringt 1, als Gewinn oder als Kapital.',
        };
      case 'staff':
        return {
          ask: 'Wen stellen Sie ein oder versetzen Sie?',
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
          ask: 'Versetzen Sie Arbeiter?',
          help: 'Von einer Karte zu einer beliebigen anderen, mit oder ohne Gleis; oder gar nicht.',
        };
      case 'manage':
        return { ask: 'Was tut der Direktor?', help: 'Eine Einheit, ein Arbeiter oder ein Gebäude ohne Gleise.' };
      case 'pay':
        return {
          ask: `Von welchen Leisten: ${units(nameOf(frame.kind), frame.units)}?`,
          help: `Für: ${why[frame.why]}. „Wie üblich“ leert besetzte Leisten mit dem wenigsten Platz zuerst.`,
        };
      case 'store':
        return {
          ask: `Auf welche Leisten: ${units(nameOf(frame.kind), frame.units)}?`,
          help: '„Wie üblich“ füllt die Leiste mit dem meisten Platz zuerst.',
        };
      case 'labour-order':
        return {
          ask: 'Welches überbesetzte Gebäude ist als Nächstes dran?',
          help: 'Das Kapital reicht nicht für alle; wo nicht bezahlt wird, bleibt ein Arbeiter.',
        };
      case 'upkeep-unit':
        return {
          ask: `Unterhalt: welche Einheit, noch ${frame.owed} fällig?`,
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
        return `${move.amount} Posten ${resource[move.resource]} für ${into[move.into]}`;
      case 'hire':
        return `Einstellen: ${card(move.card)}`;
      case 'move':
        return `${move.amount} versetzen: ${card(move.from)} → ${card(move.to)}`;
      case 'build':
        return `Bauen: ${card(move.card)}`;
      case 'place':
        return `Platz: ${place(move.x, move.y)}`;
      case 'give-up':
        return `${resource[move.resource]} aufgeben`;
      case 'add':
        return `1 ${SINGULAR[move.resource]}: ${card(move.card)}`;
      case 'dismiss':
        return `Ein Arbeiter: ${card(move.card)}`;
      case 'take':
        return `${move.amount} nehmen: ${card(move.from)}`;
      case 'put':
        return `${move.amount} legen: ${card(move.on)}`;
      case 'usual':
        return 'Wie üblich';
      case 'labour':
        return card(move.card);
      case 'upkeep':
        return `1 ${SINGULAR[move.resource]}`;
      case 'turn-over':
        return `${card(move.card)} umdrehen`;
      case 'restore':
        return `Marker für ${resource[move.resource]} zurücklegen`;
      case 'produce-only':
        return `Nur ${resource[move.resource]} produzieren`;
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
  note(note, card) {
    const p = note.params;
    switch (note.code) {
      case 'price':
        return p.price === 0
          ? `${ordinal(Number(p.nth))} Aktion: frei`
          : `${ordinal(Number(p.nth))} Aktion: ${p.price} Kapital`;
      case 'manager-price':
        return `${p.price} Kapital, noch ${p.left}`;
      case 'rate':
        return `${p.units} für 1`;
      case 'cost':
        return list(RESOURCES.filter((r) => Number(p[r]) > 0).map((r) => units(r, Number(p[r]))));
      case 'event-happens':
        return `dann tritt das Ereignis von ${card(String(p.card))} ein`;
      case 'event-passes':
        return `kein Ereignis: Das von ${card(String(p.card))} gilt jetzt nicht`;
      case 'units-lost':
        return `${units(p.resource as Resource, Number(p.units))} gehen verloren`;
      case 'staffs':
        return 'dann ist es besetzt';
      case 'overstaffs':
        return `mehr als die nötigen ${p.requirement}`;
      case 'workers-of':
        return `dann ${p.workers}, nötig ${p.requirement}`;
      case 'labour-due':
        return `Jahr ${p.year}: Lohnkosten, ${p.cost} Kapital für ${p.buildings} überbesetzte`;
      case 'labour-short':
        return `Jahr ${p.year}: Lohnkosten von ${p.cost} Kapital, Sie haben ${p.capital}; wo nicht bezahlt wird, bleibt ein Arbeiter`;
      case 'upkeep-due':
        return `Jahr ${p.year}: Unterhalt, ${2 * Number(p.buildings)} Einheiten für ${p.buildings === 1 ? '1 Gebäude' : `${p.buildings} Gebäude`}`;
      default:
        return note.code;
    }
  },
  refusal({ code, params: p }) {
    const named = () => resource[p.resource as Resource];
    switch (code) {
      case 'action-passed':
        return 'Die Reihenfolge ist Verkaufen, Einstellen und versetzen, Bauen, Produzieren; diese Aktion ist vorbei.';
      case 'action-taken':
        return 'Jede Aktion gibt es einmal je Runde.';
      case 'action-price':
        return `Ihre ${ordinal(Number(p.nth))} Aktion kostet ${p.price} Kapital; Sie haben ${p.capital}.`;
      case 'no-effect-sell':
        return 'Zu den heutigen Kursen lässt sich kein ganzer Posten verkaufen.';
      case 'no-effect-staff':
        return 'Jede Karte hat ihre sechs Arbeiter.';
      case 'no-effect-build':
        return 'Kein Gebäude der Reihe lässt sich jetzt bezahlen und anlegen.';
      case 'no-effect-produce':
        return 'Keine besetzte Leiste hat noch Platz.';
      case 'manager-used':
        return 'Ein Direktor je Runde, während Ihrer Aktionen.';
      case 'managers-gone':
        return 'Alle Direktoren sind verbraucht.';
      case 'manager-price':
        return `Ein Direktor kostet diese Runde ${p.price} Kapital; Sie haben ${p.capital}.`;
      case 'manager-no-effect':
        return 'Für einen Direktor gibt es nichts zu tun.';
      case 'produces-all':
        return 'Produziert wird auf allen besetzten Leisten.';
      case 'sell-something':
        return 'Verkaufen Sie mindestens einen Posten, oder nehmen Sie die Aktion zurück.';
      case 'sell-stock':
        return `Ein Posten braucht ${units(p.resource as Resource, Number(p.units))}; Sie haben ${p.stock}.`;
      case 'capital-full':
        return Number(p.room) === 0
          ? 'Die Kapitalleisten sind voll; nehmen Sie Gewinn.'
          : `Die Kapitalleisten fassen nur noch ${p.room}; nehmen Sie den Rest als Gewinn.`;
      case 'capital-not-sold':
        return 'Kapital lässt sich nur im fortgeschrittenen Spiel verkaufen, Seite B.';
      case 'capital-for-capital':
        return 'Kapital wird nur für Gewinn verkauft.';
      case 'nobody-buys':
        return `Diese Runde kauft niemand ${named()}.`;
      case 'hired-already':
      case 'moved-already':
        return 'Eine Einstellung und eine Versetzung je Aktion.';
      case 'staff-something':
        return 'Stellen Sie jemanden ein oder versetzen Sie jemanden, oder nehmen Sie die Aktion zurück.';
      case 'workers-full':
        return `Eine Karte fasst höchstens ${p.most} Arbeiter.`;
      case 'workers-there':
        return Number(p.workers) === 0 ? 'Dort arbeitet niemand.' : `Dort sind nur ${workers(Number(p.workers))}.`;
      case 'workers-room':
        return Number(p.room) === 0
          ? `Kein Platz: Eine Karte fasst höchstens ${p.most} Arbeiter.`
          : `Nur noch Platz für ${p.room}: Eine Karte fasst höchstens ${p.most} Arbeiter.`;
      case 'no-railway':
        return 'Dorthin führt kein Gleis.';
      case 'lacking':
        return `Es fehlt: ${list(RESOURCES.filter((r) => Number(p[r]) > 0).map((r) => units(r, Number(p[r]))))}.`;
      case 'no-place':
        return 'Nirgends passen seine Gleise.';
      case 'keeps-side':
        return 'Gebäude behalten ihre Seite und werden nie gedreht.';
      case 'not-in-row':
        return 'Diese Karte liegt nicht in der Gebäudereihe.';
      case 'railways-match':
        return 'Die Gleise müssen an jeder Berührungskante passen.';
      case 'no-railways':
        return 'Zu den Nachbarn eines Direktorenbaus darf gar kein Gleis führen.';
      case 'place-taken':
        return 'Dort steht schon eine Karte.';
      case 'must-touch':
        return 'Gebäude müssen Ihr Imperium berühren.';
      case 'marker-gone':
        return `Der Marker für ${named()} ist schon weg.`;
      case 'marker-never-returns':
        return 'Ein abgegebener Marker kommt nicht zurück.';
      case 'spare-first':
        return 'Erst werden die freien Marker gebraucht.';
      case 'not-central':
        return 'Die Hauptfabrik ist nicht betroffen.';
      case 'nobody-there':
        return 'Dort arbeitet niemand.';
      case 'no-capital':
        return 'Direktoren geben nur Material, Rohstoffe oder Waren.';
      case 'track-full':
        return 'Diese Leiste ist voll.';
      case 'track-room':
        return Number(p.room) === 0 ? 'Diese Leiste ist voll.' : `Platz für ${p.room}, zu legen sind ${p.units}.`;
      case 'units-there':
        return `Auf dieser Leiste liegen ${p.units}, zu zahlen sind ${p.owed}.`;
      case 'profit-not-spent':
        return 'Gewinn lässt sich nicht ausgeben.';
      case 'compulsory':
        return 'Diese Zahlung ist Pflicht.';
      case 'none-left':
        return `Sie haben nichts mehr davon: ${named()}.`;
      case 'not-in-cost':
        return Number(p.printed) === 0
          ? 'Unterhalt nimmt Einheiten aus den Baukosten des Gebäudes.'
          : 'Die Baukosten haben davon keine zweite Einheit.';
      default:
        return '';
    }
  },
  event(e, card) {
    switch (e.kind) {
      case 'set-up':
        return `Die Reihe: ${list(e.row.map(card))}.${e.turned.length > 0 ? ` Umgedreht, damit jede Art zu sehen ist: ${list(e.turned.map(card))}.` : ''}`;
      case 'turn':
        return `Runde ${e.turn}, Jahr ${e.year}: Der Marktwürfel zeigt ${e.die}.`;
      case 'action':
        return `${action[e.action]}, ${ordinal(e.nth)} Aktion, ${e.price === 0 ? 'frei' : `für ${e.price} Kapital`}.`;
      case 'manager':
        return `Ein Direktor für ${e.price} Kapital; noch ${e.left}.`;
      case 'stock':
        return `${card(e.card)}: ${resource[e.resource]} ${signed(e.by)} (${why[e.why]}).`;
      case 'profit':
        return `Gewinn ${signed(e.by)}${e.card ? `, ${card(e.card)}` : ''} (${why[e.why]}).`;
      case 'sold':
        return `${units(e.resource, e.units)} verkauft für ${e.lots} ${into[e.into]}.`;
      case 'lost':
        return `Kein Platz: ${units(e.resource, e.units)} verloren.`;
      case 'workers':
        return e.why === 'opened'
          ? `${card(e.card)} eröffnet mit einem Arbeiter.`
          : `${card(e.card)}: Arbeiter ${signed(e.by)}, jetzt ${e.now}.`;
      case 'moved':
        return `${workers(e.workers)} von ${card(e.from)} nach ${card(e.to)}.`;
      case 'built':
        return `${card(e.card)} gebaut${e.by === 'manager' ? ', durch einen Direktor' : ''}: ${place(e.x, e.y)}.`;
      case 'marker':
        return e.from === 'spare'
          ? `Ein freier Marker für ${card(e.card)}.`
          : `Die Hauptfabrik gibt ihren Marker für ${resource[e.from]} ab.`;
      case 'happens':
        return `Das Ereignis von ${card(e.card)} tritt ein.`;
      case 'passes':
        return e.why === 'once'
          ? `Das Ereignis von ${card(e.card)} ist schon eingetreten.`
          : `Das Ereignis von ${card(e.card)} gilt im Jahr ${e.year} nicht.`;
      case 'produced':
        return `${resource[e.resource]}: ${e.each} auf ${e.tracks === 1 ? 'der besetzten Leiste' : `jeder der ${e.tracks} besetzten Leisten`}.`;
      case 'labour':
        return e.paid
          ? `${card(e.card)} ist überbesetzt: ${e.cost} Kapital.`
          : `${card(e.card)} ist überbesetzt, und ${e.cost} Kapital sind nicht da.`;
      case 'year':
        return `Jahr ${e.year}.${e.labour ? ' Lohnkosten sind fällig.' : ''}${e.upkeep ? ' Unterhalt ist fällig.' : ''}`;
      case 'over':
        return `Das Ende: ${e.profit} Gewinn, ${phrases.labels.titles[e.title]}.`;
      default:
        return e satisfies never;
    }
  },
  effect(effect) {
    switch (effect.kind) {
      case 'gain':
        return `erhalten Sie ${list(RESOURCES.filter((r) => effect[r]).map((r) => units(r, effect[r] ?? 0)))}`;
      case 'lose':
        return `verlieren Sie ${units(effect.resource, effect.amount)}${effect.otherwise ? `, sonst 1 ${SINGULAR[effect.otherwise]}` : ''}`;
      case 'profit':
        return `${effect.amount} Gewinn`;
      case 'profit-by-die':
        return 'Gewinn in Höhe des Marktwürfels';
      case 'hire-here':
        return `${workers(effect.workers)} mehr im eben gebauten Gebäude`;
      case 'dismiss':
        return `ein Gebäude verliert ${workers(effect.workers)}`;
      case 'reassign':
        return 'Sie dürfen Arbeiter von einer Karte zu einer beliebigen anderen versetzen';
      case 'action-price':
        return `nächste Runde kostet Ihre ${ordinal(effect.nth)} Aktion ${effect.price}`;
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
