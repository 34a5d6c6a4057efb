/** Fixed phrases for acts, and verbs whose parts stand apart, as the verbs of their classes. Sentences are folded. */

const ofList =
  '(?:(?:the|my|this|that|these|those|both|all|every) |(?:[^\\s,.;:]+ ){1,8}?(?:from|of) (?:the|my|this|that) )';
const contracted =
  '(?:\\S+ ){0,5}?(?:insurances?|loans?|subscriptions?|memberships?|mortgages?|polic(?:y|ies)|cover|coverage|credit|contracts?|money|cash|trash|rubbish|bins?)\\b';

export const actIdioms: readonly [RegExp, string][] = [
  // "Quiero que canceles", "je veux que tu supprimes".
  [/\b(quiero|necesito|quero|preciso) que (?:(?:me|lo|la|los|las|tu|voce) )?(\w{2,}?)gues?\b/g, '$1 $2gar'],
  [/\b(quiero|necesito|quero|preciso) que (?:(?:me|lo|la|los|las|tu|voce) )?(\w{2,}?)ques?\b/g, '$1 $2car'],
  [/\b(quiero|necesito|quero|preciso) que (?:(?:me|lo|la|los|las|tu|voce) )?(\w{3,}?)es?\b/g, '$1 $2ar'],
  [/\b(veux|voudrais|faut) que (?:tu|vous) (?:(?:me|le|la|les) )?(\w{3,}?)(?:es|iez)\b/g, '$1 $2er'],
  // "Zero" is a word for none elsewhere.
  [/\bzero(?:-| )(?:out|off) /g, 'settle '],
  [/\bgive (?!me\b|us\b)(?=.{1,60}\b(?:access|rights?|permissions?|role)\b)/g, 'grant '],
  [/\bdonne[rz]? (?!moi\b|nous\b)(?=.{1,60}\b(?:acces|droits?|role)\b)/g, 'accorder '],
  [/\b(?:take|kick|boot) ((?:\S+ ){1,5}?)(?:off|out of|out from) /g, 'remove $1from '],
  [/\btake ((?:(?!and\b|then\b)[^\s,.;:]+ ){6,9}?)off (?=(?:the|my|our|his|her|their) )/g, 'remove $1from '],
  [/\bsign ?off on (?=(?:the|my|our|his|her|their|this|that|\S+'s) )/g, 'approve '],
  [
    /\brelease (?=(?:[^\s,.;:]+ ){0,6}?(?:grades?|marks?|results?|scores?|timetables?|rotas?|newsletters?|articles?|episodes?)\b)/g,
    'publish ',
  ],
  [/\bremind (?!me\b|us\b)((?:[^\s,.;:]+ ){1,5}?)(?:of|about) /g, 'message $1about '],
  // "Take out the second entry", as opposed to a loan or an insurance that is taken out.
  [
    new RegExp(
      `\\btake out (?=${ofList})(?!${contracted})|\\btake (?=(?:the|my|this|that|these|those|both|all|every) (?:(?!and\\b|then\\b)\\S+ ){1,8}?out *(?:$|[.,;!?()]|(?:and|then|but) ))(?!${contracted})`,
      'g',
    ),
    'remove ',
  ],
  [/\b(?:sag|sage) (?=.{1,60}\bab(?:$|[ ,.!]))/g, 'storniere '],
  [
    /\banswer (?=(?:him|her|them|\S+'s)\b)|\banswer (?!(?:wh\w+|how|if|me|us)\b|(?:\S+ ){0,2}questions?\b)(?=.{0,40}\b(?:e-?mail|mail|message|letter|comment|review|ticket|chat|thread|post|invitation|customer|client|caller|sender|guest|applicant)s?\b)/g,
    'reply to ',
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
  [/\bverw(?:irf|erfe) (?=(?:bitte )?(?:den|meinen|diesen) entwurf\b)/g, 'verwerfen '],
  [/\bvidez? (?=(?:la|ma) corbeille\b)/g, 'vider '],
  [/\bvacia (?=(?:la|mi) papelera\b)/g, 'vaciar '],
  [/\bleeg (?=(?:de|mijn) prullenbak\b)/g, 'legen '],
  [/\b(?:empty|clean out) ((?:the|my|our) (?:spam|junk))(?: (?:folder|mailbox|box))?\b/g, 'clear $1 mails'],
  [/\b(?:date|dame|darte|darme|denme) de baja\b/g, 'darse de baja'],
  [
    /\bzeg (?=(?:mijn|ons|onze|het|de|dit|deze) [^,.;!?]{1,50} op(?:$|[ ]?[,.;!?]| (?:per|nu|vandaag|direct)\b))/g,
    'opzeggen ',
  ],
  [/\bmaak (?=(?:€ ?\d[\d.,]*|\d[\d.,]* ?(?:€|euros?\b|eur\b))[^,;!?]{0,30}\bover\b)/g, 'overmaken '],
  [/\bpide (?=(?:\d+|dos|tres|cuatro|cinco|seis) )/g, 'pedir '],
  [
    /(?<=^|[,;.] |\b(?:and|then|please) )(?:request (?=(?:a|an|one|two|\d+) )|(?:put in|file) an? request for )/g,
    'submit a request for ',
  ],
  // "Take away his access", "take her admin rights away".
  [/\btake away (?=(?:\S+ ){0,4}(?:access|rights?|permissions?|role)\b)/g, 'remove '],
  [/\btake (?=(?:\S+ ){1,5}(?:access|rights?|permissions?|role) away\b)/g, 'remove '],
  [/\bapply for (?=(?:the|this|that|a|an) )/g, 'submit an application for '],
  // A text for somebody, as opposed to one that goes into a field: "Write Ann that I am late", "Schreib Anna, dass …".
  [
    /(?<=^|[,;.] |\b(?:and|then|please) )(?:text|write(?: to)?) (?!(?:me|us|down|in|into|it|that|to|out|notes?|texts?|letters?|posts?|code|(?:some|any|every)\w+)\b)(\w+) (?=(?:that (?:i'm|i am|i'll be|i will be|i have|i've|we|my|the)|i'm|i'll be)\b)/g,
    'message $1 ',
  ],
  [/(?<=^|[,;.] |\b(?:and|then|please) )text (?!me\b|us\b)(\w+)\s+(?=[^\w\s,.;!?])/g, 'message $1 '],
  [
    /\bschreibe? (?:bitte )?(?!(?:mir|uns|auf|dir|in|rein|hin|text|etwas|alles|das|es|so|was|notizen?)\b)((?:an |de[mr] |meine[mr] |unsere[mr] )?\w+),? (?=dass\b)/g,
    'antworte $1, ',
  ],
  [/\becri[st] (?=a (?!la |l'|main\b)(?:\S+ ){1,3}?(?:que|qu'))/g, 'envoie '],
  [/\bescribe(?:le)? (?=a (?!mano\b|maquina\b|continuacion\b)(?:\S+ ){1,3}?que\b)/g, 'envia '],
  [/\bscrivi (?=(?:a|ad) (?!mano\b|fine\b|parte\b)(?:\S+ ){1,3}?che\b)/g, 'invia '],
  [
    /\bschrijf (?:aan )?(?!(?:mij|me|ons|op|in|hier\w*|daar\w*|er\w*|tekst|iets|alles)\b)(?=(?:mijn |de )?\w+ dat (?:ik|we|wij)\b)/g,
    'stuur ',
  ],
  // "Bestell die Zeitung ab" ends what "bestell" begins.
  [/\bbestelle? (?=(?:(?!und\b)[^\s,.;!?]+ ){1,8}?ab(?:$|[ ]?[,.;!?]))/g, 'kundige '],
  [
    /\blade? (?!(?:das|die|den|ein\w*) )(?=(?:(?!und\b)[^\s,.;!?]+ ){1,8}?ein(?:$|[ ]?[,.;!?]))/g,
    'einladen ',
  ],
  [/\breorder (?=(?:the|my|our|this|that) (?:\w+ )?order\b)/g, 'order '],
  [/(?<=^|[,;.] |\b(?:and|then|please) )bid (?=[€$£]?\d)/g, 'place a bid of '],
  [/\bmake (?=an appointment(?:$|[.,;!?]| (?:with|for|at|on|in|to|by|please|tomorrow)\b))/g, 'book '],
  [
    /\b(?:mach|vereinbare?) (?=(?:mir )?(?:bitte )?einen termin(?:$|[.,;!?]| (?:bei|mit|am|um|im|fur|zum)\b))/g,
    'buche ',
  ],
  [/\bprends (?=(?:un )?rendez[ -]vous\b)/g, 'reserve '],
  [/\bpide (?=(?:una )?cita\b)/g, 'reserva '],
  [/\bmaak (?=een afspraak\b)/g, 'boek '],
  [/\bdescarta (?=(?:el|mi|este) borrador\b)/g, 'descartar '],
  [/\bclear (?=(?:the|my|our) (?:trash|(?:recycle )?bin)\b)/g, 'empty '],
  [/\bempty (?:out )?(the|my|our) (?:recycle )?bin\b/g, 'empty $1 trash'],
  [/\bschliesse? (?=(?:bitte )?(?:mein|das|unser) \S*konto(?:$|[ ,.;!?]))/g, 'schliessen '],
  [/\bproceed with (?=(?:the|my|this) (?:order|purchase|payment|booking)(?:$|[ ]?[,.;!?]))/g, 'complete '],
  [/\bleite? (?=(?:(?!und\b)[^\s,.;!?]+ ){1,8}?weiter(?:$|[ ]?[,.;!?]))/g, 'sende '],
  [/\b(?:schicke?|sende) (?=(?:die|meine) bestellung ab(?:$|[ ]?[,.;!?]))/g, 'gib '],
  [/\brond (?=(?:de|mijn) (?:bestelling|aankoop|betaling|boeking) af\b)/g, 'plaats '],
  [/\bsage? (?!mir\b|uns\b)(?=(?:\S+ ){1,3}?per (?:e-?mail|mail|whatsapp|sms|nachricht)\b)/g, 'antworte '],
  [/\bdile (?=a (?:\S+ ){1,3}?por (?:correo|mensaje|whatsapp)\b)/g, 'envia '],
  [/\b(?:move|put) (?=(?:\S+ ){1,8}?(?:to|in|into) the archive\b)/g, 'archive '],
  [/\bput (?=(?:\S+ ){1,8}?(?:in|into) the (?:trash|(?:recycle )?bin)\b)/g, 'delete '],
  // "Write an email to Ann", as opposed to an email address.
  [
    /(?<=^|[,;.] |\b(?:and|then|please) )write (?=(?:(?!me\b|us\b)\w+ )?an? e?-?mail (?:to (?!me\b|us\b)|with the subject\b|that i\b))(?!.*\b(?:drafts?|let me|show me|before|don't|do not|leave|keep|stop)\b)/g,
    'send ',
  ],
];
