/** A screen before it is printed: a board, what happened, a question and its choices. */
export interface Screen {
  readonly board: readonly string[];
  readonly question: readonly string[];
  readonly choices: readonly string[];
  /** Much of the board is missing: only for want of room, not for what was said. */
  readonly isLastResort?: boolean;
  /** Without empty lines. */
  readonly isTight?: boolean;
}

/** For so much of what was said a board may be shortened. */
const SHORT = 10;
/** An answer to what was typed may even hide the boards of the others. */
const ANSWER = 5;

export interface Fitted {
  readonly lines: readonly string[];
  /** What was said has no room here. */
  readonly isLeftOut: boolean;
}

/**
 * The first of these screens that has room; where none has, the last, with less of the board. What was said stands on it, unless
 * it takes more than the room that is left and is long or hides too much of the board. No height is room enough.
 */
export function fitted(screens: readonly Screen[], said: readonly string[], rows: number, isAnswer = false): Fitted {
  const roomy = (told: readonly string[]) => screens.find((s) => rows === 0 || printed(s, told).length < rows);
  const shown = roomy(said);
  const alone = roomy([]);
  const isWorthIt =
    (said.length <= SHORT && (!shown?.isLastResort || alone?.isLastResort)) || (isAnswer && said.length <= ANSWER);
  if (shown && (shown === alone || isWorthIt)) return { lines: printed(shown, said), isLeftOut: false };
  return { lines: alone ? printed(alone, []) : cut(screens.at(-1), rows), isLeftOut: said.length > 0 };
}

/** A board without its last lines, but with the one under it that says how to see them; the choices are all there. */
function cut(screen: Screen | undefined, rows: number): string[] {
  const lines = printed(screen, []);
  const over = lines.length - rows + 1;
  const board = screen?.board.filter((line) => line !== '') ?? [];
  const kept = Math.max(0, board.length - 1 - over);
  return screen ? printed({ ...screen, board: [...board.slice(0, kept), ...board.slice(-1)] }, []) : lines;
}

function printed(screen: Screen | undefined, said: readonly string[]): string[] {
  if (!screen) return [];
  if (screen.isTight)
    return [...screen.board, ...said, ...screen.question, ...screen.choices].filter((line) => line !== '');
  return [...screen.board, '', ...(said.length > 0 ? [...said, ''] : []), ...screen.question, ...screen.choices, ''];
}
