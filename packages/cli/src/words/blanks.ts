/** What a sentence still needs: without one of them it is not said. */
export type Blanks<Names extends string> = Readonly<Record<Names, string | number>>;
