// docs/state.md, made from what checks a state from outside.
import { commentsOf } from './comments.mjs';
import { described } from './games.mjs';
import { objectIn, valuesOf } from './values.mjs';

const HEAD = `# The state of a game

Written by \`npm run state-page\` from the descriptions that check a state from outside (\`packages/<game>/src/shape.ts\`): change it there.

A state is one plain JSON value. \`load\` of the [engine protocol](engine-protocol.md) takes it whole, or as a *sketch* of what differs from the start
of the game ([sketches](engine-protocol.md#sketches)). What the rules forbid is refused with the rule.

Every state has \`ply\` (decisions so far), \`barrier\` (the ply at which something was last drawn or revealed: undo stops there), \`random\` (the
generator, four numbers) and \`agenda\` (what is to come; the last frame is next, and an empty agenda is the end of the game).
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
  for (const { id, rules } of games) {
    const names = Object.keys(rules.sketching.moments).join('`, `');
    all.set(names, [...(all.get(names) ?? []), id]);
  }
  return [
    '### Moments that a sketch can name',
    '',
    ...[...all].map(([names, ids]) => `- \`${names}\`${all.size > 1 ? ` (${ids.join(', ')})` : ''}`),
    '',
    'A number is a seat.',
    '',
  ];
}

/** What is neither lost nor made, and where a sketch takes it from. */
function pieces(games) {
  const rows = games.flatMap(({ id, players, rules }) =>
    rules.pieces
      .filter(({ all }) => all > 0)
      .map(({ what, all, isDrawn, rest }) => [
        `${id}, ${players}`,
        `${what}: ${isDrawn ? 'up to ' : ''}${all}`,
        rest.map((part) => `\`${part}\``).join(', then '),
      ]),
  );
  const groups = new Map();
  for (const [table, what, rest] of rows) {
    const key = `${table} | ${rest}`;
    groups.set(key, [...(groups.get(key) ?? []), what]);
  }
  return [
    '### Pieces that are neither lost nor made',
    '',
    'Counted in every position, and balanced in a sketch with what lies in:',
    '',
    '| game, players | the rest lies in | how many there are |',
    '|---|---|---|',
    ...[...groups].map(([key, what]) => `| ${key} | ${what.join('; ')} |`),
    '',
  ];
}
