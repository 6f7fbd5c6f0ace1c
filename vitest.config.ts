import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const seconds = (n: number) => n * 1000;

export default defineConfig({
  test: {
    // Vitest would leave one core to whoever watches; on two cores that is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          // A proof plays many whole games in one test.
          testTimeout: seconds(120),
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // A browser and a server on two cores: one file at a time keeps timings honest.
          fileParallelism: false,
          // One process for all files, and in it one browser (tests/e2e/app.ts).
          isolate: false,
          testTimeout: seconds(180),
          hookTimeout: seconds(60),
        },
      },
    ],
  },
});
