import type { Ground } from './ground.ts';
import type { Found } from './scene.ts';

export interface Settings {
  /** How often the harm is done. */
  readonly times: number;
  readonly pairs: number;
  readonly giveUp: number;
  readonly say: (line: string) => void;
}

export interface Report extends Found {
  /** How often harm was really done, and what else is worth knowing. */
  readonly times: number;
  readonly note?: string;
  /** What went wrong beyond the moves. */
  readonly wrong?: readonly string[];
}

export interface Scenario {
  readonly about: string;
  readonly on: readonly Ground['kind'][];
  play(ground: Ground, settings: Settings): Promise<Report>;
}
