import { amount, say, thing } from '@cromford/kernel';
import type { Frame } from '../../frames.ts';
import type { Good } from '../../goods.ts';
import type { Marker } from '../../markers.ts';
import type { Edge } from '../../moves.ts';
import type { TypeName } from '../../state.ts';
import type { Tile } from '../../tiles/names.ts';
import type { Labels, Phrases } from '../phrases.ts';
import { counted, moreOf, pounds, sum, type Terms } from './terms.ts';

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
  const good = (name: Good) => thing('good', t.good[name].toLowerCase());
  const built = t.build.charAt(0).toUpperCase() + t.build.slice(1);

  const marker = (name: Marker) => thing('marker', labels.marker(name));
  const tile = (name: Tile) => thing('tile', t.tile[name].label);
  const row = (n: number) => thing('place', `${t.row} ${n}`);
  const edge = (name: Edge) => thing('place', labels.edge(name));
  const type = (name: TypeName) => thing('kind', labels.type[name]);

  return (m, frame, turn) => {
    switch (m.do) {
      case 'done':
        if (frame?.step === 'inventor' && frame.tile === 'tinkerer') return 'Return the tinkerer';
        if (frame?.step === 'prices' && turn.priced > 0) return 'Leave the other prices as they are';
        if (frame?.step === 'quality' && turn.affected === 0) return 'Improve nothing';
        if (frame?.step === 'distribution' && turn.affected === 0) return 'Raise nothing';
        return (frame && finishing[frame.step]) ?? 'Done';
      case 'found':
        return say`Found a factory for ${good(m.good)}`;
      case 'found-as':
        return say`Found a factory for ${good(m.good)}: ${type(m.type)}`;
      case 'price':
        return say`Sell ${good(m.good)} at ${sum(m.amount)}`;
      case 'use':
        return t.use(marker(m.marker), pounds(m.at));
      case 'reuse':
        return t.reuse(marker(m.marker), pounds(m.at));
      case 'pay':
        return say`Pay ${sum(m.amount)}`;
      case 'first':
        return m.what === 'main' ? say`Main action (${t.kind['stock-exchange']}) first` : 'Additional action first';
      case 'further':
        return say`Then ${marker(m.marker)}`;
      case 'build':
        return say`${built} ${good(m.good)}, ${thing('place', `level ${labels.level(m.level)}`)}`;
      case 'build-as':
        return say`${built} ${good(m.good)}, ${thing('place', `level ${labels.level(m.level)}`)}: ${type(m.type)}`;
      case 'modernise':
        return say`Modernise ${good(m.good)} to ${thing('place', labels.level(m.level))}`;
      case 'close':
        return say`Close ${good(m.good)}`;
      case 'developer':
        return say`Use the developer: ${t.developer}`;
      case 'charge':
        return tile(m.tile);
      case 'keep-inventor':
        return frame?.step === 'inventor' && frame.tile === 'tinkerer'
          ? 'Pay and keep the tinkerer'
          : 'Pay and keep the inventor';
      case 'hire':
        return say`Hire ${counted(m.amount, 'worker')} for ${good(m.good)}, ${row(m.row)}`;
      case 'fire':
        return say`Fire ${counted(m.amount, 'worker')} from ${good(m.good)}, ${row(m.row)}`;
      case 'swap':
        return say`Move a machine of ${good(m.good)} from ${row(m.from)} to ${row(m.to)}`;
      case 'staff':
        return say`Hire a worker for the warehouse: ${edge(m.edge)}`;
      case 'shift':
        return say`Move a warehouse worker from ${edge(m.from)} to ${edge(m.to)}`;
      case 'machine':
        return say`Machine in ${good(m.good)}, ${row(m.row)}`;
      case 'retrain':
        return say`Put the worker into ${good(m.good)}, ${row(m.row)}`;
      case 'improve':
        return say`Improve ${good(m.good)}`;
      case 'distribute':
        return say`Raise ${t.distribution} of ${good(m.good)}`;
      case 'patent-adds':
        return 'Patent: £2 more';
      case 'patent-returns':
        return 'Return the patent for two free steps';
      case 'buy':
        return say`Buy ${counted(m.amount, 'share')}`;
      case 'sell-shares':
        return say`Sell ${counted(m.amount, 'share')}`;
      case 'repay':
        return say`Repay ${counted(m.amount, 'loan')}`;
      case 'sell-goods':
        return say`Sell ${t.goods(m.amount, m.good)} from the warehouse`;
      case 'contract':
        return say`Contract for ${t.goods(m.space, m.good)}`;
      case 'limit':
        return m.space === 0 ? 'Remove the limit marker' : say`Limit marker on ${m.space}`;
      case 'join':
        return say`The ${marker(m.ship)} sails too`;
      case 'deliver':
        return say`Ship ${t.goods(m.amount, m.good)}`;
      case 'run':
        return say`Produce ${good(m.good)} with ${moreOf(m.rows, t.row)}`;
      case 'extra-shifts':
        return say`Return the extra shifts for one more ${t.unit}`;
      case 'take':
        return say`Take ${marker(m.marker)}`;
      case 'take-tile':
        return say`Take ${tile(m.tile)}`;
      case 'assign':
        return say`${tile(m.tile)} to ${good(m.good)}`;
      case 'broker':
        return say`Return the broker for ${counted(m.amount, 'share')} at half price`;
      case 'return-tile':
        return say`Return ${tile(m.tile)}`;
      case 'return-ship':
        return say`Return the ${marker(m.ship)} ${m.from === 'chart' ? 'on the chart' : say`at the ${t.pier}`}`;
      case 'shut-row':
        return say`Shut the ${t.row}`;
      case 'sell-stored':
        return say`Sell a stored ${t.unit}`;
      case 'add':
        return m.amount === 0 ? 'Add none' : say`Add ${amount(m.amount)}`;
      case 'claim':
        return m.what === 'appeal' ? 'Win the tie for appeal' : say`Win the tie for ${t.unit}s sold`;
      case 'patron':
        return m.from === 'production' ? 'Sell one from production' : 'Sell one from the warehouse';
      case 'store':
        return m.amount === 0 ? 'Keep none' : say`Keep ${amount(m.amount)}`;
      case 'discard':
        return say`Throw away ${t.goods(1, m.good)}`;
      case 'dismiss-worker':
        return say`Dismiss the worker at ${edge(m.edge)}`;
      case 'dismiss-ship':
        return say`Give back the ${marker(m.ship)}`;
      case 'name':
        return say`${labels.who(m.seat)} starts`;
      case 'appease':
        return 'Pay the rioters off';
      case 'give-machine':
        return say`Lose a machine in ${row(m.row)}`;
      case 'promote':
        return say`A worker from ${row(m.row)}`;
      case 'go-back':
        return 'Let the share value fall';
      case 'return-share':
        return 'Return one share';
      case 'commodity':
        return say`Influence on ${thing('good', labels.commodity[m.good])}`;
      case 'steps':
        return m.amount === 0 ? 'Buy no steps' : say`Buy ${counted(m.amount, 'step')}`;
      case 'rise':
        return 'One space forward on the share track';
      default:
        return m satisfies never;
    }
  };
}
