import type { Needs } from './words.ts';

export const needs: Needs = {
  marker: {
    label: 'Wähle zuerst einen Marker',
    about:
      'Nimm einen aus der Reihe über deinen Fabriken oder unten in der Leiste; dann drücke auf das Feld, auf dem er liegen soll.',
  },
  factory: {
    label: 'Gebaut wird mit dem Fabrikmarker',
    about: 'Wähle ihn über deinen Fabriken oder in der Leiste und lege ihn auf ein Feld; dann drücke hier.',
  },
  workers: {
    label: 'Eingestellt wird mit dem Arbeitermarker',
    about:
      'Wähle ihn über deinen Fabriken oder in der Leiste und lege ihn auf ein Feld; dann drücke auf den Platz, der besetzt werden soll.',
  },
  display: {
    label: 'Kommt nach einer anderen Aktion',
    about: 'Nach Arbeitern, Maschinen und Börse darfst du eines davon nehmen, umsonst.',
  },
};
