import { test } from 'vitest';
import { isFullShare } from './share';

const leftOut = Object.assign(() => undefined, { each: () => () => undefined }) as unknown as typeof test;

/** A test that shows again, in another way, what quicker ones show: only in the soak (`variants`). */
export const soakTest: typeof test = isFullShare ? test : leftOut;
