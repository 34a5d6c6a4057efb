/** One thing that a prompt says to do, to leave alone, or to find out. */
export interface Clause {
  /** Outside of quotation marks, folded; a quotation is the word `"`. */
  words: string[];
  /** What stands in quotation marks, folded. */
  quotes: string[][];
  /** It only asks, forbids or describes. */
  isIdle: boolean;
  /** It has no verb of its own and goes on with that of the clause before: `Delete Alpha and Beta`. */
  goesOn: boolean;
  prohibits?: Prohibition | undefined;
  /** What another clause is not about: `except Travel`. */
  isException?: boolean;
}

/**
 * What a clause forbids: `act`, what its verb means; `thing`, what is done elsewhere in the prompt to the thing that it is
 * about ("not the letter"); `loss`, that its thing is deleted or cancelled ("keep the letter"); `look`, only that its thing is
 * looked at ("don't open the letter").
 */
export type Prohibition = 'act' | 'thing' | 'loss' | 'look';
