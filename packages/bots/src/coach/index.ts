export { attempted, type Beside, type Verdict } from './attempt.ts';
export { agrees, momentOf, movesOf, renewed, stands } from './check-puzzle.ts';
export { type Demand, findPuzzles, puzzlesIn, USUAL_DEMAND } from './find-puzzles.ts';
export { type Grade, graded, type Puzzle, readPuzzles, solves, writePuzzles } from './puzzle.ts';
export { asPuzzle, momentAt, review, type TurnReviewed, turnReviewed, turnsOf } from './review.ts';
export { THEMES, type Theme } from './themes.ts';
export { bestTurns, comparedTurns, isTurnOver, type TurnStart, toldTurn } from './turns.ts';
