import type { Marker } from '@cromford/arkwright';
import { getContext, setContext } from 'svelte';
import type { ArkwrightView } from '../view.svelte.ts';

/** The marker that is held over the administration chart: taken from the tray, not yet laid on a space. */
export class Hand {
  held = $state<Marker>();
  private readonly view: ArkwrightView;

  constructor(view: ArkwrightView) {
    this.view = view;
  }

  hold(marker: Marker | undefined): void {
    this.held = marker;
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
