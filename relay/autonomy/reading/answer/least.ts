/** Bounds that several of the judgements share. */

/** From this coverage on, a missing word does not matter. */
export const plainEnough = 0.65;
/** From this weight on, a word that the page does not have names a thing. */
export const thing = 2;
/** From here on a label has nothing but words of the question. */
export const leastOfWhole = 0.9;
