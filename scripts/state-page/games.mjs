// The descriptions of states, and what their numbers stand for.
const open = (file) => import(new URL(`../../packages/${file}`, import.meta.url).href);
const standard = ({ options }) => Object.fromEntries(options.map(({ id, standard: usual }) => [id, usual]));

const PACKAGES = [
  {
    title: 'The board game',
    name: 'arkwright',
    games: ['spinningJenny', 'waterFrame', 'anniversary', 'spinningMule'],
    modules: ['modules/east-india-company/shape.ts'],
  },
  { title: 'The card game', name: 'cards', games: ['cardGame'] },
  { title: 'Empire', name: 'empire', games: ['empire'] },
];

/** Lists whose places stand for their entries, by where they are kept. */
const NUMBERED = {
  arkwright: [
    ['goods', 'goods.ts', 'GOODS'],
    ['tiles on offer', 'tiles/names.ts', 'TILES'],
    ['capacities of ships on the mat', 'markers.ts', 'CAPACITIES'],
    ['kinds of grey markers in a row of the mat', 'markers.ts', 'GREY_KINDS'],
    ['edges of the large warehouse, one bit each', 'move-table.ts', 'EDGES'],
    ['types of factory', 'state.ts', 'FACTORY_TYPES'],
  ],
  cards: [
    ['goods', 'goods.ts', 'GOODS'],
    ['development cards', 'cards/names.ts', 'CARDS'],
    ['developments', 'tracks.ts', 'TRACKS'],
    ['quality cards', 'pieces.ts', 'QUALITY'],
    ['distribution cards', 'pieces.ts', 'DISTRIBUTION'],
    ['warehouses', 'pieces.ts', 'WAREHOUSES'],
  ],
  empire: [
    ['kinds of units', 'resources.ts', 'RESOURCES'],
    ['plates: the Central Factory, then both sides of each card', 'index.ts', ({ empire }) => platesOf(empire)],
  ],
};

const platesOf = ({ sheet }) => ['central', ...sheet.buildings.map(({ id }) => id)];

/** Lists of names that several fields take. */
const NAMED = {
  arkwright: [
    ['tiles', 'tiles/names.ts', 'TILES'],
    ['events', 'events/names.ts', 'EVENTS'],
    ['grey markers', 'markers.ts', 'GREYS'],
    ['action markers', 'markers.ts', 'MARKERS'],
  ],
  cards: [],
  empire: [],
};

const listsOf = (name, lists) =>
  Promise.all(
    lists[name].map(async ([what, file, list]) => {
      const module = await open(`${name}/src/${file}`);
      return [what, typeof list === 'string' ? module[list] : list(module)];
    }),
  );

export async function described() {
  return Promise.all(
    PACKAGES.map(async ({ title, name, games, modules = [] }) => {
      const shelf = await open(`${name}/src/index.ts`);
      const { stateSchema } = await open(`${name}/src/shape.ts`);
      return {
        title,
        schema: stateSchema,
        files: [...modules, 'shape.ts'].map((file) => `packages/${name}/src/${file}`),
        numbered: await listsOf(name, NUMBERED),
        named: await listsOf(name, NAMED),
        games: games.map((game) => {
          const { id, players, sheet } = shelf[game];
          const options = standard(shelf[game]);
          return {
            id,
            tables: players.map((count) => ({
              players: count,
              rules: shelf[game].rules({ players: count, options, sheet }),
            })),
          };
        }),
      };
    }),
  );
}
