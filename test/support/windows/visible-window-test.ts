/** Tests that are skipped where windows are hidden. */
import { test } from 'vitest';

export const windowsAreHidden = process.env.TABRELAY_TEST_HIDDEN !== undefined;

/**
 * A test of a page that moves by frames, timers of less than a second or scroll events, or of its picture: a hidden
 * page gets none of these from Chromium, so there is nothing to wait for and nothing to see.
 */
export const testInVisibleWindow = test.skipIf(windowsAreHidden);
