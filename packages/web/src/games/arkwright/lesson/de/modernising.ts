import type { LessonWords } from '../../../lesson.ts';
import type { ModernisingPart } from '../modernising.ts';

export const words: LessonWords<ModernisingPart> = {
  title: 'Modernisieren, bevor es zu spät ist',
  about: 'Was aus einer Fabrik der Stufe I wird, wenn 1790 beginnt',
  done: 'Modernisieren kostet vor dem Jahrzehntwechsel so viel wie danach. Vorher aber sparst du zwei Löhne in jeder Produktion, und die bessere Qualität verkauft sofort.',
  parts: {
    before: [
      'Der letzte Zug von 1780',
      'Wenn 1790 beginnt, veraltet jede Fabrik der Stufe I. Niemand fragt, und in diesem Augenblick lässt sich nichts mehr tun: Es muss vorher geschehen. Das ist dein letzter Zug.',
    ],
    factory: ['Setze die Fabrik ein', 'Das Feld für 2\u00a0£ genügt: Es kommt auf den Preis des neuen Markers an.'],
    food: [
      'Nahrung, Stufe II',
      'Modernisiere Nahrung für 10\u00a0£. Arbeiter, Maschinen und Qualität bleiben, wo sie sind. Die Basisqualität steigt von 8 auf 10, und die Attraktivität mit ihr. Besteck lassen wir, um zu sehen, was geschieht.',
    ],
    price: [
      'Ein Pfund mehr',
      'Attraktivität 5 bei 5\u00a0£ oder 4 bei 6\u00a0£: Nimm das Pfund. Dann endet das Jahrzehnt, und Rot bestimmt den Startspieler.',
    ],
    after: [
      'Zwei, die nichts machen',
      'Besteck ist veraltet: Zwei weitere Arbeiter stehen neben dem Marker. Sie machen nichts und lassen sich nicht entlassen. Rot hat zwei bei jeder Fabrik, deine Nahrung keinen.',
    ],
    bill: [
      'Was es kostet',
      'Der Lohn ist 4\u00a0£, also kostet Besteck in jeder Produktion 8\u00a0£ mehr, und die beiden fehlen auf dem Arbeitsmarkt, wo die Löhne eher steigen. Sie gehen, wenn die Fabrik Stufe II erreicht.',
    ],
  },
};
