import type { Frame } from '../../frames.ts';
import type { Good } from '../../goods.ts';
import type { Labels, Phrases } from '../phrases.ts';
import { moreOf, pounds, type Terms } from './terms.ts';

/** What finishing means depends on what is asked. */
function finishingOf(t: Terms): Partial<Record<Frame['step'], string>> {
  return {
    factory: 'Finish the action',
    workers: 'Finish the action',
    machinery: 'Buy no more machines',
    school: 'Let the worker go',
    quality: 'Improve nothing more',
    distribution: 'Raise nothing more',
    'free-steps': 'Leave the rest',
    exchange: 'Leave the stock exchange',
    ship: 'Ship nothing more',
    'production-action': 'Produce nothing',
    'extra-shift': 'Keep the extra shifts',
    claim: 'Claim nothing',
    further: 'No further action',
    'return-ship': `To the free ${t.pier}`,
    bonus: 'Take no bonus',
    'more-shifts': 'Keep the extra shifts',
    prices: 'Leave the prices as they are',
    special: 'Take nothing',
    inventor: 'Return the inventor',
    'shut-row': `Run all ${t.row}s`,
    'sell-stored': 'Stop selling',
    patron: 'Sell nothing to the patron',
    shipment: 'Do not ship',
    charisma: 'Keep charisma',
    dismiss: 'Keep the rest',
    'opium-war': 'Keep the ships',
    promote: 'Leave the gap',
  };
}

