/** Chooses between the quick share of `npm test` and the full share of `npm run soak`. */

/** Whether this is the soak. */
export const isFullShare = process.env.TABRELAY_TEST_SHARE === 'full';

/** Of cases that show the same again in another way, all in the soak (`variants`), and so many in `npm test`: every nth. */
export function share<Case>(cases: readonly Case[], quickly: number): Case[] {
  const step = isFullShare ? 1 : Math.max(1, cases.length / quickly);
  return Array.from(
    { length: Math.ceil(cases.length / step) },
    (_, index) => cases[Math.floor(index * step)] as Case,
  );
}
