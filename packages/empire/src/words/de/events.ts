import type { Phrases } from '../phrases.ts';
import { action, into, list, ordinal, place, resource, signed, titles, units, why, workers } from './grammar.ts';

/** What happened. */
export const event: Phrases['event'] = (e, card) => {
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
    case 'unpaid':
      return `${card(e.card)}: ${e.units === 1 ? '1 Einheit' : `${e.units} Einheiten`} Unterhalt nicht bezahlbar.`;
    case 'year':
      return `Jahr ${e.year}.${e.labour ? ' Lohnkosten sind fällig.' : ''}${e.upkeep ? ' Unterhalt ist fällig.' : ''}`;
    case 'over':
      return `Das Ende: ${e.profit} Gewinn, ${titles[e.title]}.`;
    default:
      return e satisfies never;
  }
};
