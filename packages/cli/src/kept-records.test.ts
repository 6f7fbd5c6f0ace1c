import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { carryRecord, type GameRecord, isProblem, readRecord } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { shelf } from './shelf.ts';

/**
 * docs/versions.md says when the version of a game's rules must be raised; these tests hold it. `records/` has games of today, `ledger`
 * beside them what each has come to under which version, `kept/<version>/` a few games of every version there has been. What is in the
 * ledger and under `kept/` is never changed, only added to.
 */
const FOLDERS = ['arkwright', 'cards', 'empire'].map((name) => new URL(`../../${name}/records/`, import.meta.url));

const textsIn = (folder: URL) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [];

function read(folder: URL, file: string): GameRecord {
  const record = readRecord(readFileSync(new URL(file, folder), 'utf8'), shelf);
  if (isProblem(record)) throw new Error(`${file}: ${record.code} ${JSON.stringify(record.params)}`);
  return record;
}

const versionOf = (id: string) => shelf.find((game) => game.id === id)?.version ?? 0;

/** Every game kept under a version, with the folder of that version. */
const kept = FOLDERS.flatMap((folder) => {
  const versions = new URL('kept/', folder);
  return readdirSync(versions).flatMap((version) => {
    const place = new URL(`${version}/`, versions);
    return textsIn(place).map((file) => ({ file, version: Number(version), record: read(place, file) }));
  });
});

describe('the version of a game', () => {
  it.each(FOLDERS.map((folder) => [folder.pathname.split('/').at(-3) ?? '', folder] as const))(
    'is raised when its recorded games come to something else (%s)',
    (_name, folder) => {
      const ledger = new URL('ledger', folder);
      const known = new Map(
        (existsSync(ledger) ? readFileSync(ledger, 'utf8').trim().split('\n') : [])
          .filter((line) => line !== '')
          .map((line) => line.split(' ') as [string, string, string])
          .map(([file, version, hash]) => [`${file} ${version}`, hash]),
      );
      for (const file of textsIn(folder)) {
        const { game, version, hash } = read(folder, file);
        const entry = `${file} ${version}`;
        if (!known.has(entry) && process.env.RECORD_GAMES) appendFileSync(ledger, `${entry} ${hash}\n`);
        else
          expect(
            known.get(entry),
            `${file} has changed, and version ${version} of ${game} has not: docs/versions.md`,
          ).toBe(hash);
      }
    },
  );

  it('has a few games kept for good, every version of every game', () => {
    for (const { id, version } of shelf)
      for (let n = 1; n <= version; n++)
        expect(
          kept.filter(({ record }) => record.game === id && record.version === n).length,
          `games of version ${n} of ${id}: docs/versions.md`,
        ).toBeGreaterThan(1);
  });

  it.each(kept.map((one) => [`${one.record.game} ${one.version}`, one.file, one] as const))(
    'of %s: %s is read, and carried over or shown where it differs',
    (_name, _file, { record, version }) => {
      expect(record.version).toBe(version);
      const carriage = carryRecord(record, shelf);
      if (isProblem(carriage)) throw new Error(`${carriage.code} ${JSON.stringify(carriage.params)}`);
      const { table, differences, isAsPlayed } = carriage;
      if (record.version === versionOf(record.game)) expect(differences).toEqual([]);
      if (differences.length === 0) expect(table.hash()).toBe(record.hash);
      else expect(differences[0]?.code).toMatch(/^carry-(start|refused|elsewhere|end)$/);
      // What has its positions is shown to its end, whatever the rules of today make of it.
      if (record.trace) expect([isAsPlayed, table.hash()]).toEqual([true, record.hash]);
      // What has none comes as far as the first move that is not possible.
      else if (differences[0]?.code === 'carry-refused')
        expect(table.history).toHaveLength(Number(differences[0].params.number) - 1);
    },
  );

  it('1 is known to differ in some games, and to come to the same in others', () => {
    const first = kept.filter(({ version }) => version === 1);
    const outcomes = first.map(({ record }) => {
      const carriage = carryRecord(record, shelf);
      return isProblem(carriage) ? 'refused' : (carriage.differences[0]?.code ?? 'same');
    });
    expect(new Set(outcomes)).toEqual(new Set(['same', 'carry-refused', 'carry-end']));
  });
});
