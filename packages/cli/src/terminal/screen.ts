/** A screen before it is printed: a board, what happened, a question and its choices. */
export interface Screen {
  readonly board: readonly string[];
  /** The board with more of what it leaves out, in so many lines. */
  readonly widened?: (room: number, isTight: boolean) => readonly string[];
  readonly question: readonly string[];
  readonly choices: readonly string[];
  /** Much of the board is missing: only for want of room, not for what was said. */
  readonly isLastResort?: boolean;
  /** Without empty lines. */
  readonly isTight?: boolean;
}

/** For so much of what was said a board may be shortened. */
const SHORT = 10;
/** An answer to what was typed may even hide the boards of the others; where they are hidden, so much may take room from the rest. */
const ANSWER = 5;
/** So little is said even where the board has to be cut for it. */
const LINE = 2;

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
  // In a pipe there is no page before the board on which it could be read.
  if (shown && rows === 0) return { lines: printed(shown, said), isLeftOut: false };
  const alone = roomy([]);
  if (shown && said.length <= mostSaid(shown, alone, isAnswer))
    return { lines: filled(shown, said, rows), isLeftOut: false };
  const squeezed = cut(screens.at(-1), rows, said);
  if (!alone && said.length <= LINE && squeezed.length < rows) return { lines: squeezed, isLeftOut: false };
  return { lines: alone ? filled(alone, [], rows) : cut(screens.at(-1), rows, []), isLeftOut: said.length > 0 };
}

/** How many lines may be said on a screen, where one without them would show as much of the board or more. */
function mostSaid(shown: Screen, alone: Screen | undefined, isAnswer: boolean): number {
  if (!shown.isLastResort) return shown === alone ? Number.POSITIVE_INFINITY : SHORT;
  if (alone?.isLastResort) return isAnswer ? SHORT : ANSWER;
  return isAnswer ? ANSWER : 0;
}

/** A screen on which no line is left empty that could tell something. */
function filled(screen: Screen, said: readonly string[], rows: number): string[] {
  const { widened, isTight = false } = screen;
  if (!widened) return printed(screen, said);
  const others = printed({ ...screen, board: [] }, said).length;
  return printed({ ...screen, board: widened(rows - 1 - others, isTight) }, said);
}

/** A board in the room that there is, or without its last lines but with the one under it that says how to see them; the choices are all there. */
function cut(screen: Screen | undefined, rows: number, said: readonly string[]): string[] {
  const fits = screen && filled(screen, said, rows);
  if (fits && fits.length < rows) return fits;
  const lines = printed(screen, said);
  const over = lines.length - rows + 1;
  const board = screen?.board.filter((line) => line !== '') ?? [];
  const kept = Math.max(0, board.length - 1 - over);
  return screen ? printed({ ...screen, board: [...board.slice(0, kept), ...board.slice(-1)] }, said) : lines;
}

function printed(screen: Screen | undefined, said: readonly string[]): string[] {
  if (!screen) return [];
  if (screen.isTight)
    return [...screen.board, ...said, ...screen.question, ...screen.choices].filter((line) => line !== '');
  return [...screen.board, '', ...(said.length > 0 ? [...said, ''] : []), ...screen.question, ...screen.choices, ''];
}
