/** Finds the acts of a control's name, without what only stands around them: "1-Click Buy", "Looks good, send it". */

const oneClick =
  /^\W*(?:(?:1|one)[- ]?(?:click|tap)|(?:quick|instant|express|fast)(?=[- ](?:buy|purchase|pay|payment)\b))[- ]|\s(?:in|with) (?:1|one|a single)[- ]?(?:click|tap)$/gi;
const agreement =
  /^\W*(?:(?:(?:looks?|sounds?|all|that'?s|i'?m|very) )?(?:good|great|fine|perfect|right|set|correct|happy|ready|done|super|passt|parfait|perfecto|perfetto|perfeito|prima)|got it|go ahead|let'?s go|alles klar|sieht gut aus|c'est bon|todo bien|tutto bene)(?: to (?:go|me))?\s*[,.!:;–—-]+\s+(?=\p{L})/iu;

/** "1. Delete account", "(3) Delete account". */
const numbering = /^\s*\(?\d{1,2}[.)]\s+(?=\p{L})/u;
/** "D e l e t e". */
const spelled = /(?<![\p{L}\p{N}])\p{L}(?:[\s.·-]\p{L}){3,}(?![\p{L}\p{N}])/gu;

/** The name without a number before it, without how it is done, and without the agreement before it. */
export function inPlainWords(name: string): string {
  const words = name.replace(spelled, (letters) => letters.replace(/[^\p{L}]/gu, ''));
  return words.replace(numbering, '').replace(oneClick, '').replace(agreement, '');
}

/** What joins acts. The Polish `i` stands in "How do I delete it" too. */
export const between =
  /,?\s+(?:and(?: then)?|then|und|et|y|e|en|(?<!\b(?:do|can|may|should|could|would|did|if|when|as)\s+)i|&|\+)\s+/i;
