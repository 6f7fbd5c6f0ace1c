import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const seconds = (n: number) => n * 1000;

/**
 * Tests of processes and browsers hang on more than our code. One that failed is tried again, twice at most, and where it passes then, `npm test`
 * names it with its reason at the end: it is looked into, but holds nobody else up. Tests of the rules have one try.
 */
const AGAIN = 2;

/** Files with whole games in them. The size of a file, which is all that a first run could go by, does not tell. */
const LONG =
  /proof\.test|cli\/src\/(commands|engine|soak)\/|bots\/src\/(levels|positions)|running\/(adding-a-language|package)|e2e\/(play-table|accessibility|play-phone|sizes|online(-(pages|house))?|hint|lesson|other-browsers|never-blank|records)\.test/;

/** Begins with the long files, so that at the end no core is left to wait for one of them. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    const short = await super.sort(files.filter((file) => !isLong(file)));
    return [...(await super.sort(files.filter(isLong))), ...short];
  }
}

/** What a Firefox of the system cannot do: it pretends neither fingers nor another theme, and has no keys of its own to be added (docs/testing.md). */
const NOT_IN_FIREFOX = ['play-phone', 'snapshots', 'online-passkey', 'other-browsers'];
const leftOut = process.env.BROWSER === 'firefox' ? NOT_IN_FIREFOX : [];

export default defineConfig({
  test: {
    // Vitest would leave one core to whoever watches; on two cores that is half of them.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          // One process for many files: what they all import is read once. A file puts back what it changes for itself.
          isolate: false,
          // A proof plays many whole games in one test.
          testTimeout: seconds(120),
          hookTimeout: seconds(60),
        },
      },
      {
        test: {
          name: 'running',
          // The program as people start it: from a clone, and installed as a package. Wants the web app built.
          include: ['tests/running/**/*.test.ts'],
          retry: AGAIN,
          testTimeout: seconds(120),
          hookTimeout: seconds(120),
        },
      },
      {
        test: {
          name: 'hosting',
          // The files of hosting/ with the programs that they are for; `npm run hosting` gets those.
          include: ['tests/hosting/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: seconds(120),
          hookTimeout: seconds(120),
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: ['timed', ...leftOut].map((file) => `tests/e2e/${file}.test.ts`),
          // In each process one browser for all its files (tests/e2e/app.ts). Most of a test is waiting for it, so two share two cores.
          isolate: false,
          retry: AGAIN,
          testTimeout: seconds(300),
          hookTimeout: seconds(120),
        },
      },
      {
        test: {
          name: 'e2e-timed',
          include: ['tests/e2e/timed.test.ts'],
          // After all others and by itself: on a machine with nothing else to do a time is honest.
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          testTimeout: seconds(180),
          hookTimeout: seconds(60),
        },
      },
    ],
  },
});