export function moveIn(t: Terms, labels: Labels): Phrases['move'] {
  const finishing = finishingOf(t);
  const good = (name: Good) => t.good[name].toLowerCase();
  const built = t.build.charAt(0).toUpperCase() + t.build.slice(1);

  return (m, frame, turn) => {
    switch (m.do) {
      case 'done':
        if (frame?.step === 'inventor' && frame.tile === 'tinkerer') return 'Return the tinkerer';
        if (frame?.step === 'prices' && turn.priced > 0) return 'Leave the other prices as they are';
        if (frame?.step === 'quality' && turn.affected === 0) return 'Improve nothing';
        if (frame?.step === 'distribution' && turn.affected === 0) return 'Raise nothing';
        return (frame && finishing[frame.step]) ?? 'Done';
      case 'found':
        return `Found a factory for ${good(m.good)}`;
      case 'found-as':
        return `Found a factory for ${good(m.good)}: ${labels.type[m.type]}`;
      case 'price':
        return `Sell ${good(m.good)} at ${pounds(m.amount)}`;
      case 'use':
        return t.use(labels.marker(m.marker), pounds(m.at));
      case 'reuse':
        return t.reuse(labels.marker(m.marker), pounds(m.at));
      case 'pay':
        return `Pay ${pounds(m.amount)}`;
      case 'first':
        return m.what === 'main' ? `Main action (${t.kind['stock-exchange']}) first` : 'Additional action first';
      case 'further':
        return `Then ${labels.marker(m.marker)}`;
      case 'build':
        return `${built} ${good(m.good)}, level ${labels.level(m.level)}`;
      case 'build-as':
        return `${built} ${good(m.good)}, level ${labels.level(m.level)}: ${labels.type[m.type]}`;
      case 'modernise':
        return `Modernise ${good(m.good)} to ${labels.level(m.level)}`;
      case 'close':
        return `Close ${good(m.good)}`;
      case 'developer':
        return `Use the developer: ${t.developer}`;
      case 'charge':
        return t.tile[m.tile].label;
      case 'keep-inventor':
        return frame?.step === 'inventor' && frame.tile === 'tinkerer'
          ? 'Pay and keep the tinkerer'
          : 'Pay and keep the inventor';
      case 'hire':
        return `Hire ${moreOf(m.amount, 'worker')} for ${good(m.good)}, ${t.row} ${m.row}`;
      case 'fire':
        return `Fire ${moreOf(m.amount, 'worker')} from ${good(m.good)}, ${t.row} ${m.row}`;
      case 'swap':
        return `Move a machine of ${good(m.good)} from ${t.row} ${m.from} to ${t.row} ${m.to}`;
      case 'staff':
        return `Hire a worker for the warehouse: ${labels.edge(m.edge)}`;
      case 'shift':
        return `Move a warehouse worker from ${labels.edge(m.from)} to ${labels.edge(m.to)}`;
      case 'machine':
        return `Machine in ${good(m.good)}, ${t.row} ${m.row}`;
      case 'retrain':
        return `Put the worker into ${good(m.good)}, ${t.row} ${m.row}`;
      case 'improve':
        return `Improve ${good(m.good)}`;
      case 'distribute':
        return `Raise ${t.distribution} of ${good(m.good)}`;
      case 'patent-adds':
        return 'Patent: £2 more';
      case 'patent-returns':
        return 'Return the patent for two free steps';
      case 'buy':
        return `Buy ${moreOf(m.amount, 'share')}`;
      case 'sell-shares':
        return `Sell ${moreOf(m.amount, 'share')}`;
      case 'repay':
        return `Repay ${moreOf(m.amount, 'loan')}`;
      case 'sell-goods':
        return `Sell ${t.goods(m.amount, m.good)} from the warehouse`;
      case 'contract':
        return `Contract for ${t.goods(m.space, m.good)}`;
      case 'limit':
        return m.space === 0 ? 'Remove the limit marker' : `Limit marker on ${m.space}`;
      case 'join':
        return `The ${labels.marker(m.ship)} sails too`;
      case 'deliver':
        return `Ship ${t.goods(m.amount, m.good)}`;
      case 'run':
        return `Produce ${good(m.good)} with ${moreOf(m.rows, t.row)}`;
      case 'extra-shifts':
        return `Return the extra shifts for one more ${t.unit}`;
      case 'take':
        return `Take ${labels.marker(m.marker)}`;
      case 'take-tile':
        return `Take ${t.tile[m.tile].label}`;
      case 'assign':
        return `${t.tile[m.tile].label} to ${good(m.good)}`;
      case 'broker':
        return `Return the broker for ${moreOf(m.amount, 'share')} at half price`;
      case 'return-tile':
        return `Return ${t.tile[m.tile].label}`;
      case 'return-ship':
        return `Return the ${labels.marker(m.ship)} ${m.from === 'chart' ? 'on the chart' : `at the ${t.pier}`}`;
      case 'shut-row':
        return `Shut the ${t.row}`;
      case 'sell-stored':
        return `Sell a stored ${t.unit}`;
      case 'add':
        return m.amount === 0 ? 'Add none' : `Add ${m.amount}`;
      case 'claim':
        return m.what === 'appeal' ? 'Win the tie for appeal' : `Win the tie for ${t.unit}s sold`;
      case 'patron':
        return m.from === 'production' ? 'Sell one from production' : 'Sell one from the warehouse';
      case 'store':
        return m.amount === 0 ? 'Keep none' : `Keep ${m.amount}`;
      case 'discard':
        return `Throw away ${t.goods(1, m.good)}`;
      case 'dismiss-worker':
        return `Dismiss the worker at ${labels.edge(m.edge)}`;
      case 'dismiss-ship':
        return `Give back the ${labels.marker(m.ship)}`;
      case 'name':
        return `${labels.seats[m.seat]} starts`;
      case 'appease':
        return 'Pay the rioters off';
      case 'give-machine':
        return `Lose a machine in ${t.row} ${m.row}`;
      case 'promote':
        return `A worker from ${t.row} ${m.row}`;
      case 'go-back':
        return 'Let the share value fall';
      case 'return-share':
        return 'Return one share';
      case 'commodity':
        return `Influence on ${labels.commodity[m.good]}`;
      case 'steps':
        return m.amount === 0 ? 'Buy no steps' : `Buy ${moreOf(m.amount, 'step')}`;
      case 'rise':
        return 'One space forward on the share track';
      default:
        return m satisfies never;
    }
  };
}
