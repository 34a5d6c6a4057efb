/** Fixed phrases for acts, and verbs whose parts stand apart, as the verbs of their classes. Sentences are folded. */

export const actIdioms: readonly [RegExp, string][] = [
  [/\b(?:get|getting) (?:rid|shot) of\b/g, 'delete'],
  [/\b(?:throw|chuck|toss)(?: (?:away|out)\b|(?= .{1,60}? (?:away|out)\b))/g, 'delete'],
  [/\bdo away with\b/g, 'delete'],
  // "Quiero que canceles", "je veux que tu supprimes".
  [/\b(quiero|necesito|quero|preciso) que (?:(?:me|lo|la|los|las|tu|voce) )?(\w{2,}?)gues?\b/g, '$1 $2gar'],
  [/\b(quiero|necesito|quero|preciso) que (?:(?:me|lo|la|los|las|tu|voce) )?(\w{2,}?)ques?\b/g, '$1 $2car'],
  [/\b(quiero|necesito|quero|preciso) que (?:(?:me|lo|la|los|las|tu|voce) )?(\w{3,}?)es?\b/g, '$1 $2ar'],
  [/\b(veux|voudrais|faut) que (?:tu|vous) (?:(?:me|le|la|les) )?(\w{3,}?)(?:es|iez)\b/g, '$1 $2er'],
  [/\bgive (?!me\b|us\b)(?=.{1,60}\b(?:access|rights?|permissions?|role)\b)/g, 'grant '],
  [/\bdonne[rz]? (?!moi\b|nous\b)(?=.{1,60}\b(?:acces|droits?|role)\b)/g, 'accorder '],
  [/\b(?:take|kick|boot) ((?:\S+ ){1,5}?)(?:off|out of|out from) /g, 'remove $1from '],
  [/\bcall off\b|\bcall (?=(?:\S+ ){1,5}?off\b)/g, 'cancel'],
  [/\b(?:sag|sage) (?=.{1,60}\bab(?:$|[ ,.!]))/g, 'storniere '],
  [
    /\banswer (?=(?:him|her|them|\S+'s)\b)|\banswer (?!(?:wh\w+|how|if|me|us)\b|(?:\S+ ){0,2}questions?\b)(?=.{0,40}\b(?:e-?mail|mail|message|letter|comment|review|ticket|chat|thread|post|invitation|customer|client|caller|sender|guest|applicant)s?\b)/g,
    'reply to ',
  ],
  [
    /\b(?:bin|trash|scrap|ditch|nuke|zap) (?=(?:the|my|this|that|these|those|all|every|it|them|her|his|any)\b)/g,
    'delete ',
  ],
  [/\b(?:wirf|werfe|schmeiss|schmeisse)\b(?=.{1,60}\b(?:weg|raus|in den papierkorb)\b)/g, 'losche'],
  [
    /\b(?:nimm|nehme|wirf)\b(?=.{1,60}\b(?:heraus|raus|aus (?:dem|der|meinem|meiner) (?:team|gruppe|liste|warenkorb|einkaufswagen|korb))\b)/g,
    'entferne',
  ],
  [/\b(?:debarrasse[ -](?:toi|moi)) (?:de|du|des)\b/g, 'supprime'],
  [/\bjettez?\b(?! un (?:coup|oeil))/g, 'supprime'],
  [/\b(?:deshazte|deshacerte) (?:de|del)\b/g, 'elimina'],
  [/\b(?:liberati|sbarazzati) (?:di|del|della|dello)\b/g, 'elimina'],
  [/\b(?:livre se|livra te) (?:de|do|da)\b/g, 'exclua'],
  [/\bgooi (?=.{1,60}\bweg\b)/g, 'verwijder '],
  [/\bpozbadz sie\b/g, 'usun'],
  [/\blet (?!me\b|us\b)((?:\S+ ){1,3}?)know\b/g, 'message $1'],
  [/\bdrop (?!me\b|us\b)((?:\S+ ){1,3}?)a (?:line|note|message)\b/g, 'message $1'],
  [
    /(?<!\b(?:i|we|he|she|they|it) )\b(?:tell|inform|notify) (?!me\b|us\b|you\b|wh\w+|how\b|if\b)(?=\S+ (?:\S+ ){0,2}?(?:that|to|i|i'm|i'll|i've|we|we're|we'll)\b)/g,
    'message ',
  ],
  [/\b(?:sag|sage|gib) (?!mir\b|uns\b)((?:\S+ ){1,3}?)bescheid\b/g, 'antworte $1'],
  // "Ich will, dass du den Termin löschst", "ik wil dat je het verwijdert", "voglio che tu elimini la nota".
  [
    /\b(?:ich|wir) (?:will|wollen|mochten?)(?: gerne?)?,? dass du ([^,.;!?]{1,80}) (\w{3,}?)e?st(?=\s*(?:$|[,.;!?]))/g,
    '$2e $1',
  ],
  [
    /\b(?:ik|wij|we) (?:wil|willen)(?: graag)? dat je ([^,.;!?]{1,80}) (\w{3,}?)t(?=\s*(?:$|[,.;!?]))/g,
    '$2 $1',
  ],
  [/\b(voglio|vorrei) che (?:tu )?(?:(?:mi|lo|la|li|le) )?(\w{3,}?)h?i\b/g, '$1 $2are'],
  // The bin is emptied and a draft thrown away in the words that controls have for it.
  [/\bleere? (?=(?:bitte )?(?:den|meinen) papierkorb\b)/g, 'leeren '],
  [/\bverwirf (?=(?:bitte )?(?:den|meinen|diesen) entwurf\b)/g, 'verwerfen '],
  [/\bvidez? (?=(?:la|ma) corbeille\b)/g, 'vider '],
  [/\bvacia (?=(?:la|mi) papelera\b)/g, 'vaciar '],
  [/\bleeg (?=(?:de|mijn) prullenbak\b)/g, 'legen '],
  [/\b(?:empty|clean out) ((?:the|my|our) (?:spam|junk))(?: (?:folder|mailbox|box))?\b/g, 'clear $1 mails'],
  [/\b(?:date|dame|darte|darme|denme) de baja\b/g, 'darse de baja'],
  [
    /\bzeg (?=(?:mijn|ons|onze|het|de|dit|deze) [^,.;!?]{1,50} op(?:$|[ ]?[,.;!?]| (?:per|nu|vandaag|direct)\b))/g,
    'opzeggen ',
  ],
  [/\bmaak (?=(?:€ ?)?\d[\d.,]* ?(?:€|euros?\b|eur\b)?[^,;!?]{0,30}\bover\b)/g, 'overmaken '],
  [/\bpide (?=(?:\d+|dos|tres|cuatro|cinco|seis) )/g, 'pedir '],
  [/\bapply for (?=(?:the|this|that|a|an) )/g, 'submit an application for '],
  // A text for somebody, as opposed to one that goes into a field: "Write Ann that I am late", "Schreib Anna, dass …".
  [
    /(?<=^|[,;.] |\b(?:and|then|please) )(?:text|write(?: to)?) (?!me\b|us\b|down\b|in\b|into\b|it\b|that\b|to\b)(\w+) (?=(?:that|i'm|i'll)\b)/g,
    'message $1 ',
  ],
  [/(?<=^|[,;.] |\b(?:and|then|please) )text (?!me\b|us\b)(\w+)\s+(?=[^\w\s,.;!?])/g, 'message $1 '],
  [
    /\bschreibe? (?:bitte )?(?!mir\b|uns\b|auf\b|dir\b|in\b|rein\b|hin\b)((?:an |de[mr] |meine[mr] |unsere[mr] )?\w+),? (?=dass\b)/g,
    'antworte $1, ',
  ],
  [/\becri[st] (?=a (?:\S+ ){1,3}?(?:que|qu'))/g, 'envoie '],
  [/\bescribe(?:le)? (?=(?:a|al) (?:\S+ ){1,3}?que\b)/g, 'envia '],
  [/\bscrivi (?=(?:a|ad|al|alla) (?:\S+ ){1,3}?che\b)/g, 'invia '],
  [/\bschrijf (?:aan )?(?!mij\b|me\b|ons\b|op\b|in\b)(?=(?:mijn |de )?\w+ dat (?:ik|we|wij)\b)/g, 'stuur '],
  // "Bestell die Zeitung ab" ends what "bestell" begins.
  [/\bbestelle? (?=[^,.;!?]{1,60} ab(?:$|[ ]?[,.;!?]))/g, 'kundige '],
  [/\blade? (?=[^,.;!?]{1,60} ein(?:$|[ ]?[,.;!?]))/g, 'einladen '],
  [/\breorder (?=(?:the|my|our|this|that) (?:\w+ )?order\b)/g, 'order '],
  [/(?<=^|[,;.] |\b(?:and|then|please) )bid (?=[€$£]?\d)/g, 'place a bid of '],
  [/\bmake (?=an appointment\b)/g, 'book '],
  [/\b(?:mach|vereinbare?) (?=(?:mir )?(?:bitte )?einen termin\b)/g, 'buche '],
  [/\bprends (?=(?:un )?rendez[ -]vous\b)/g, 'reserve '],
  [/\bpide (?=(?:una )?cita\b)/g, 'reserva '],
  [/\bmaak (?=een afspraak\b)/g, 'boek '],
];
