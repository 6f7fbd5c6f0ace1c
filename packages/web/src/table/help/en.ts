/** How a table is played: fetched when somebody asks. */
export const help = {
  keys: [
    ['← → ↑ ↓', 'go through the choices'],
    ['1 … 9', 'choose one of them'],
    ['Enter', 'play what is chosen'],
    ['space', 'hold what is being shown, go on'],
    ['Esc', 'let go of what is chosen, or close a hint'],
    ['u', 'undo'],
    ['y', 'redo'],
    ['r', 'restart the turn'],
    ['l', 'log'],
    ['c', 'charts'],
    ['f', 'what the chosen move would do'],
    ['h', 'a hint, step by step (not at tables with others)'],
    ['t', 'text mode'],
    ['?', 'this help'],
  ],
  about:
    'Point at a choice, on the board or below it, and the board shows what it would do. A struck choice says why it is not open, and by which rule.',
  /** The same without a keyboard. */
  touchHeading: 'With your fingers',
  touch: {
    look: [
      'Tap once',
      'to see what a choice would do, on the board or in the bar. It is outlined, and the line above the choices says what changes.',
    ],
    lookWide: [
      'Tap once',
      'to see what a choice would do, on the board or in the bar. It is outlined, and the board shows what changes.',
    ],
    play: ['The dark button', 'plays what is outlined. So does a second tap on the choice.'],
    struck: ['A struck choice', 'says, when tapped, why it is not open and by which rule.'],
    board: ['Tabs of the board', 'show its parts one by one; a dot marks those where you can choose something.'],
    bar: ['Tabs of the bar', 'sort many choices: pick one to see its own.'],
    undo: ['Undo', 'takes back your last step.'],
    restart: ['Restart turn', 'takes back your whole turn.'],
    panels: ['The bottom line', 'leads to forecast, log, charts and your notes, and back to the board.'],
    panelsWide: ['Log, charts and notes', 'stand at the side with the forecast, or open from the top of the screen.'],
  },
  lesson: 'Take the first lesson',
};
