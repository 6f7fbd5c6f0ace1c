export const words = {
  'your-turn': 'It is your turn',
  'game-over': 'The game is over',
  asked: 'A proposal waits for your answer',
  rematch: 'Somebody would like a rematch',
  account: 'Something about your account has changed',
  test: 'Notices arrive here',
};
