import type { NotedPart } from './notes.ts';

export const notes: Readonly<Record<NotedPart, string>> = {
  market:
    'Who sells how much. Every seller has a column as high as his appeal. Buyers are served level by level from the top: at each level everybody whose column reaches it sells one good, until the buyers or the levels are used up. What stands below the line finds no buyer.',
  demand:
    'How many goods of this kind are bought: as many as there are empty numbered spaces in its column of the labour market. Whoever hires creates buyers, for everybody.',
  importer:
    'Goods from abroad. The importer has an appeal, offers as many goods as that, and takes buyers away; among equals he comes last. He moves up before the production of a good.',
  labour:
    'All workers who can be hired. They leave from the top row by row; the numbers that they uncover are the demand, and the row in which the lowest empty space lies gives the wage. Dismissed workers wait apart and come back a few at a time.',
  wages:
    'What a worker costs when his good is produced. It is read beside the row of the lowest empty space: the more people work, for whomever, the dearer each of them is. A machine costs £1, whatever the wage.',
  appeal:
    'Base quality, plus quality, plus distribution, minus the price. It is the most that you can sell in one production, and the higher one is served first. It never falls below 0.',
  shares:
    'What your shares are worth. The indicator moves up when you sell: one space for one good, two for more, one more for the highest appeal and one more for the most sold. Emergency sales and voyages push it back. In the end shares times value decide.',
  timetable:
    'The decades and the four goods of each, in their fixed order. In a cycle everybody takes one turn, then the good that is marked is produced. A decade also says which level can be built, and which has become obsolete.',
  display:
    'What can be taken as the additional action of some actions: stronger grey action markers, and, where the game has them, ships and development tiles. What lies behind the lock comes with a later level.',
  hand: 'The action markers that you have not used in this decade. Each is put on one space of your chart; all come back when the decade ends. One that lies on the chart already can be used once more, for £2 extra.',
  administration:
    'Your chart. A marker is put on a free space, and the space costs what is printed on it; what you pay says how strong many actions are. Four turns a decade and five spaces: the cheap one comes only once.',
  rows: 'A row produces only if every space of it holds a worker or a machine. Round spaces take workers only; on square ones a machine can replace a worker. The figure at the right is what a full row makes.',
  warehouse:
    'What was made and not sold may be stored here, as far as there is room; the rest is lost. Stored goods are sold in a later production, or for a fixed price at the stock exchange.',
  smallWarehouse:
    'Five goods of any kinds. They lie at the dear end of the price scales, so a high price leaves little room for its own good.',
  largeWarehouse:
    'A worker at a column opens its spaces for one good, a worker at a row the spaces of that row. Its workers are paid at the end of the decade.',
  harbour:
    'Ships carry stored or unsold goods abroad, if there is a contract for them. Each good brings the base quality of its factory, whatever its price at home; a voyage costs a space on the share track.',
  contracts:
    'A promise to ship so many goods of a kind at once, made at the stock exchange for nothing. One that is left open too long costs you share value.',
  company:
    'The East India Company. After every production each in turn chooses a commodity and moves up its track: one step is free in most decades, further ones cost the price of the commodity, which then rises. In the end price times influence counts for you.',
  base: 'What a factory of this level is worth to buyers from the start: as much as it costs to build. Modernising raises it.',
  quality: 'What quality actions have added. Each step is 1 more appeal, and stays as long as the factory stands.',
  distribution:
    'Advertising and carts. Each step is 1 more appeal, and one step is lost whenever this good has been produced.',
  price: 'What one good is sold for. Each pound of it is 1 appeal less: a lower price sells more and sooner.',
  worth:
    'What each of your shares would be worth then: the figure below the space of the share track. It does not change at every space.',
  open: 'What can still change these figures before that production comes. Everything else is reckoned by the rules and certain.',
};
