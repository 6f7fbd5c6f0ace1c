import type { LessonWords } from '../../../lesson.ts';
import type { MachinesPart } from '../machines.ts';

export const words: LessonWords<MachinesPart> = {
  title: 'Maschinen und Löhne',
  about: 'Ein Arbeiter kostet den Lohn, eine Maschine 1\u00a0£, auf Dauer',
  done: 'Maschinen lohnen sich, wenn die Löhne steigen, und sie steigen mit jeder vollen Fabrik. Doch jede Maschine schickt am Ende einen Arbeiter zurück auf den Markt, und mit ihm sinkt die Nachfrage.',
  parts: {
    costs: [
      'Was eine Fabrik kostet',
      'Unten in jeder Fabrik steht, was sie bei der Produktion ihrer Ware kostet: jeder Arbeiter den Lohn, jede Maschine 1\u00a0£, ob ihre Reihe produziert hat oder nicht.',
    ],
    spaces: [
      'Rund und eckig',
      'Runde Plätze nehmen nur Arbeiter, eckige einen Arbeiter oder eine Maschine. Ein Arbeiter je Reihe bleibt also immer.',
    ],
    machinery: [
      'Maschinen einsetzen',
      'Das Feld für 6\u00a0£ reicht für zwei Maschinen: Es sagt das, wenn du den Marker darüber hältst.',
    ],
    first: [
      'In Reihe 1 der Nahrung',
      'Drücke auf den Arbeiter auf dem eckigen Platz. Er kommt zu den Entlassenen, die Reihe bleibt voll.',
    ],
    second: ['Und in Reihe 2 beim Besteck', 'Sieh vor dem Drücken auf die Kosten unten.'],
    fired: [
      'Zwei mehr ohne Arbeit',
      'Entlassene stehen nicht auf dem Markt. Aber die Wirtschaftsphase bringt in jedem Zyklus zwei zurück, und dann sinkt die Nachfrage.',
    ],
    special: [
      'Ein besserer Marker',
      'Die hellgrauen Maschinen bringen drei Maschinen für 10\u00a0£. Nimm sie für später. Rot ist dran, dann wird Nahrung produziert.',
    ],
    wages: [
      'Die Rechnung',
      'Die Nahrung hat dich 7\u00a0£ statt 8\u00a0£ gekostet: drei Arbeiter zu 2\u00a0£ und eine Maschine. Bei einem Lohn von 5\u00a0£ wären es 16\u00a0£ statt 20\u00a0£.',
    ],
    end: [
      'Achte auf den Lohn',
      'Unterhalb der Mitte des Marktes steigt der Lohn schnell. Dann kaufen alle Maschinen, und wer spät kommt, zahlt.',
    ],
  },
};
