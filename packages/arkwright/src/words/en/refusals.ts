import { say, thing } from '@cromford/kernel';
import type { Coming } from '../../refusals.ts';
import type { Labels, Phrases } from '../phrases.ts';
import { moreOf, pounds, type Terms } from './terms.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function refusalsIn(t: Terms, labels: Labels): Phrases['refusals'] {
  const Row = capital(t.row);
  const Distribution = capital(t.distribution);
  const own = Object.fromEntries(Object.entries(t.reasons).map(([code, text]) => [code, () => text ?? '']));

  /** When a level comes, and what reaches it a level ahead. */
  const notYet = ({ level, decade, tile }: Coming) => {
    const early = tile ? `, or a level early with the ${labels.tile[tile].label.toLowerCase()}` : '';
    return decade === undefined
      ? `Level ${labels.level(level)} does not come in this game${tile ? `; only the ${labels.tile[tile].label.toLowerCase()} reaches a level ahead` : ''}.`
      : `Level ${labels.level(level)} comes in ${decade}${early}.`;
  };

  return {
    amount: (p) => `Choose from ${p.from} to ${p.to}.`,
    'not-offered': () => 'This is not possible now.',
    'game-over': () => 'The game is over.',
    unreadable: () => 'This is not a move.',
    'has-factory': (p) => say`You already have a factory for ${thing('good', t.good[p.good].toLowerCase())}.`,
    'lowest-price': (p) => `The lowest price is ${pounds(p.pounds)}.`,
    'highest-price': (p) => `The highest price is ${pounds(p.pounds)}.`,
    'negative-appeal': (p) => `Appeal may not fall below 0; the quality is worth ${pounds(p.quality)}.`,
    'stored-goods-block': (p) => `Stored goods lie on the prices above ${pounds(p.pounds)}.`,
    'must-cover': (p) => `Your shares must pay for both factories, ${pounds(p.pounds)}: sell ${p.shares} at least.`,
    'one-marker-each': () => `Everybody takes one ${t.marker}.`,
    'must-act': () => `You must use an ${t.actionMarker}.`,
    'main-action-over': () => 'The main action is over.',
    'space-taken': (p) =>
      p.marker
        ? `${capital(labels.marker(p.marker))} lies on the ${pounds(p.pounds)} ${t.slot} until the decade ends.`
        : `This ${t.slot} is taken until the decade ends.`,
    'marker-stays': (p) => `A used marker stays where it is; use it again there for ${pounds(p.pounds)} more.`,
    'taking-back': (p) => `It lies on the chart already: using it again costs ${pounds(p.pounds)} more.`,
    'not-on-chart': () => `It is not on the chart yet: use it on an empty ${t.slot}, without the extra fee.`,
    'marker-locked': () => 'This marker is locked in its closed space until the decade ends.',
    'ship-rests': () => 'This ship has sailed; a stock exchange action readies it.',
    'not-your-marker': () => `You do not own this ${t.marker}.`,
    'space-closed': (p) => `The ${pounds(p.pounds)} ${t.slot} is ${t.closed}.`,
    'accountant-limit': (p) => `You can pay ${pounds(p.pounds)} at most.`,
    'accountant-least': (p) => `You must pay ${pounds(p.pounds)} at least.`,
    'engineer-limit': (p) => `More than ${pounds(p.pounds)} buys nothing.`,
    'ship-needs-capacity': (p) => `The payment must reach the ship’s capacity of ${p.capacity}.`,
    'level-not-yet': (p) => notYet(p),
    'one-level-at-a-time': () => 'Modernise one level at a time.',
    'modernise-not-yet': (p) => notYet(p),
    'no-factory': () => `You have no factory for this ${t.product}.`,
    'type-ends': (p) => `This type of factory ends at level ${labels.level(p.level)}.`,
    'type-stays': () => 'Close the factory and open it again to change its type.',
    'built-now': () => 'You built it in this action.',
    'closed-now': () => 'You have just closed this very factory.',
    'opened-now': () => 'You have opened a factory for it in this action already.',
    'developer-not-here': () => 'The developer does not apply any more in this action.',
    'inventor-only-modernises': () => 'The inventor only modernises; he builds nothing new.',
    'no-workers-left': () => 'There are not enough workers left.',
    'no-free-space': () => 'There is no free space.',
    'finished-for-the-game': () => 'This factory has finished its work for the game.',
    'row-one-stays': () => `${Row} 1 must stay active.`,
    'last-row-first': () => `Fire from the last ${t.row} first.`,
    'hired-now': () => 'You hired them in this action.',
    'additional-stay': () => 'They stay until the factory is modernised or closed.',
    'first-space-first': () => 'Workers take the first free space of the factory.',
    'arranged-to-fire': () => 'You have rearranged a factory: fire somebody there first.',
    'fired-now': () => `You fired from this ${t.row} in this action.`,
    'only-in-event-phase': () => `Only ${t.inEventPhase}.`,
    'moved-now': () => 'You moved this worker in this action.',
    'fewer-machines': () => 'Your payment buys fewer machines.',
    'needs-worker-on-machine-space': (p) => {
      const place = `${Row} ${p.row} of ${t.good[p.good].toLowerCase()}`;
      const must = `a machine must replace a worker on ${t.machineSpace}`;
      if (p.holds === 'nobody') return `${place} is empty; ${must}.`;
      if (p.holds === 'machines') return `${place} has no room for another machine; ${must}.`;
      if (p.holds === 'no-space') return `${place} takes no machines; ${must}.`;
      return `The workers of ${place.charAt(0).toLowerCase()}${place.slice(1)} stand where no machine goes; ${must}.`;
    },
    'row-needs-a-worker': () => `The ${t.row} would be left without a worker, and its machines would go.`,
    'retrained-now': () => 'These workers have only just come here from the school.',
    'fewer-increases': () => 'Your payment buys fewer increases.',
    'quality-ends': (p) =>
      `The quality of ${t.good[p.good].toLowerCase()} is ${p.limit}, and there it ends${p.tile ? `; the ${labels.tile[p.tile].label.toLowerCase()} raises it to ${p.raised}` : ''}.`,
    'distribution-ends': (p) =>
      p.good
        ? `The ${t.distribution} of ${t.good[p.good].toLowerCase()} is ${p.limit}, and there it ends.`
        : `${Distribution} ends at ${p.limit}.`,
    'not-enough-paid': (p) => `Not enough ${t.fee} is left: ${pounds(p.left)}.`,
    'patent-once': () => 'One use of the patent in an action.',
    'repay-first': () => 'Repay all loans first.',
    'cannot-afford': () => 'You cannot afford it.',
    'bank-empty': () => 'The bank has no more of your shares.',
    'not-that-many': () => 'You do not have that many.',
    'no-loan': () => 'You have no such loan.',
    'broker-repays-nothing': () => 'The broker deals in goods and shares; loans are repaid in a stock exchange action.',
    'one-way': () => 'You have bought and sold in this action; no more changes of mind.',
    'in-this-order': () => 'Sell goods, repay loans, shares, contracts: in this order.',
    'beyond-limit': (p) => `No contract stands beyond your limit marker on ${p.space}.`,
    'limit-at-largest': () => 'The limit marker goes on the space of your largest contract or the next one.',
    'limit-stands-there': () => 'The limit marker stands there already.',
    'limit-handled': () => 'You have just handled the limit marker.',
    'contracts-only-rise': (p) => `Contracts only go up; this one is on ${p.space}.`,
    'no-such-contract-space': () => 'There is no such contract space.',
    'no-contracts': () => 'There are no contracts in this game.',
    'no-contract': () => 'You have no contract for this.',
    'no-load': (p) => `You have ${p.goods} of it, and the ships have room for ${p.room}.`,
    'served-completely': () => `A contract is ${t.served} completely or not at all.`,
    'only-this-ship': () => 'Only the ship used as marker sails.',
    'ships-too-small': (p) => `They do not fit: there is room for ${p.room}.`,
    'only-featured-good': () => `Only the ${t.featured} can be shipped now.`,
    'rows-from-one': (p) =>
      `${Row}s run from ${t.row} 1, at most ${moreOf(p.rows, t.row)} with this ${t.marker}, and none may be empty.`,
    'no-spare-pounds': () => `No ${t.fee} is left for this price.`,
    'not-affected': () => 'Only factories that you built or modernised now.',
    'only-where-produced': () => 'Only where you produced.',
    'priced-now': () => 'You have set this price in this action.',
    'marker-not-yet': (p) => notYet(p),
    'own-this-marker': () => `You own this ${t.marker} already.`,
    'no-additional-action': () => `This ${t.marker} has no additional action.`,
    'own-this-tile': () => 'You own this tile already.',
    'another-tile': () => 'It must be another tile.',
    'not-your-tile': () => 'You do not own this tile.',
    'not-on-offer': () => 'It is not on offer.',
    'return-a-tile': () => 'Return a tile first.',
    'larger-ship-only': () => 'Only a larger ship may replace one of yours.',
    'not-in-this-game': () => 'It is not in this game.',
    'no-crew-to-dismiss': () => 'This ship has no crew to dismiss.',
    'one-of-this-size': () => 'You may own only one ship of this size.',
    'no-crew': () => 'There are not enough workers for its crew.',
    'broker-owned-before': () => 'You must have owned the broker before.',
    'space-occupied': () => 'That space is occupied.',
    'track-ends': () => 'The track ends before that.',
    'no-such-bonus': () => 'One bonus at or before your marker, where it is possible.',
    'no-tie': () => 'There is no tie for you to win.',
    'appeal-limit': () => 'You cannot offer more than your appeal.',
    'too-late': () => 'Only at the first call after your production was sold.',
    'must-name': () => 'Somebody must be named.',
    'must-raise': () => 'Both steps are taken while there is a place for them.',
    'no-room': (p) => `There is room for ${p.room}; drop something first.`,
    'room-enough': () => 'Throwing this away would not make room.',
    'no-shares-sold': () => 'No shares are sold in the last exchange.',
    ...own,
  };
}
