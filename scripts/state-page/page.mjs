// docs/state.md, made from what checks a state from outside.
import { commentsOf } from './comments.mjs';
import { described } from './games.mjs';
import { objectIn, valuesOf } from './values.mjs';

const HEAD = `# The state of a game

Written by \`npm run state-page\` from the descriptions that check a state from outside (\`packages/<game>/src/shape.ts\`): change it there.

A state is one plain JSON value. \`load\` of the [engine protocol](engine-protocol.md) takes it whole, or as a *sketch* of what differs from the start
of the game ([sketches](engine-protocol.md#sketches)). With \`"events":true\` a sketch is answered with what happened by itself until somebody had to
choose; nothing happens when a whole state is loaded, which stands at a decision already.

It is checked in this order, and refused with the first that is wrong:

1. its form, by the tables below (\`state-form\`, with the path). A range is as wide as any component sheet can make it;
2. the rules and the sheet in use, and that no piece is lost or made (\`state-rules\`, with the rule);
3. that the agenda fits: the game is played on from there, at random, to its end (\`state-agenda\` with the step at which it gets stuck, \`state-endless\`);
4. that a whole state stands at a decision or at the end (\`state-unsettled\`).

Every state has \`ply\` (decisions so far, 0 to 999999), \`barrier\` (the ply at which something was last drawn or revealed, never beyond \`ply\`: undo stops there), \`random\` (the
generator, four numbers of 32 bits) and \`agenda\` (what is to come; the last frame is next, and an empty agenda is the end of the game).
`;

export async function page() {
  const parts = await described();
  return `${[HEAD, ...parts.map(section)].join('\n')}`;
}

function section({ title, schema, files, numbered, named, games }) {
  const comments = commentsOf(files);
  return [
    `## ${title}`,
    '',
    `For ${games.map(({ id }) => `\`${id}\``).join(', ')}.`,
    '',
    ...objects(schema, comments, named),
    '### What numbers stand for',
    '',
    'A place in a list stands for its name, counted from 0.',
    '',
    ...numbered.map(([what, list]) => `- ${what}: ${list.map((name, i) => `${i} ${name}`).join(', ')}`),
    '',
    ...names(named),
    ...steps(schema, named),
    ...moments(games),
    ...pieces(games),
  ].join('\n');
}

/** A table for the state and for every kind of object in it. */
function objects(schema, comments, named) {
  const found = [];
  const walk = (object, path) => {
    const { shape } = object._zod.def;
    const { about, fields } = comments(Object.keys(shape));
    const inner = [];
    const rows = Object.entries(shape)
      .filter(([name]) => path !== '' || !KERNEL.includes(name))
      .map(([name, field]) => {
        const below = objectIn(field);
        const place = `${path}${name}${isList(field) ? '.*' : ''}`;
        if (below) inner.push([below, `${place}.`]);
        return `| \`${name}\` | ${cell(fields[name] ?? '')} | ${cell(valuesOf(field, named))} |`;
      });
    const heading = path === '' ? 'Fields' : `\`${path.slice(0, -1)}\``;
    found.push(
      `### ${heading}`,
      '',
      ...(about && path !== '' ? [about, ''] : []),
      '| field | what it is | values |',
      '|---|---|---|',
      ...rows,
      '',
    );
    for (const [below, place] of inner) walk(below, place);
  };
  walk(schema, '');
  return found;
}

/** Told once, for all games. */
const KERNEL = ['ply', 'barrier', 'random', 'agenda'];

function names(named) {
  if (named.length === 0) return [];
  return [
    '### Names',
    '',
    ...named.map(([what, list]) => `- *${what}*: ${list.map((name) => `\`${name}\``).join(', ')}`),
    '',
  ];
}

const cell = (text) => text.replaceAll('|', '\\|');

function isList(field) {
  const { type, innerType } = field._zod.def;
  return type === 'array' || ((type === 'readonly' || type === 'nullable') && isList(innerType));
}

/** Everything that can stand on the agenda, by the fields that a frame has besides its step. */
function steps(schema, named) {
  const alike = new Map();
  const add = (frame) => {
    const { type, options, innerType, shape } = frame._zod.def;
    if (type === 'union') return options.forEach(add);
    if (type === 'readonly') return add(innerType);
    const { step, ...fields } = shape;
    const key = Object.entries(fields)
      .map(([name, field]) => `\`${name}\` ${valuesOf(field, named)}`)
      .join('; ');
    alike.set(key, [...(alike.get(key) ?? []), valuesOf(step)]);
  };
  add(schema._zod.def.shape.agenda._zod.def.element);
  return [
    '### Frames of the agenda',
    '',
    'A frame has `step` and these fields; `k` counts players in turn order.',
    '',
    '| fields | steps |',
    '|---|---|',
    ...[...alike].map(([fields, names]) => `| ${cell(fields) || '–'} | ${names.join(', ')} |`),
    '',
  ];
}

function moments(games) {
  const all = new Map();
  for (const { tables } of games)
    for (const { players, rules } of tables)
      for (const name of Object.keys(rules.sketching.moments)) all.set(name, new Set(all.get(name)).add(players));
  const counts = new Set(games.flatMap(({ tables }) => tables.map(({ players }) => players))).size;
  return [
    '### Moments that a sketch can name',
    '',
    ...[...all].map(
      ([name, players]) => `- \`${name}\`${players.size < counts ? ` (${playersText([...players])})` : ''}`,
    ),
    '',
    'A number is a seat.',
    '',
  ];
}

/** What is neither lost nor made, and where a sketch takes it from. */
function pieces(games) {
  const rows = games.flatMap(({ id, tables }) => {
    const alike = new Map();
    for (const { players, rules } of tables)
      for (const [rest, what] of piecesByRest(rules)) {
        const row = `${rest} | ${what}`;
        alike.set(row, [...(alike.get(row) ?? []), players]);
      }
    return [...alike].map(([row, players]) => `| ${id}, ${playersText(players)} | ${row} |`);
  });
  return [
    '### Pieces that are neither lost nor made',
    '',
    'Counted in every position, and balanced in a sketch with what lies in:',
    '',
    '| game, players | the rest lies in | how many there are |',
    '|---|---|---|',
    ...rows,
    '',
  ];
}

/** What there is of everything that lies in the same place, in one line. */
function piecesByRest({ pieces }) {
  const groups = new Map();
  for (const { what, all, isDrawn, rest } of pieces) {
    if (all === 0) continue;
    const key = rest.map((part) => `\`${part}\``).join(', then ');
    groups.set(key, [...(groups.get(key) ?? []), `${what}: ${isDrawn ? 'up to ' : ''}${all}`]);
  }
  return [...groups].map(([rest, what]) => [rest, what.join('; ')]);
}

const playersText = (players) =>
  players.length === 1 && players[0] === 1 ? '1 player' : `${players.join(', ')} players`;
