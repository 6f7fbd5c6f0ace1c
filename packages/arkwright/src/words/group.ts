import type { Frame } from '../frames.ts';
import { isShip } from '../markers.ts';
import type { Move } from '../moves.ts';
import type { Labels } from './phrases.ts';

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Choices that touch the same thing stand together under its name. */
export function groupOf(labels: Labels, move: Move, frame?: Frame): string {
  if (frame?.step === 'bonus') return bonusGroup(labels, move);
  switch (move.do) {
    case 'assign':
      return labels.tiles;
    case 'commodity':
      return '';
    case 'use':
    case 'reuse':
      return capital(labels.marker(move.marker));
    case 'take':
      return isShip(move.marker) ? labels.ships : labels.markers;
    case 'take-tile':
    case 'return-tile':
    case 'patent-adds':
    case 'patent-returns':
      return labels.tiles;
    case 'broker':
    case 'buy':
    case 'sell-shares':
      return labels.shares;
    case 'further':
      return labels.markers;
    case 'limit':
      return labels.contracts;
    case 'join':
      return labels.ships;
    case 'repay':
      return labels.loans;
    case 'staff':
    case 'shift':
    case 'dismiss-worker':
      return labels.warehouse;
    case 'dismiss-ship':
    case 'return-ship':
      return labels.ships;
    default:
      return 'good' in move ? labels.good[move.good] : '';
  }
}

/** A bonus is asked for by its kind; where it works is known, but for marketing (AE-EIC-17 to AE-EIC-20). */
function bonusGroup(labels: Labels, move: Move): string {
  switch (move.do) {
    case 'distribute':
      return capital(labels.bonus.marketing);
    case 'machine':
      return `${capital(labels.bonus.machine)}: ${labels.good[move.good]}`;
    case 'improve':
      return capital(labels.bonus.quality);
    case 'rise':
      return labels.shares;
    default:
      return '';
  }
}
