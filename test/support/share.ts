/** Chooses between the quick share of `npm test` and the full share of `npm run soak`. */

/** Whether this is the soak. */
export const isFullShare = process.env.TABRELAY_TEST_SHARE === 'full';
