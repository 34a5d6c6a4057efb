/** Says verbs of several words, and other turns of phrase, in the one word that pages have for them. */

const turns: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:is|are|am) (?<who>(?:(?!(?:for|of|to|in|on|at|by|with|when|how|there)\b)[\w'’-]+ ){0,4}?)(?:going|supposed|due|expected|meant|likely) to\b/gi,
    'will $<who>',
  ],
  [/\b(?:was|were) going to\b/gi, 'will'],
  [/\bgoing ahead\b/gi, 'happening'],
  [
    /\btake[- ]home\b|\btake(?=(?: \w+){0,2} home (?:in|on|this|from|after|pay|each|every|a|per)\b)/gi,
    'net pay',
  ],
  [/\b(?:work(?:ing)?|get(?:ting)?) (?:a?round)\b/gi, 'workaround'],
  [
    /\b(?:be|get|move) out of (?:the|my|our) (?:room|flat|apartment|house|cabin)\b|\b(?:leave|vacate) (?:the|my|our) room\b/gi,
    'checkout',
  ],
  [/\b(?:do until (?:this|it|that) is (?:fixed|solved|resolved)|do in the meantime)\b/gi, 'workaround'],
  [/\b(?:out of stock|sold out|not in stock|not available|no longer available)\b/gi, 'unavailable'],
  [
    /\b(?:if|unless|when) (?:I|you|we|nobody|no one) (?:do not|don['’]t|doesn['’]t|never)? ?(?:change|set|specify|configure|choose|say)s? (?:it|anything|that|otherwise)\b/gi,
    'default',
  ],
  [
    /\b(?:if|when) (?:I|you|we|nobody|no one) (?:(?:set|specify|choose|give|say|pass)s? nothing|leaves? (?:[\w-]+ ){1,3}(?:out|blank|empty|unset)|omits? (?:it|this|that|the [\w-]+))\b/gi,
    'default',
  ],
  [
    /\bmoney (?:(?:be|is|was|get|gets|been) )?(?:taken|collected|debited)\b(?: from (?:my|our|the) (?:\w+ )?account)?/gi,
    'moneytaken',
  ],
  [/\b(?:(?:get|be|come) here|be there)\b/gi, 'arrive'],
  [
    /(?<=^|[.!?:] |\bplease |\b(?:must|should|to) (?:(?:I|we|you|he|she|they|(?:my|our|the) \w+) )?)be (?=(?:at|in) (?:the|your|our|my)\b|at school\b|at work\b)/gi,
    'arrive ',
  ],
  [/\b(?:take|taking|bring|bringing) (?:along|with (?:me|us|you))\b/gi, 'bring'],
  [
    /\b(?:1st|first) (?<what>(?:\w+ )?(?:test|exam|half|quarter|term|semester|instal?lment|stage|phase|round|part))\b/gi,
    '$<what> 1',
  ],
  [
    /\b(?:2nd|second) (?<what>(?:\w+ )?(?:test|exam|half|quarter|term|semester|instal?lment|stage|phase|round|part))\b/gi,
    '$<what> 2',
  ],
  [
    /\b(?:3rd|third) (?<what>(?:\w+ )?(?:test|exam|half|quarter|term|semester|instal?lment|stage|phase|round|part))\b/gi,
    '$<what> 3',
  ],
  [
    /\b(?:take|takes|collect|collects|debit) (?:the |my |our )?money(?: from (?:my|our|the) (?:\w+ )?account)?/gi,
    'moneytaken',
  ],
  [/\bdays? off\b/gi, 'days of holiday'],
  [
    /\bfinal (?<what>round|race|stage|day|week|session|lesson|class|talk|performance|match|game|leg|lap|stop|train|bus|boat|ferry|tram|delivery|instal?lment|payment|rehearsal|chapter|episode)\b/gi,
    'last $<what>',
  ],
  [
    /\bstill (?:have|need|has|needs) to pay\b|\bstill to (?:be paid|pay)\b|\bleft to pay\b|\bto be paid still\b/gi,
    'due',
  ],
  [
    /\b(?:do|does) (?<who>I|we|you|they|he|she) still have\b|\b(?:have|has) (?<other>I|we|you|they|he|she) still got\b/gi,
    'has $<who>$<other> remaining',
  ],
  [
    /\bincl(?:uding|usive of|\.)? (?:the )?(?:VAT|tax(?:es)?)\b|\bwith (?:VAT|tax(?:es)?)\b|\bafter tax(?:es)?(?= total)/gi,
    'gross',
  ],
  [
    /\bexcl(?:uding|usive of|\.)? (?:the )?(?:VAT|tax(?:es)?)\b|\b(?:without|before|plus) (?:VAT|tax(?:es)?)\b/gi,
    'net',
  ],
  [
    /\b(?:isn['’]t|aren['’]t|is not|are not|not|won['’]t be|can['’]t) (?:coming|come|attending|attend|going|go|make it)\b/gi,
    'declined',
  ],
  [
    /\b(?:turn|turns|turned|turning|switch|switches|switched|switching) (?<what>(?:[\w-]+ ){0,3}?)off\b/gi,
    'disable $<what>',
  ],
  [
    /\b(?:turn|turns|turned|turning|switch|switches|switched|switching) (?<what>(?:[\w-]+ ){0,3}?)on\b/gi,
    'enable $<what>',
  ],
  [
    /\b(?:get|gets|got|getting) (?:(?:my|the|our|your|all|any|some|of|this|that|it|money) ){0,3}back\b/gi,
    'refund',
  ],
  [/\bcome and (?:see|view|look at)\b|\bhave a look at\b/gi, 'viewing'],
  [/\b(?:take|takes|took|taken|taking) away\b/gi, 'collect'],
  [/\b(?:on )?(?:the|my|our) way (?:out|there)\b/gi, 'outbound'],
  [/\b(?:on )?(?:the|my|our) way (?:back|home)\b/gi, 'return'],
  [/\b(?<what>flights?|trip|journey|train|ferry|boat) (?:home|back)\b/gi, '$<what> return'],
  [
    /\bincluded in (?:the|my|our) (?:\w+ )?(?:price|rate|cost|costs|fare|fee|rent|booking|stay)\b/gi,
    'included',
  ],
  [/\bstarts? and (?:ends?|finish(?:es)?)\b/gi, ''],
  [/\bcalls? (?:it|this|that|them) off\b/gi, 'cancel'],
  // Pages tell this as an instruction with whom or where it is left.
  [/\b(?:not|nobody(?:['’]s| is)|no one(?:['’]s| is)) at home\b/gi, 'left instruction'],
  [/\bin charge of\b/gi, 'responsible for'],
  [/\btakes? place\b|\btook place\b/gi, 'happen'],
  [/\b(?:for nothing|without (?:paying|charge)|at no (?:cost|charge))\b/gi, 'free'],
  [/\b(?:in all|all in all|altogether|all together|in total|overall)\b/gi, 'total'],
  [
    /\b(?:pick|picks|picked|picking) (?:(?:it|them|this|that|him|her|(?:the|my|our) [\w-]+) )?up\b/gi,
    'collect',
  ],
  [/\blook(?:s|ing|ed)? over(?= (?:it|this|that|them|the|my|our)\b)/gi, 'review'],
  [/\b(?:bring|brings|brought|bringing) along\b/gi, 'bring'],
  [/\b(?:give|bring|take|send|sent|brought|given|taken) (?:[a-z]+ )?back\b/gi, 'return'],
  [
    /\bleft(?=\s*\?*$| (?:this|for|on|in|over|until|to|from|at|of)\b)(?<=\b(?:how|have|has|is|are|any|much|many)\b.*)/gi,
    'remaining',
  ],
  [
    /\bleft\b(?<=^left|\b(?:days?|hours?|weeks?|places?|seats?|tickets?|items?|spaces?|spots?|units?|holiday|leave|vacation|allowance|credit|budget|balance|data|\d) left)/gi,
    'remaining',
  ],
  [/\bcall(?:ed)? off\b/gi, 'cancelled'],
  [/\bget(?:ting)? (?:in touch with|hold of)\b/gi, 'contact'],
  [/\bfor good\b(?=\s*(?:[?.,;]|$)| (?:instead|and|or)\b)/gi, 'permanently'],
  [/\b(?:come|comes|came) up with\b|\bput(?:s|ting)? forward\b/gi, 'propose'],
  [/\b(?:take|takes|took|taken|taking) up again\b|\bstart(?:s|ed|ing)? (?:up )?again\b/gi, 'resume'],
  [/\bkilowatt[- ]hours?\b/gi, 'kWh'],
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
  [/\b(?:lose|loses|lost|losing) (?:their|his|her) li(?:fe|ves)\b/gi, 'die'],
  [/\b(?:pass|passes|passed|passing) away\b/gi, 'die'],
  [/\b(?:put|puts|putting) (?<what>(?:[\w'’-]+ ){0,3}?)on hold\b/gi, 'pause $<what>'],
  [/\b(?:turn|turns|turned|turning) down\b/gi, 'reject'],
  [/\b(?:throw|throws|threw|thrown|throwing) (?:out|away)\b/gi, 'delete'],
  [/\b(?:take|takes|took|taking) off\b/gi, 'depart'],
  [/\b(?:be|is|are|was|were) taken off\b/gi, 'removed'],
  [/\b(?:set|sets) off\b/gi, 'depart'],
  [/\bturn(?:s|ed|ing)? up\b/gi, 'arrive'],
  [/\bshow(?:s|ed|ing)? up\b/gi, 'arrive'],
  [/\b(?:put|puts|putting) off\b/gi, 'postpone'],
  [/\b(?:run|runs|ran|running) out\b/gi, 'expire'],
  [/\b(?:fill|fills|filled|filling) (?:in|out)\b/gi, 'complete'],
  [/\b(?:give|gives|gave|giving) up\b/gi, 'quit'],
  [/\b(?:deal|deals|dealt|dealing) with\b/gi, 'handle'],
  [/\bpay(?:s|ing)? back\b|\bpaid back\b/gi, 'refund'],
  [/\b(?:go|goes|went|going) down\b/gi, 'fall'],
  [/\b(?:break|breaks|broke|broken) down\b/gi, 'fail'],
  [/\b(?:take|takes|took|taken|taking) over\b/gi, 'succeed'],
  [/\b(?:in place of|as a substitute for)\b/gi, 'instead replace'],
  [/\b(?:come|comes|came) out on top\b/gi, 'win'],
  [/\bcheck(?:ed|ing)?[- ]out\b/gi, 'checkout'],
  [/\bcheck(?:ed|ing)?[- ]in\b/gi, 'checkin'],
  [/\b(?:asking|guide|selling|sale|retail) price\b/gi, 'price'],
  [/\b(?:in the end|at the moment|right now|for now|at present|these days)\b/gi, ''],
];

/** The second words of such phrases: what has none of them need not be searched for each phrase. */
const particles =
  /\b(?:still|be|over|here|there|pay|incl|including|inclusive|excl|excluding|exclusive|vat|tax|taxes|isn|aren|won|can|up|out|off|down|back|away|over|rid|along|a?round|ahead|way|hold|touch|forward|again|good|part|charge|place|on|with|in|until|not|no|and|left|first|second|third)\b/i;

/** Whether such a phrase may be in the text. */
export function mayHavePhrase(text: string): boolean {
  return particles.test(text);
}

/** The text with each such phrase as the one word. */
export function inPlainWords(text: string): string {
  return turns.reduce((said, [phrase, word]) => said.replace(phrase, word), text);
}
