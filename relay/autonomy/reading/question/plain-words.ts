/** Says verbs of several words, and other turns of phrase, in the one word that pages have for them. */

const turns: readonly (readonly [RegExp, string])[] = [
  [/\b(?:is|are|was|were|am) going to\b/gi, 'will'],
  [/\bstarts? and (?:ends?|finish(?:es)?)\b/gi, ''],
  [/\bcalls? (?:it|this|that|them) off\b/gi, 'cancel'],
  [/\bin charge of\b/gi, 'responsible for'],
  [/\btakes? place\b|\btook place\b/gi, 'happen'],
  [/\b(?:for nothing|without (?:paying|charge)|at no (?:cost|charge))\b/gi, 'free'],
  [/\b(?:in all|all in all|altogether|all together|in total|overall)\b/gi, 'total'],
  [/\b(?:pick|picks|picked|picking) up\b/gi, 'collect'],
  [/\b(?:bring|brings|brought|bringing) along\b/gi, 'bring'],
  [/\b(?:give|bring|take|send|sent|brought|given|taken) (?:[a-z]+ )?back\b/gi, 'return'],
  [/\bleft(?=\s*\?*$)/gi, 'remaining'],
  [/\bcall(?:ed)? off\b/gi, 'cancelled'],
  [/\bget in touch with\b/gi, 'contact'],
  [/\b(?:get|getting) rid of\b/gi, 'remove'],
  [/\bhand(?:ed)? in\b/gi, 'submit'],
  [/\bsign(?:ed)? up\b/gi, 'register'],
  [/\b(?:take|takes|took|taking) part\b/gi, 'participate'],
  [/\bmade up of\b/gi, 'consist of'],
  [/\b(?:step|stepped|stepping) down\b/gi, 'resign'],
  [/\b(?:pull|pulled|tear|torn|tore) down\b/gi, 'demolish'],
  [/\bset(?:ting)? up\b/gi, 'setup'],
  [/\blook(?:s|ing)? after\b/gi, 'care for'],
  [/\b(?:show|shows) (?:me|us|you|people|visitors) (?:a?round)\b/gi, 'viewing'],
  [/\b(?:find|finding|found) out\b/gi, 'discover'],
  [/\b(?:go|goes|went) up\b/gi, 'rise'],
  [/\bcheck(?:ed|ing)?[- ]out\b/gi, 'checkout'],
  [/\bcheck(?:ed|ing)?[- ]in\b/gi, 'checkin'],
  [/\b(?:asking|guide|selling|sale|retail) price\b/gi, 'price'],
  [/\b(?:in the end|at the moment|right now|for now|at present|these days)\b/gi, ''],
];

/** The question with each such phrase as the one word. */
export function inPlainWords(text: string): string {
  return turns.reduce((said, [phrase, word]) => said.replace(phrase, word), text);
}
