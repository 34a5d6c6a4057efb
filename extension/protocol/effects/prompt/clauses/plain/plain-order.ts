/** Fixed phrases whose meaning is not that of their words, as ways of saying plainly what they mean. */
import { ordersInOneWord } from '../../../names/verbs/phrasal-verbs';
import { actIdioms } from '../../words/act-idioms';
import { everydayVerbs } from '../../words/everyday-verbs';
import { messageIdioms } from '../../words/message-idioms';
import { isDraft } from '../is-draft';
import { plainCheckout } from './plain-checkout';
import { plainOpening } from './plain-opening';
import { plainRefusal } from './plain-refusal';

const oneOf =
  '\\bthe (?:(?:more|less|most|least) \\w+|(?!(?:order|letter|folder|member|user|offer|request|number|paper|owner|customer)\\b)\\w{2,}(?:er|est))(?: ones?)? of ';
const several = '(?:two|three|four|both)(?: (?:identical|equal|similar|same))?\\b';
const someName = '[\\w-]+(?: (?!of )[\\w-]+){0,3}?';

const phrases: readonly [RegExp, string][] = [
  [
    /\b(?:(?:do |can |could |should |would )?not|don'?t|dont|never|to not|please not) (?:ever )?(?:forget|hesitate|fail|neglect|omit)\b(?: to\b)?/g,
    ' ',
  ],
  [/\b(?:do not|don'?t|never) be (?:afraid|shy|scared)(?: to| of)?\b/g, ' '],
  [/\bvergiss nicht\b,?|\bvergessen sie nicht\b,?|\bnicht vergessen\b[,:]?/g, ' '],
  [/\bn'oublie[zs]? pas (?:de |d')/g, ' '],
  [/\bno (?:te |se )?olvid(?:es|e)(?: de)?\b/g, ' '],
  [/\bnon (?:ti )?dimenticar(?:ti|e)?(?: di)?\b/g, ' '],
  [/\bnao (?:se )?esqueca(?:s)?(?: de)?\b/g, ' '],
  [/\bvergeet niet(?: om)?\b,?/g, ' '],
  [/\bnie zapomnij\b/g, ' '],
  // "Don't stop until every draft is deleted."
  [
    /\b(?:do not|don'?t|never) (?:stop|rest|quit|give up|finish|end|return|come back|leave) (?:until|till|before|unless)\b/g,
    ' ',
  ],
  [/\b(?:do not|don'?t|never) (?:stop|quit) (?=\w+ing\b)/g, ' '],
  [/^\W*(?:why|how about|what about) not\b|^\W*why (?:don't|do not) (?:you|we)\b/g, ' please '],
  [/^\W*(?:how|what) about (?=\w+ing\b)/g, ' please '],
  [/^\W*(?:pourquoi ne pas|por que no|perche non|warum nicht|waarom niet)\b/g, ' please '],
  [/\bnot only\b|\bnicht nur\b|\bnon seulement\b|\bno solo\b|\bnon solo\b|\bnao so\b|\bniet alleen\b/g, ' '],
  [/\b(?:no matter|whether or not|no longer than|no later than|no doubt|no problem|no worries)\b/g, ' '],
  [
    /\b(?:without|with no|ohne|sans|sin|senza|sem|zonder|bez) (?:any |further |more )?(?:ado|delay|fail|doubt|hesitation|hesitating|exception|exceptions|question|questions|zogern|ausnahme|hesiter|dudar|falta|esitare|aarzelen)\b/g,
    ' ',
  ],
  [
    /\b(?:under|on|in|at|by|for) no (?:circumstances?|conditions?|account|case|event|time|means|reason|way)\b|\bnot under any circumstances?\b|\bauf (?:gar )?keinen fall\b|\bunter (?:gar )?keinen umstanden\b|\bkeinesfalls\b|\bkeineswegs\b|\ben aucun cas\b|\bsous aucun pretexte\b|\bbajo ningun concepto\b|\ben ningun caso\b|\bde ninguna manera\b|\bin nessun caso\b|\bper nessun motivo\b|\bem hipotese alguma\b|\bem nenhum caso\b|\bde (?:forma|maneira) alguma\b|\bde jeito nenhum\b|\bin geen geval\b|\bonder geen beding\b|\bpod zadnym pozorem\b|\bw zadnym wypadku\b/g,
    ' never ',
  ],
  [/\b(?:off limits|off-limits|out of (?:the )?question|a no-?go|hands off|no go)\b/g, ' forbidden '],
  [
    /\bstop (?:short of|before)\b|\bhold off (?:on )?|\bsteer clear of\b|\bstay away from\b|\bkeep (?:away )?from\b/g,
    ' avoid ',
  ],
  [/\bnothing (?:must|may|should|shall|can|is to) (?:go|get) (?:out )?(?=to\b)/g, 'do not send anything '],
  [/\bkeep (?:on )?(?=\w+ing\b)/g, ' '],
  // "Bestell aber noch nicht".
  [/(?<![,;]) (?:aber|jedoch|doch|maar) (?=(?:noch |nog )?(?:nicht|niet|kein\w*|nichts|niets|geen)\b)/g, ' '],
  // "The later of the two orders" is told by its place, and "the later of Ann's two" by whose it is as well.
  [new RegExp(`${oneOf}(?:(?:the|my|our|his|her|their|these|those) )?${several}`, 'g'), 'the last'],
  [new RegExp(`${oneOf}(${someName})(?: of ${someName})?(?:'s|(?<=s)') ${several}`, 'g'), "the last $1's"],
  // "I will publish it later" is for the person who says it.
  [
    /\b(?:i|we)(?: will|'ll| want to| would like to|'d like to| am going to|'m going to) (?=.{1,60}\b(?:later|tomorrow|afterwards|another time)\b)/g,
    'do not ',
  ],
  [/\b(i|we)'d (?=(?:like|love|want|prefer|appreciate)\b)/g, '$1 would '],
  // "I would buy it if it were cheaper" and "They want to cancel" say what somebody thinks of.
  [
    /\b(?:(?:i|we|he|she|they)(?: would|'d) (?!like|love|want|prefer|need|appreciate|be |you)|(?:he|she|they) wants? to )/g,
    'see ',
  ],
  // "Choose a room, I will book it", "Put it in the cart and let me pay".
  [
    /(?<=^|[,;.] |\b(?:and|then|so|but|because) )(?:(?:i|we)(?: will| shall|'ll)|let (?:me|us)) (?=(?:then )?(?:buy|book|order|pay|purchase|reserve|check ?out|place|complete|finish|confirm|send|publish|post|submit|delete|remove|cancel|sign|transfer|share|approve)\b)/g,
    'do not ',
  ],
  [/\bconfirm (?=(?:that|whether|if)\b)/g, 'check '],
  // "Order the list by price" sorts, "pay attention" looks, and a history is only read.
  [
    /\border (?=(?:(?:the|my|this|all|these|them|it) (?:\w+ )?)?(?:by|alphabetically|in alphabetical order|from (?:low|high|cheap|old|new|a to z))\b)/g,
    'sort ',
  ],
  [
    /\bpay (?:\w+ )?(?:attention|heed|respects?|tribute|lip service|visits?)\b|\bbuy (?:\w+ )?time\b|\breserve judge?ment\b|\ballow for\b/g,
    'look',
  ],
  // "Stop showing the banner of the subscription".
  [/\bstop (?=\w+ing\b)/g, 'avoid '],
  // "Update my payment details" is about how is paid.
  [
    /\b(?:order|purchase|booking|(?<!\b(?:update|change|replace|save|add|enter|correct) (?:the |my |our )?)payment) (?=(?:history|details?|overview|survey)\b)/g,
    'past ',
  ],
  [/\b(?:pretend(?: to| that)?|simulate|rehearse)\b/g, 'do not'],
  // "Order the lamp and stop at the payment page".
  [
    /\b(?:stop|halt|pause|wait|end) (?:right |just )?(?:at|on|with|in|when you (?:reach|get to|are (?:at|on))|once you (?:reach|are (?:at|on))|as soon as you (?:reach|are (?:at|on))) (?=(?:the )?(?:\w+ ){0,2}?(?:payment|pay|checkout|check ?out|review|summary|confirmation|order|step|page|click)\b)/g,
    'do not buy anything at ',
  ],
  [
    /\bleave (?=(?:the )?(?:\w+ )?(?:checkout|check ?out|payment|order|purchase|booking|confirmation|click|step)\b.{0,20}\b(?:to|for) (?:me|us)\b)/g,
    'do not buy anything, leave ',
  ],
  [/\b(?:make|get|have) (?=.{1,40}?\bready\b)/g, 'prepare '],
  [/\bwould you mind (?=\w+ing\b)/g, 'please '],
  [
    /^\W*(?:it is |it's )?time to (?=\w)|^\W*(?:your|the) (?:job|task|goal|mission|assignment|aim) (?:is|will be) to /g,
    'please ',
  ],
  // "Make sure the note gets deleted".
  [
    /\b(?:make sure|ensure|see to it)(?: that)? ((?:the|my|our|this|all|every) (?:(?!not |never |only |nothing |no )\S+ ){1,8}?)gets? (?=(?:deleted|removed|cancell?ed|sent|posted|published|bought|ordered|paid|booked)\s*(?:$|[,.;!?]))/g,
    '$1must be ',
  ],
  [/\bs'?il (?:te|vous) plait\b|\b(?:svp|stp)\b/g, ' '],
  // "Sign up for the Pro plan" and "switch to premium" buy it.
  [
    /\b(?:sign(?: me| us)? up|switch|move|change)(?: me| us)? (?=(?:for|to) (?!.{0,40}\bfree\b)(?:\w+ ){0,3}?(?:plan|subscription|membership|premium|pro) *(?:$|[.,;!?]|(?:for|at|with|now|please|and|monthly|yearly|annually)\b))/g,
    'subscribe ',
  ],
  // "Sign in with Google", as opposed to "Sign in blue ink".
  // A class is booked, where an account is only opened.
  [
    /\bsign (?:me |us )?up (?=for (?:\S+ ){0,4}?(?:class|course|lesson|workshop|seminar|training|session)(?:e?s)?\b)/g,
    'enroll me ',
  ],
  [/\bsign(?:ing)? (?:me |us )?(?:in|up|out)\b(?! (?:the|my|this|blue|black|ink)\b)/g, 'log in'],
  [/\bpay (?:\S+ ){1,3}?compliments?\b/g, 'look'],
];

const subject =
  '(?<=^|[,.;] |\\b(?:and|then|so|und|please|bitte) )((?:the|my|our|this|that|these|those|all|every|both|each|das|die|der|alle|mein\\w*|diese\\w*) (?:(?!not |never |that |which |what |how |whether |says? |nicht |nie |was |ob )\\S+ ){1,8}?)';

/** "The label Travel should be deleted", with the verb before its thing; a subject with a verb of its own says something else. */
const passives: readonly [RegExp, string][] = [
  [/(?:should|must|(?:has|have|needs?|is|are) to) be (?:deleted|removed|erased)/, 'delete'],
  [/(?:should|must|(?:has|have|needs?|is|are) to) be cancell?ed/, 'cancel'],
  [/(?:should|must|(?:has|have|needs?|is|are) to) be (?:sent|posted|published|shared)/, 'send'],
  [/(?:should|must|(?:has|have|needs?|is|are) to) be (?:bought|ordered|paid|booked|purchased)/, 'buy'],
  [/(?:soll|sollen|muss|mussen) (?:geloscht|entfernt) werden/, 'losche'],
  [/(?:soll|sollen|muss|mussen) (?:storniert|gekundigt|abgesagt) werden/, 'storniere'],
  [/(?:soll|sollen|muss|mussen) (?:gesendet|verschickt|abgeschickt|veroffentlicht|geteilt) werden/, 'sende'],
  [/(?:soll|sollen|muss|mussen) (?:gekauft|bestellt|bezahlt|gebucht) werden/, 'kaufe'],
].map(([passive, verb]) => [new RegExp(`${subject}(?:${(passive as RegExp).source})\\b`, 'g'), `${verb} $1`]);

/** "I want the note deleted". What another person wants is no order. */
const wished: readonly [RegExp, string][] = [
  ['deleted|removed|erased', 'delete'],
  ['cancell?ed', 'cancel'],
  ['sent|posted|published', 'send'],
  ['bought|ordered|paid|booked|purchased', 'buy'],
].map(([done, verb]) => [
  new RegExp(
    `(?<=^|[,;.] |\\b(?:and|then|please) )(?:(?:i|we) (?:want|need|would (?:like|love)) (?:to have )?|(?:have|get) (?!the list\\b))((?:the|my|our|this|that|these|those|all|it)(?: \\w+)?(?: (?:of|for|from|to|with|called|named) \\S+(?: \\S+)?|\\s+\\u0001)?)\\s+(?:${done})(?=\\s*(?:$|[.!,;])| (?:please|now|today|for good|permanently)\\b)`,
    'g',
  ),
  `${verb} $1`,
]);

/** @param sentence folded */
export function plainOrder(sentence: string): string {
  const plain = [...messageIdioms, ...phrases, ...everydayVerbs, ...actIdioms, ...passives, ...wished].reduce(
    (text, [pattern, meant]) => text.replace(pattern, meant),
    plainCheckout(plainRefusal(ordersInOneWord(plainOpening(sentence)))),
  );
  return isDraft(plain) ? `${plain.replace(/[.!]\s*$/, '')}, do not send` : plain;
}
