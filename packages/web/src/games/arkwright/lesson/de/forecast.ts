import type { LessonWords } from '../../../lesson.ts';
import type { ForecastPart } from '../forecast.ts';

export const words: LessonWords<ForecastPart> = {
  title: 'Die Vorschau lesen',
  about: 'Wissen, was ein Preis verkauft, bevor er gilt',
  done: 'Die Vorschau zählt dir die nächste Produktion aus, mit dem, was jetzt bei allen auf dem Plan steht. Sieh sie vor jedem Preis an: Der richtige ist oft der höchste, bei dem noch alles verkauft wird.',
  parts: {
    panel: [
      'Der Verkauf, bevor er geschieht',
      'Die Vorschau spielt die nächste Produktion so, wie alles steht: Du würdest drei Stück Besteck machen und alle für 8\u00a0£ verkaufen. Den Rest der Nachfrage nimmt der Importeur.',
    ],
    quality: [
      'Setze Qualität ein',
      'Hellgraue Qualität bringt für 4\u00a0£ eine Stufe. Auf einem schmalen Bildschirm ist die Vorschau die Zeile über der Auswahl.',
    ],
    improve: [
      'Besteck',
      'Mit der Stufe ist die Attraktivität 6. Du machst aber nur drei: Eine Attraktivität von 3 verkauft sie genauso. Die übrigen drei sind Pfunde, die du verlangen könntest.',
    ],
    price: [
      'Probier die Preise',
      'Zeig auf die Preise oder geh sie durch, und lies, was die Vorschau zu jedem sagt. Für 12\u00a0£ gingen nur zwei. Nimm den höchsten, bei dem alle drei gehen.',
    ],
    sold: [
      'Wie vorhergesagt',
      'Drei zu 11\u00a0£ statt zu 8\u00a0£: 9\u00a0£ mehr für dieselben Waren, und immer noch die höchste Attraktivität. Ändern kann es nur, was andere nach dir tun, und hier warst du als Letzter dran.',
    ],
  },
};
