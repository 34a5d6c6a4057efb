// Why: two kinds of test, those that need only Node and those that drive a real Chromium.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', include: ['test/**/*.test.ts'], exclude: ['test/e2e/**'] } },
      {
        test: {
          name: 'chromium',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/support/shared-tabrelay.ts'],
          fileParallelism: false,
          // A real browser on a machine that others load may miss one deadline; twice in a row is a fault. At home
          // and in the soak nothing is tried again.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
