/** What people say for deleting, cancelling, sending and paying, as the verbs of these classes. Sentences are folded. */

const start = '(?<=^|[,;.:] |\\b(?:and|then|please|to|just|also) )';
const some = '(?:the|my|our|your|this|that|these|those|all|every|both|it|them|her|his|their|any)\\b';
/** "Ann Lee's order", "PO-2619". */
const named = "(?:\\S+ ){0,3}?\\S+'s\\b|(?:\\S+ )?#?\\S*\\d";
/** What is called off rather than deleted. */
const calledOff =
  '(?:orders?|bookings?|reservations?|appointments?|meetings?|subscriptions?|visits?|viewings?|lessons?|events?|trips?|hires?|memberships?|policy|policies)';
/** Up to the thing itself: "Settle the dispute about the bill" is about none. */
const words = '(?:(?!(?:who|that|which|and|then|about|for|with|from|of|in|into|on|to|by)\\b)\\S+ ){0,6}?';
const message =
  '(?:e-?mails?|messages?|notes?|texts?|repl(?:y|ies)|lines?|invit(?:es?|ations?)|dms?|quotes?|invoices?|reminders?|answers?|links?)(?![\\w-])';
const owed =
  '(?:bills?|invoices?|balances?|debts?|tabs?|fees?|fines?|rent|dues|arrears|instal?lments?|accounts?)(?![\\w-])';

/** "Discard" stands for deleting and for cancelling, as these verbs do: a record that is gone may have been either. */
export const everydayVerbs: readonly [RegExp, string][] = [
  [/\b(?:get|getting) (?:rid|shot) of\b|\bdo away with\b/g, 'discard'],
  [/\b(?:throw|chuck|toss)(?: (?:away|out)\b|(?= .{1,60}? (?:away|out)\b))/g, 'discard'],
  [new RegExp(`\\b(?:bin|trash|scrap|ditch|nuke|zap) (?=${some})`, 'g'), 'discard '],
  [new RegExp(`${start}(?:bin|trash|scrap|ditch|nuke|zap|axe|junk) (?=${some}|${named})`, 'g'), 'discard '],
  // "Drop her a line about the order" and "Drop the order into the box" do nothing to it.
  [
    new RegExp(
      `${start}(?:drop|kill|scrub|nix) (?!\\S+ (?:\\S+ )?an? )(?=(?:${some}|${named})(?:(?!and\\b|then\\b)\\S* )+?${calledOff} *(?:$|[.,;!?]|(?:of|for|on|at|with|from|and|then|but|that|which|please|by|\\S*\\d)))(?!.*\\b(?:into|onto|off)\\b)`,
      'g',
    ),
    'discard ',
  ],
  [/\bcall off\b|\b(?:put (?:a stop|an end)) to\b/g, 'cancel'],
  [/\bcall (?=(?:(?!and\b|then\b)\S+ ){1,8}?off *(?:$|[.,;:!?]|(?:and|then|please|now)\b))/g, 'cancel '],
  [new RegExp(`\\b(?:back|pull) out of (?=${some}|${named})`, 'g'), 'withdraw from '],
  [
    new RegExp(`${start}pull (?=(?:my|our) (?:\\S+ ){0,4}?(?:bid|offer|application|claim|entry)\\b)`, 'g'),
    'withdraw ',
  ],
  [new RegExp(`${start}(?:fire|shoot|ping) (?:off|over|across|out) (?=${words}${message})`, 'g'), 'send '],
  [new RegExp(`${start}(?:fire|shoot|ping) (?!me\\b|us\\b)(?=${words}${message})`, 'g'), 'send '],
  [new RegExp(`${start}(?:settle|pay off|foot) (?:up )?(?=${words}${owed})`, 'g'), 'pay '],
  // "Record" is a noun elsewhere: "the account and record of Ann".
  [
    new RegExp(
      `${start}(?:record|log|register|receive) (?=${words}(?:payments?|refunds?|reimbursements?|expenses?|deposits?|withdrawals?)(?![\\w-]))`,
      'g',
    ),
    'enter ',
  ],
];
