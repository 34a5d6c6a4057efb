/** Fixed phrases with a negation whose meaning is not that of their words, as ways of saying plainly what they mean. */

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
  [/\bkeep (?:on )?(?=\w+ing\b)/g, ' '],
];

/** @param sentence folded */
export function plainOrder(sentence: string): string {
  return phrases.reduce((text, [pattern, plain]) => text.replace(pattern, plain), sentence);
}
