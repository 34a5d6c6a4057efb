/** `npm test` proves with a quick share what `npm run soak` proves with the full one, by the same tests. */

/** Whether this is the soak. */
export const isFullShare = process.env.TABRELAY_TEST_SHARE === 'full';
