// The source of a copy, written from the description of what is copied. A general copy that reads the description as it goes takes
// several times as long, and search copies a position for every line that it looks at.

/**
 * @param {{ _zod: { def: object } }} schema of an object, as zod has it
 * @param {string} type its name in TypeScript
 * @returns {string} a module that exports `clone`
 */
export function copySource(schema, type) {
  const functions = new Map();
  const body = copyOf(schema, 's', type, 'clone', functions);
  return [
    `// Written by \`npm run copies\` from the description in shape.ts: change it there.`,
    `import type { ${type} } from './state.ts';`,
    '',
    `export function clone(s: ${type}): ${type} {\n  return ${body};\n}`,
    ...[...functions.values()].map((text) => `\n${text}`),
    '',
  ].join('\n');
}

const def = (schema) => schema._zod.def;

const PLAIN = new Set(['number', 'int', 'string', 'boolean', 'enum', 'literal', 'null', 'readonly']);

/** Never changed in place, so that copies may share it: what is no object or list, and what the description calls `readonly`. */
export function isShared(schema) {
  const { type, innerType, options } = def(schema);
  if (type === 'nullable') return isShared(innerType);
  return type === 'union' ? options.every(isShared) : PLAIN.has(type);
}

/** The expression that copies `value`; functions that it needs are added to the list. */
function copyOf(schema, value, type, name, functions) {
  if (isShared(schema)) return value;
  const { type: kind, shape, element, innerType } = def(schema);
  switch (kind) {
    case 'object':
      return `{ ${Object.entries(shape)
        .map(([key, field]) => `${key}: ${copyOf(field, `${value}.${key}`, `${type}['${key}']`, key, functions)}`)
        .join(', ')} }`;
    case 'array':
      return isShared(element) ? `${value}.slice()` : called(listCopy(schema, type, name, functions), value);
    case 'nullable':
      return called(nullableCopy(innerType, type, name, functions), value);
    default:
      throw new Error(`${name}: no copy of a ${kind}`);
  }

  function called(text, argument) {
    if (functions.has(name)) throw new Error(`${name}: two copies of this name`);
    functions.set(name, text);
    return `${functionOf(name)}(${argument})`;
  }
}

const functionOf = (name) => `copy${name[0].toUpperCase()}${name.slice(1)}`;

/** A list whose entries are copied one by one. Of a known length it is written out, which is faster than a loop. */
function listCopy(schema, type, name, functions) {
  const { element, checks = [] } = def(schema);
  const length = checks.map((check) => check._zod.def).find(({ check }) => check === 'length_equals')?.length;
  const entry = `${type}[number]`;
  const one = singular(name);
  const inner = copyOf(element, 'it', entry, one, functions);
  const copy = `function ${functionOf(name)}(list: ${type}): ${type} {`;
  if (length !== undefined) {
    const entries = Array.from({ length }, (_, i) => inner.replaceAll('(it)', `(list[${i}] as ${entry})`));
    return `${copy}\n  return [${entries.join(', ')}];\n}`;
  }
  return [
    copy,
    `  const copy = new Array<${entry}>(list.length);`,
    '  for (let i = 0; i < copy.length; i++) {',
    `    const it = list[i] as ${entry};`,
    `    copy[i] = ${inner};`,
    '  }',
    '  return copy;',
    '}',
  ].join('\n');
}

function nullableCopy(innerType, type, name, functions) {
  const inner = copyOf(innerType, 'it', `NonNullable<${type}>`, name, functions);
  return `function ${functionOf(name)}(it: ${type}): ${type} {\n  return it === null ? null : ${inner};\n}`;
}

const singular = (name) => (name.endsWith('s') ? name.replace(/ies$/, 'y').replace(/s$/, '') : `${name}Entry`);
