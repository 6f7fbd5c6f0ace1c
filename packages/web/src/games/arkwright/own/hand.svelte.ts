import type { Marker } from '@cromford/arkwright';
import { getContext, setContext } from 'svelte';

/** The marker that is held over the administration chart: taken from the tray, not yet laid on a space. */
export class Hand {
  held = $state<Marker>();

  hold(marker: Marker): void {
    this.held = marker;
  }

  toggle(marker: Marker): void {
    this.held = this.held === marker ? undefined : marker;
  }

  drop(): void {
    this.held = undefined;
  }
}

const KEY = Symbol('hand');

export const provideHand = () => setContext(KEY, new Hand());

export const useHand = () => getContext<Hand | undefined>(KEY);
