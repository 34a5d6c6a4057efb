/** Some tests are about what only a page in sight does, and the soak's last run hides every window. */
import { test } from 'vitest';

/**
 * A test of a page that moves by frames, timers of less than a second or scroll events, or of its picture: a hidden
 * page gets none of these from Chromium, so there is nothing to wait for and nothing to see.
 */
export const testInSight = test.skipIf(process.env.TABRELAY_TEST_HIDDEN !== undefined);
