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
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
