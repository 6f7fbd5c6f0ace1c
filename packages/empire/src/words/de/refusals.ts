import { RESOURCES, type Resource } from '../../resources.ts';
import type { Phrases } from '../phrases.ts';
import { list, ordinal, resource, units, workers } from './grammar.ts';

/** Why a choice is not open. */
export const refusal: Phrases['refusal'] = ({ code, params: p }) => {
  const named = () => resource[p.resource as Resource];
  switch (code) {
    case 'action-passed':
      return 'Die Reihenfolge ist Verkaufen, Einstellen und versetzen, Bauen, Produzieren; diese Aktion ist vorbei.';
    case 'action-taken':
      return 'Jede Aktion gibt es einmal je Runde.';
    case 'action-price':
      return `Deine ${ordinal(Number(p.nth))} Aktion kostet ${p.price} Kapital; du hast ${p.capital}.`;
    case 'no-effect-sell':
      return 'Zu den heutigen Kursen lässt sich kein ganzer Posten verkaufen.';
    case 'no-effect-staff':
      return 'Jede Karte hat ihre sechs Arbeiter.';
    case 'no-effect-build':
      return 'Kein Gebäude der Reihe lässt sich jetzt bezahlen und anlegen.';
    case 'no-effect-produce':
      return 'Keine besetzte Leiste hat noch Platz.';
    case 'manager-used':
      return 'Ein Direktor je Runde, während deiner Aktionen.';
    case 'managers-gone':
      return 'Alle Direktoren sind verbraucht.';
    case 'manager-price':
      return `Ein Direktor kostet diese Runde ${p.price} Kapital; du hast ${p.capital}.`;
    case 'manager-no-effect':
      return 'Für einen Direktor gibt es nichts zu tun.';
    case 'produces-all':
      return 'Produziert wird auf allen besetzten Leisten.';
    case 'sell-something':
      return 'Verkauf mindestens einen Posten, oder nimm die Aktion zurück.';
    case 'sell-stock':
      return `Ein Posten braucht ${units(p.resource as Resource, Number(p.units))}; du hast ${p.stock}.`;
    case 'capital-full':
      return Number(p.room) === 0
        ? 'Die Kapitalleisten sind voll; nimm Gewinn.'
        : `Die Kapitalleisten fassen nur noch ${p.room}; nimm den Rest als Gewinn.`;
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
      return 'Stell jemanden ein oder versetz jemanden, oder nimm die Aktion zurück.';
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
      return 'Gebäude müssen dein Imperium berühren.';
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
      return `Du hast nichts mehr davon: ${named()}.`;
    case 'not-in-cost':
      return Number(p.printed) === 0
        ? 'Unterhalt nimmt Einheiten aus den Baukosten des Gebäudes.'
        : 'Die Baukosten haben davon keine zweite Einheit.';
    default:
      return '';
  }
};
