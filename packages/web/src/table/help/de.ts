import type { help as English } from './en.ts';

export const help: typeof English = {
  keys: [
    ['← → ↑ ↓', 'durch die Möglichkeiten gehen'],
    ['1 … 9', 'eine davon wählen'],
    ['Enter', 'das Gewählte ausführen'],
    ['Leertaste', 'Gezeigtes anhalten, weiterzeigen'],
    ['Esc', 'Gewähltes loslassen oder einen Rat schließen'],
    ['u', 'zurücknehmen'],
    ['y', 'wiederholen, was zurückgenommen wurde'],
    ['r', 'den Zug neu beginnen'],
    ['l', 'Verlauf'],
    ['c', 'Kurven'],
    ['f', 'was der gewählte Zug bewirken würde'],
    ['h', 'ein Rat, Schritt für Schritt (nicht an Tischen mit anderen)'],
    ['t', 'Textansicht'],
    ['?', 'diese Hilfe'],
  ],
  about:
    'Zeig auf eine Möglichkeit, auf dem Plan oder darunter, und der Plan zeigt, was sie bewirken würde. Eine durchgestrichene sagt, warum sie nicht offen ist und nach welcher Regel.',
  touchHeading: 'Mit den Fingern',
  touch: {
    look: [
      'Einmal tippen',
      'zeigt, was eine Möglichkeit bewirken würde, auf dem Plan oder in der Leiste. Sie wird umrandet, und die Zeile über den Möglichkeiten sagt, was sich ändert.',
    ],
    lookWide: [
      'Einmal tippen',
      'zeigt, was eine Möglichkeit bewirken würde, auf dem Plan oder in der Leiste. Sie wird umrandet, und der Plan zeigt, was sich ändert.',
    ],
    play: ['Der dunkle Knopf', 'führt das Umrandete aus. Ein zweites Tippen auf die Möglichkeit tut es auch.'],
    struck: ['Eine durchgestrichene', 'sagt beim Antippen, warum sie nicht offen ist und nach welcher Regel.'],
    board: ['Reiter des Plans', 'zeigen seine Teile einzeln; ein Punkt steht, wo du etwas wählen kannst.'],
    bar: ['Reiter der Leiste', 'ordnen viele Möglichkeiten: Wähl einen, um seine zu sehen.'],
    undo: ['Zurück', 'nimmt deinen letzten Schritt zurück.'],
    restart: ['Zug neu', 'nimmt alles zurück, was du in ihm getan hast.'],
    panels: ['Die unterste Zeile', 'führt zu Vorschau, Verlauf, Kurven und deinen Notizen und wieder zum Plan.'],
    panelsWide: [
      'Verlauf, Kurven, Notizen',
      'stehen mit der Vorschau an der Seite oder öffnen sich vom oberen Rand aus.',
    ],
  },
  lesson: 'Zur ersten Lektion',
};
