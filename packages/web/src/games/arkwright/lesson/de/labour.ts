import type { LessonWords } from '../../../lesson.ts';
import type { LabourPart } from '../labour.ts';

export const words: LessonWords<LabourPart> = {
  title: 'Der Arbeitsmarkt',
  about: 'Einstellen, Nachfrage und Lohn: drei Dinge auf einem Plan',
  done: 'Wer einstellt, schafft Nachfrage für alle, und höhere Löhne für alle. Sind die Fabriken voll, kostet ein Arbeiter 5\u00a0£.',
  parts: {
    market: [
      'Alle suchen Arbeit',
      'Hier stehen die Arbeiter ohne Stelle. Sie gehen von links oben, Reihe für Reihe, in der Ordnung der Felder.',
    ],
    demand: [
      'Ein leeres Feld ist ein Käufer',
      'Unter jedem Arbeiter steht eine Zahl. Die unterste sichtbare Zahl einer Spalte ist die Nachfrage nach dieser Ware: Sie ist eingerahmt. Je mehr Arbeiter eine Stelle haben, desto mehr wird gekauft.',
    ],
    wage: [
      'Der Lohn',
      'Die Zahl neben der untersten leeren Reihe kostet jeder Arbeiter jeder Fabrik, wenn seine Ware produziert wird. Jetzt sind es 2\u00a0£, und dabei bleibt es nicht.',
    ],
    workers: [
      'Arbeiter einsetzen',
      'Nimm den Marker für Arbeiter auf und lege ihn auf das Feld für 2\u00a0£. Mehr zu zahlen brächte nicht mehr.',
    ],
    food: [
      'Zwei für die Nahrung',
      'Zeige zuerst auf den zweiten freien Platz der Reihe 3: Auf dem Markt machen zwei Arbeiter goldenen Zahlen Platz, der neuen Nachfrage. Dann drücke.',
    ],
    cutlery: [
      'Drei für das Besteck',
      'Reihe 3 beim Besteck hat drei Plätze, und nur eine volle Reihe produziert. Nimm alle drei.',
    ],
    fired: [
      'Entlassene warten abseits',
      'Wer entlassen oder durch eine Maschine ersetzt wird, kommt nicht gleich zurück. In jedem Zyklus bringt die Wirtschaft zwei von ihnen wieder: Dann sinkt die Nachfrage.',
    ],
    finish: ['Beenden', 'Reihe 4 macht auf Stufe I nichts. Hör hier auf.'],
    special: [
      'Diesmal kein Marker',
      'Du darfst einen Sondermarker nehmen. In dieser Lektion nimm keinen und sieh dem Verkauf zu.',
    ],
    stored: [
      'Eine zu viel',
      'Du hast vier gemacht und drei verkauft, denn deine Attraktivität ist 3. Was du behalten kannst, wirf nicht weg: Lagere die Kiste ein. Sie lässt sich später verkaufen.',
    ],
    end: [
      'Stelle ein, was du verkaufen kannst',
      'Die dritte Reihe hat 4\u00a0£ Lohn gekostet und noch nichts verkauft. Erst die Attraktivität, dann die Hände.',
    ],
  },
};
