import { say, thing } from '@cromford/kernel';
import { RESOURCES } from '../../resources.ts';
import type { Phrases } from '../phrases.ts';
import { list, ordinal, resource, units, workers } from './grammar.ts';

/** Why a choice is not open. */
export const refusals: Phrases['refusals'] = {
  amount: (p) => `Wähle von ${p.from} bis ${p.to}.`,
  'not-offered': () => 'Das geht jetzt nicht.',
  'game-over': () => 'Das Spiel ist vorbei.',
  unreadable: () => 'Das ist kein Zug.',
  'action-passed': () =>
    'Die Reihenfolge ist Verkaufen, Einstellen und versetzen, Bauen, Produzieren; diese Aktion ist vorbei.',
  'action-taken': () => 'Jede Aktion gibt es einmal je Runde.',
  'action-price': (p) => `Deine ${ordinal(p.nth)} Aktion kostet ${p.price} Kapital; du hast ${p.capital}.`,
  'no-effect-sell': () => 'Zu den heutigen Kursen lässt sich kein ganzer Posten verkaufen.',
  'no-effect-staff': () => 'Jede Karte hat ihre sechs Arbeiter.',
  'no-effect-build': (p) =>
    p.price === 0
      ? 'Kein Gebäude der Reihe lässt sich jetzt bezahlen und anlegen.'
      : `Ist der Preis der Aktion bezahlt, ${p.price} Kapital, lässt sich kein Gebäude der Reihe bezahlen und anlegen.`,
  'row-empty': () => 'Alle Gebäude sind gebaut.',
  'no-effect-produce': () => 'Keine besetzte Leiste hat noch Platz.',
  'nothing-staffed': () => 'Keine Karte hat so viele Arbeiter, wie sie zum Produzieren braucht.',
  'manager-used': () => 'Ein Direktor je Runde.',
  'actions-over': () => 'Direktoren helfen während deiner Aktionen, und die sind vorbei.',
  'managers-gone': () => 'Alle Direktoren sind verbraucht.',
  'manager-price': (p) => `Ein Direktor kostet diese Runde ${p.price} Kapital; du hast ${p.capital}.`,
  'manager-no-effect': () => 'Für einen Direktor gibt es nichts zu tun.',
  'produces-all': () => 'Produziert wird auf allen besetzten Leisten.',
  'sell-something': () => 'Verkauf mindestens einen Posten, oder nimm die Aktion zurück.',
  'sell-stock': (p) => `Ein Posten braucht ${units(p.resource, p.units)}; du hast ${p.stock}.`,
  'capital-full': (p) =>
    p.room === 0
      ? 'Die Kapitalleisten sind voll; nimm Gewinn.'
      : `Die Kapitalleisten fassen nur noch ${p.room}; nimm den Rest als Gewinn.`,
  'capital-not-sold': () => 'Kapital lässt sich nur im fortgeschrittenen Spiel verkaufen, Seite B.',
  'capital-for-capital': () => 'Kapital wird nur für Gewinn verkauft.',
  'nobody-buys': (p) => say`Diese Runde kauft niemand ${thing('good', resource[p.resource])}.`,
  'hired-already': () => 'Eine Einstellung und eine Versetzung je Aktion.',
  'moved-already': () => 'Eine Einstellung und eine Versetzung je Aktion.',
  'staff-something': () => 'Stell jemanden ein oder versetz jemanden, oder nimm die Aktion zurück.',
  'workers-full': (p) => `Eine Karte fasst höchstens ${p.most} Arbeiter.`,
  'workers-there': (p) => (p.workers === 0 ? 'Dort arbeitet niemand.' : `Dort sind nur ${workers(p.workers)}.`),
  'workers-room': (p) =>
    p.room === 0
      ? `Kein Platz: Eine Karte fasst höchstens ${p.most} Arbeiter.`
      : `Nur noch Platz für ${p.room}: Eine Karte fasst höchstens ${p.most} Arbeiter.`,
  'no-railway': () => 'Dorthin führt kein Gleis.',
  lacking: (p) => `Es fehlt: ${list(RESOURCES.filter((r) => p[r] > 0).map((r) => units(r, p[r])))}.`,
  'no-place': () => 'Nirgends passen seine Gleise.',
  'no-place-apart': () => 'Nirgends bliebe es ohne Gleis zu seinen Nachbarn.',
  'keeps-side': () => 'Gebäude behalten ihre Seite und werden nie gedreht.',
  'not-in-row': () => 'Diese Karte liegt nicht in der Gebäudereihe.',
  'railways-match': () => 'Die Gleise müssen an jeder Berührungskante passen.',
  'no-railways': () => 'Zu den Nachbarn eines Direktorenbaus darf gar kein Gleis führen.',
  'place-taken': () => 'Dort steht schon eine Karte.',
  'must-touch': () => 'Gebäude müssen dein Imperium berühren.',
  'marker-gone': (p) => say`Der Marker für ${thing('good', resource[p.resource])} ist schon weg.`,
  'marker-never-returns': () => 'Ein abgegebener Marker kommt nicht zurück.',
  'spare-first': () => 'Erst werden die freien Marker gebraucht.',
  'not-central': () => 'Die Hauptfabrik ist nicht betroffen.',
  'nobody-there': () => 'Dort arbeitet niemand.',
  'no-capital': () => 'Direktoren geben nur Material, Rohstoffe oder Waren.',
  'track-full': () => 'Diese Leiste ist voll.',
  'track-room': (p) => (p.room === 0 ? 'Diese Leiste ist voll.' : `Platz für ${p.room}, zu legen sind ${p.units}.`),
  'units-there': (p) => `Auf dieser Leiste liegen ${p.units}, zu zahlen sind ${p.owed}.`,
  'profit-not-spent': () => 'Gewinn lässt sich nicht ausgeben.',
  compulsory: () => 'Diese Zahlung ist Pflicht.',
  'none-left': (p) => say`Du hast nichts mehr davon: ${thing('good', resource[p.resource])}.`,
  'not-in-cost': (p) =>
    p.printed === 0
      ? 'Unterhalt nimmt Einheiten aus den Baukosten des Gebäudes.'
      : 'Die Baukosten haben davon keine zweite Einheit.',
};
