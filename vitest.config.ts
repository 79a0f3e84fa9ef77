import { defineConfig } from 'vitest/config';

/** Tests that start servers, browsers or processes of their own; the others share loaded modules, which halves the time. */
const APART = ['cli', 'e2e', 'local-discord', 'start', 'tools'].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: '100%',
    globalSetup: ['tests/support/build.ts', 'tests/support/postgres/shared.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/**/*.test.ts'],
          exclude: APART,
          isolate: false,
          testTimeout: 20_000,
        },
      },
      { extends: true, test: { name: 'apart', include: APART, testTimeout: 20_000 } },
    ],
  },
});
