/** The goods, in the order of the rounds (CG-RND-02). The state counts them 0 to 3. */
export const GOODS = ['food', 'clothes', 'cutlery', 'lamps'] as const;
export type Good = (typeof GOODS)[number];
/** A good as the state counts it. */
export type GoodIndex = number;

export const goodIndex: Readonly<Record<Good, GoodIndex>> = { food: 0, clothes: 1, cutlery: 2, lamps: 3 };

export function goodAt(index: GoodIndex): Good {
  return GOODS[index] as Good;
}
