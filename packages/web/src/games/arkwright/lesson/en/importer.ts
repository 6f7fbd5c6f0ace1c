import type { LessonWords } from '../../../lesson.ts';
import type { ImporterPart } from '../importer.ts';

export const words: LessonWords<ImporterPart> = {
  title: 'The importer',
  about: 'A rival who never stops growing, and what stops him',
  done: 'The importer takes the buyers of whoever stands still. Quality keeps pace with him because it stays; distribution helps once and fades. A better factory starts higher, and stays there, too.',
  task: 'Cutlery is produced next, and the importer stands on 2 there: if you stand still, he sells two and you four. Find the turn after which you sell five and he only one.',
  parts: {
    grows: [
      'Nobody’s company',
      'The importer sells every good and belongs to nobody. In every cycle of a good he moves up, here by one each decade, and he never comes down by himself. For food he stands on 3 now.',
    ],
    called: [
      'How he is called',
      'Appeal is called from the top down, and each level sells one. Equals sell before him. Seven are wanted: Red and the importer sell at 3, you only from 2 on. One of your three would be left.',
    ],
    quality: ['Use quality', 'One increase for £6. It costs more than distribution, but it never fades.'],
    improve: ['Food', 'One step: appeal 3, as much as Red and the importer.'],
    keep: [
      'Keep the price',
      'Leave it at £8. Among equals the better base and quality sells first: that is you, before Red; the importer comes last.',
    ],
    sold: [
      'All three sold',
      'The last buyer was yours: three sold, most of all, and one more step for it. Red has kept one. Distribution would be falling again by now; your quality stays.',
    ],
  },
};
