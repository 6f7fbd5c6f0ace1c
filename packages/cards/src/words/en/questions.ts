import { cardAt } from '../../cards/names.ts';
import { goodAt } from '../../goods.ts';
import type { Phrases } from '../phrases.ts';
import { good, labels, units } from './labels.ts';

export const question: Phrases['question'] = (frame, s) => {
  const left = () => units(s.hand, goodAt(s.handGood));
  const active = labels.good[goodAt(s.good)];
  switch (frame.step) {
    case 'open-factory':
      return { ask: 'Which factory do you open?', help: 'It comes with its office and its first worker card.' };
    case 'gift':
      return { ask: 'Which development do you start with?', help: 'One upgrade, one card, or nothing.' };
    case 'opening':
      return { ask: 'How many shares do you buy before the game?', help: 'Each costs £10.' };
    case 'act':
      return { ask: 'Which action do you take?', help: 'One action per turn, or none.' };
    case 'build':
      return {
        ask: 'What do you build or upgrade?',
        help: 'As much as you like. Building moves all demand markers one step down (easier to sell) and wages up, once.',
      };
    case 'employ':
      return {
        ask: 'Where do you add workers?',
        help: 'As many cards as you like. All demand markers go one step down (easier to sell) and wages up, once.',
      };
    case 'automate':
      return {
        ask: 'Which workers are replaced by machines?',
        help: `${frame.left === 1 ? '1 more machine' : `${frame.left} more machines`} in this action.`,
      };
    case 'improve':
      return frame.kind === 'quality'
        ? { ask: 'Where do you add quality?', help: 'Take cards back, place and exchange them; only increases count.' }
        : { ask: 'Where do you add distribution?', help: 'One card per factory; only increases count.' };
    case 'buy':
      return { ask: 'How many shares do you buy?', help: 'Loans come afterwards and cannot pay for them.' };
    case 'loans':
      return { ask: 'How many loans do you take?', help: 'Each costs you one share at the end.' };
    case 'ships':
      return { ask: 'Do you reactivate your ships?', help: 'Both ships are ready again.' };
    case 'extra-production':
      return { ask: 'Which factory produces for the warehouse?', help: 'Costs are due only for what you use.' };
    case 'load':
      return { ask: 'Which goods go on board?', help: `${frame.loaded} loaded so far, for £${frame.income}.` };
    case 'swap':
      return {
        ask: 'Do you replace the large warehouse by a small one?',
        help: 'The goods left would fit a small one.',
      };
    case 'spot':
      return { ask: `${active}: where does the factory token go?`, help: 'More price means less appeal.' };
    case 'office':
      return {
        ask: `${active}: what does the office show?`,
        help: 'Its card raises the price of this factory or, turned round, its appeal. You may turn it again when this good comes up next.',
      };
    case 'turn-quality':
      return {
        ask: `${active}: what does this quality card show?`,
        help: 'It raises the price of its factory or, turned round, its appeal.',
      };
    case 'develop':
      return frame.discarded < 0
        ? { ask: 'How do you develop?', help: 'One upgrade, one card, or nothing.' }
        : { ask: 'Which card do you take instead?', help: 'You have made room for one.' };
    case 'broker':
      return { ask: 'How many shares does the Broker buy?', help: 'Half price each.' };
    case 'inventor':
      return { ask: `Which development, ${frame.left} to choose?`, help: 'Whatever the decade.' };
    case 'foreman':
      return { ask: 'Which factory gets the Foreman?', help: 'Up to four workers there are paid £2 less.' };
    case 'refresh':
      return {
        ask: 'Do you turn the Developer at once?',
        help: 'A spent card is ready again; the Developer is spent for this decade.',
      };
    case 'refill':
      return {
        ask: `What replaces the Engineer at the factory for ${good(goodAt(frame.good))}?`,
        help: `Quality cards of your reserve, up to ${frame.left}.`,
      };
    case 'extra-shift':
      return { ask: 'Do you use the Extra shift?', help: 'It is discarded for one more good.' };
    case 'patron':
      return {
        ask: `Do you use the ${labels.card[cardAt(frame.card)]}?`,
        help: 'One more may be sold at home; the card is spent for this decade.',
      };
    case 'sell-stored':
      return {
        ask: 'How many stored goods do you sell at home?',
        help: `${frame.made} produced, up to ${frame.maximum} may be sold.`,
      };
    case 'ship':
      return {
        ask: 'How many goods do you ship?',
        help: `${left()} left. Each ship used costs share value at the end.`,
      };
    case 'trade-office':
      return { ask: 'Do you use the Trade office?', help: 'One shipping token fewer; it is spent for this decade.' };
    case 'store':
      return { ask: 'Where do you store the goods?', help: `${left()} left. What is not stored is wasted.` };
    case 'tie':
      return { ask: 'Do you break the tie with the Entrepreneur?', help: 'It is spent for this decade.' };
    case 'entrepreneur':
      return {
        ask: 'Do you discard the Entrepreneur to settle who starts?',
        help: 'It goes back to the supply.',
      };
    case 'name-start':
      return { ask: 'Who starts the next decade?', help: 'The player with the lowest value chooses.' };
    case 'award':
      return { ask: `Which award do you note, ${frame.left} to choose?`, help: 'Among those you have earned.' };
    default:
      return { ask: '', help: '' };
  }
};
