import type { Marker, MoveOf } from '@cromford/arkwright';
import { getContext, setContext } from 'svelte';
import type { ArkwrightView } from '../view.svelte.ts';

/** The marker that is held over the administration chart: taken from the tray, not yet laid on a space. */
export class Hand {
  private readonly view: ArkwrightView;
  /** The bar and the board hold the same one: it is that of the group of choices that is attended to. */
  readonly held: Marker | undefined = $derived.by(() => {
    const { attended, scene } = this.view.table;
    const move = attended === undefined ? undefined : scene.choices.find(({ group }) => group === attended)?.move;
    return move?.do === 'use' || move?.do === 'reuse' ? (move as unknown as MoveOf<'use'>).marker : undefined;
  });

  constructor(view: ArkwrightView) {
    this.view = view;
  }

  hold(marker: Marker | undefined): void {
    this.view.table.attend?.(this.view.choicesOf(marker)[0]?.group);
  }

  toggle(marker: Marker): void {
    this.hold(this.held === marker ? undefined : marker);
  }

  drop(): void {
    if (this.held) this.hold(undefined);
  }
}

const KEY = Symbol('hand');

export const provideHand = (view: ArkwrightView) => setContext(KEY, new Hand(view));

export const useHand = () => getContext<Hand | undefined>(KEY);
