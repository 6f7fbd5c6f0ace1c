import type { State } from '@cromford/kernel';
import type { Kind } from './resources.ts';

/** A card in play. The first is always the Central Factory. */
export interface Site {
  /** Which plate of the components it shows. */
  plate: number;
  /** Columns east and rows south of the Central Factory. */
  x: number;
  y: number;
  workers: number;
  /** Units per kind; −1 where there is no track or its marker is gone. */
  stock: number[];
}

export type Why =
  | 'action'
  | 'manager'
  | 'building'
  | 'sale'
  | 'production'
  | 'event'
  | 'marker'
  | 'labour'
  | 'upkeep'
  | 'award';

/** What units are paid for. */
export type PaidFor = Exclude<Why, 'production' | 'marker' | 'award'>;

export type Builder = 'action' | 'manager';

export type Frame =
  | { step: 'turn' }
  | { step: 'act' }
  | { step: 'sell'; sold: number }
  | { step: 'staff'; hired: number; moved: number }
  | { step: 'build'; by: Builder }
  | { step: 'place'; by: Builder; plate: number }
  | { step: 'open'; by: Builder; plate: number; x: number; y: number }
  | { step: 'marker'; by: Builder; plate: number; x: number; y: number }
  | { step: 'event'; plate: number }
  | { step: 'dismiss'; plate: number }
  | { step: 'dismiss-from'; plate: number }
  | { step: 'reassign'; plate: number }
  | { step: 'produce' }
  | { step: 'manage' }
  | { step: 'pay'; kind: Kind; units: number; why: PaidFor }
  | { step: 'store'; kind: Kind; units: number; why: Why }
  | { step: 'labour'; settled: number }
  | { step: 'labour-order'; settled: number }
  | { step: 'upkeep'; site: number }
  | { step: 'upkeep-owed'; site: number; owed: number; used: Kind | -1 }
  | { step: 'upkeep-unit'; site: number; owed: number; used: Kind | -1 }
  | { step: 'time' };

export interface EmpireState extends State {
  agenda: Frame[];
  /** 1 to 15; 0 before the first market roll. */
  turn: number;
  /** The marked year. */
  year: number;
  /** The market die. */
  die: number;
  profit: number;
  /** Value of the managers die; 0 when it has left the game. */
  managers: number;
  managerUsed: number;
  /** Actions taken this turn. */
  taken: number;
  /** The last action taken this turn: 0 none, 1 sell, 2 hire and move, 3 build, 4 produce. */
  last: number;
  /** Markers not yet on a track. */
  spare: number;
  /** Plates of the building row, from the left. */
  row: number[];
  sites: Site[];
  /** Plates whose event has happened. */
  happened: number[];
  /** Plates whose event is in force this turn, and those that will be next turn. */
  inForce: number[];
  coming: number[];
}
