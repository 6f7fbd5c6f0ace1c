import type { LessonWords } from '../../../lesson.ts';
import type { MachinesPart } from '../machines.ts';

export const words: LessonWords<MachinesPart> = {
  title: 'Machines and wages',
  about: 'A worker costs the wage, a machine £1, for ever',
  done: 'Machines pay off when wages rise, and they rise with every factory that is filled. But every machine sends a worker back to the market in the end, and demand with him.',
  parts: {
    costs: [
      'What a factory costs',
      'At the foot of each factory stands what it costs when its good is produced: every worker the wage, every machine £1, whether its row produced or not.',
    ],
    spaces: [
      'Round and square',
      'Round places take workers only; square ones take a worker or a machine. So one worker in each row always stays.',
    ],
    machinery: [
      'Use machinery',
      'The £6 space is strong enough for two machines: the space says so when you hold the marker over it.',
    ],
    first: [
      'Into row 1 of food',
      'Press the worker on the square place. He goes to the fired workers, the row stays full.',
    ],
    second: ['And into row 2 of cutlery', 'Look at the costs at the foot before you press.'],
    fired: [
      'Two more without work',
      'The fired workers do not stand on the market. But the economy phase brings two back in every cycle, and then the demand falls.',
    ],
    special: [
      'A better marker',
      'Light grey machinery brings three machines for £10. Take it for later. Red acts, then food is produced.',
    ],
    wages: [
      'The bill',
      'Food cost you £7 instead of £8: three workers at £2 and a machine. At a wage of £5 it would be £16 instead of £20.',
    ],
    end: [
      'Watch the wage',
      'Below the middle of the market the wage goes up quickly. That is when machines are bought, and when it is dear to be late.',
    ],
  },
};
