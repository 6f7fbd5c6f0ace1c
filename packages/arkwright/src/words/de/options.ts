import type { Labelled, Phrases } from '../phrases.ts';
import type { Terms } from './terms.ts';

export const names: Phrases['names'] = {
  'spinning-jenny': {
    name: 'Arkwright: Spinning Jenny',
    about:
      'Die kürzere Fassung: drei Jahrzehnte, Fabriken zweier Stufen, vier Waren. Das wertvollste Depot eigener Aktien gewinnt.',
  },
  anniversary: {
    name: 'Arkwright: Water Frame, Jubiläumsausgabe',
    about:
      'Das volle Spiel von 2025: fünf Jahrzehnte, Verkauf nach Angebot, eine Vertragsgrenze, 22 Arten Entwicklungsplättchen und 16 Ereignisse.',
  },
  'spinning-mule': {
    name: 'Arkwright: Spinning Mule',
    about: 'Das kurze Spiel der Jubiläumsausgabe: drei Jahrzehnte, Schiffe ohne Verträge.',
  },
  'water-frame': {
    name: 'Arkwright: Water Frame',
    about:
      'Die volle Fassung: fünf Jahrzehnte mit Entwicklungsplättchen, Schiffen, Verträgen und Ereignissen. Das wertvollste Depot eigener Aktien gewinnt.',
  },
};

/** Die Einstellungen eines Spiels und was jeder Wert ändert. */
export function optionIn({ marker, eventsListed, eventsShuffled }: Terms): Phrases['option'] {
  const options: Readonly<Record<string, Readonly<Record<string, Labelled>>>> = {
    'set-up': {
      '': { label: 'Aufbau', about: 'Wer über die ersten Fabriken entscheidet.' },
      free: { label: 'Frei', about: 'Alle gründen zwei Fabriken, verkaufen Aktien und nehmen etwas für den Anfang.' },
      predetermined: {
        label: 'Vorgegeben',
        about: `Fabriken, Preise, Aktien, Geld und ${marker[1]} nach der Liste der Regel.`,
      },
    },
    'east-india-company': {
      '': { label: 'Ostindien-Kompanie', about: 'Eine Rohstoffphase in jedem Zyklus: Einfluss, der am Ende zählt.' },
      off: { label: 'Aus', about: 'Ohne das Modul.' },
      on: { label: 'An', about: 'Mit dem Plan der Kompanie.' },
    },
    'asymmetric-factories': {
      '': { label: 'Asymmetrische Fabriken', about: 'Massenware und Luxus neben den normalen Fabriken.' },
      off: { label: 'Aus', about: 'Nur normale Fabriken.' },
      on: { label: 'An', about: 'Drei Arten von Fabriken.' },
    },
    patrons: {
      '': { label: 'Gönner', about: 'Ob die vier Gönner bei freiem Aufbau sicher im Angebot sind.' },
      drawn: { label: 'Gezogen', about: 'Die Plättchen werden zufällig gezogen.' },
      included: { label: 'Dabei', about: 'Die vier Gönner liegen aus; die anderen Plättchen werden gezogen.' },
    },
    events: {
      '': { label: 'Ereignisse', about: 'Die Reihenfolge der vorgegebenen Ereignisse.' },
      listed: { label: 'Nach der Liste', about: eventsListed },
      shuffled: { label: 'Gemischt', about: eventsShuffled },
    },
  };

  return (id, value) => options[id]?.[value ?? ''] ?? { label: value ?? id, about: '' };
}
