/** Says what a control stands for that is called by a sign: the star is for starring, and never for archiving. */
import { isSignOnly } from '../../../../../extension/protocol/effects/names/is-sign-only';
import type { Clause } from '../../../../../extension/protocol/effects/prompt/clauses/clause';
import { changing } from '../../../../../extension/protocol/effects/prompt/words/same-change';
import { wordSet } from '../../../../../extension/protocol/effects/words';
import { isFormOf, orderedVerb, ordersLoss } from '../orders/ordered-verb';

interface Sign {
  pattern: RegExp;
  /** The verbs that it stands for, and what it is called in orders: "add it to my favourites". */
  words: ReadonlySet<string>;
  /** It takes something away. */
  isLoss?: boolean;
}

const sign = (pattern: RegExp, words: string): Sign => ({ pattern, words: wordSet(words) });
const signs: readonly Sign[] = [
  sign(/[★☆⭐🌟✩✪✭✮✯]/u, 'star favourite favorite rate rating score save important wishlist watchlist'),
  sign(/[♡♥❤🤍🖤💙💚💛💜🧡💗]/u, 'like love favourite favorite save wishlist'),
  sign(/👍/u, 'like upvote approve vote'),
  sign(/👎/u, 'dislike downvote reject decline vote'),
  sign(
    /[✓✔☑✅🗸]/u,
    'approve accept confirm complete finish done resolve close tick check save submit create add apply agree sign read',
  ),
  {
    ...sign(
      /[✕✖✗✘×❌⨯❎🚫⊗⊘]|^\s*x\s*$/iu,
      'decline reject refuse deny close dismiss disable clear block end',
    ),
    isLoss: true,
  },
  { ...sign(/^\s*[-−–—➖⊖]\s*$/u, 'decrease reduce lower'), isLoss: true },
  { ...sign(/[🗑🚮⌫⌦]/u, 'trash'), isLoss: true },
  sign(
    /[+＋➕⊕]/u,
    'add create increase raise invite attach upload insert assign join book follow subscribe plan make enter',
  ),
  sign(/[✎✏✐🖉🖊🖋📝]/u, 'rename rewrite write note sign'),
  sign(/[📌📍]/u, 'pin'),
  sign(
    /[🔔🔕🔇🔈🔉🔊]/u,
    'mute notify notification subscribe unsubscribe snooze enable disable remind alert',
  ),
  sign(/[🔒🔓🔐]/u, 'lock'),
  sign(/[📥🗄📦🗃]/u, 'archive download'),
  sign(/[📎🖇]/u, 'attach upload add'),
  sign(/[✉📧📨📤✈]/u, 'send mail reply share submit forward'),
  sign(/🔖/u, 'bookmark save'),
  sign(/💾/u, 'save'),
  sign(/[⚑⚐🚩🏳]/u, 'flag report important'),
  sign(/[🛒🛍]/u, 'add buy order'),
  sign(/[⏸⏹⏺⏯]/u, 'pause stop suspend start resume record end'),
  sign(/[⏰🕒⏲]/u, 'snooze remind schedule postpone'),
  sign(/[🔗⛓]/u, 'link unlink share copy connect disconnect'),
  sign(/[📋⧉⎘]/u, 'copy duplicate'),
  sign(
    /[\u2190-\u21ff\u27f0-\u27ff\u2900-\u297f\u2b05-\u2b0d➜➤⎌🔄🔁🔀]/u,
    `move raise lower increase decrease sort rank upvote downvote upload download send reply forward share export import
    undo redo revert restore refresh renew repeat restart retry sync swap exchange transfer switch replace open`,
  ),
];
const undoing = /^un(?=\p{L}{3})/u;

/**
 * Whether a sign stands for what the order orders; undefined where the name is no sign that is known, or the order's verb
 * has no sign of its own.
 */
export function signStandsFor(name: string, order: Clause): boolean | undefined {
  const known = isSignOnly(name) ? signs.filter(({ pattern }) => pattern.test(name)) : [];
  if (known.length === 0) return undefined;
  const verb = orderedVerb(order);
  const isLoss = ordersLoss(order);
  const said = [...order.words, ...order.quotes.flat()];
  if (known.some((one) => (isLoss && one.isLoss) || said.some((word) => isAmong(word, one)))) return true;
  const hasOwn = isLoss || (!changing.has(verb) && signs.some((one) => isAmong(verb, one)));
  return hasOwn ? false : undefined;
}

function isAmong(word: string, { words }: Sign): boolean {
  const plain = word.replace(undoing, '');
  return [...words].some((one) => isFormOf(word, one) || isFormOf(plain, one));
}
