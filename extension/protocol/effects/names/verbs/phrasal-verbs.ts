/** Writes verbs of two words as one, so that names and prompts are compared by it: "roll back", "turn off". */

const protection =
  '(?:2fa|mfa|totp|sso|2 (?:step|factor)|two (?:step|factor)|\\w*authentication|verification|encryption|firewall|protections?|antivirus|passcode|security|lock|backups?)';
const many =
  '(?:everywhere|every ?one|everybody|all|every|each|any|other|others|device|devices|sessions?|users?|members?)';
const asked =
  '(?:requests?|invitations?|invites?|applications?|applicants?|candidates?|claims?|appeals?|placements?|bookings?|reservations?|quotes?|orders?|invoices?|proposals?|submissions?|petitions?)';
const pronoun = '(?:(?:me|us|him|her|them|it) )?';

const verbs: readonly [RegExp, string][] = [
  [new RegExp(`^(?:turn|switch|shut) off (?=(?:\\S+ ){0,5}?${protection}\\b)`), 'disable '],
  [/^(?:turn|switch) off$/, 'disable'],
  [new RegExp(`^(?:turn|switch) (?=((?:\\S+ ){0,5}?${protection}(?: \\w+){0,2}?) off\\b)`), 'disable '],
  // "Sign off the sheet" signs it.
  [
    new RegExp(`^sign off (?!(?:from|of|as|now|here|and|then)\\b|(?:\\S+ ){0,3}?${many}\\b)(?=\\S)`),
    'signoff ',
  ],
  [new RegExp(`^(?:log|sign) ?${pronoun}(?:out|off)\\b`), 'logout'],
  [new RegExp(`^(?:log|sign) (?=(?:\\S+ ){0,3}?${many} (?:out|off)\\b)`), 'logout '],
  [
    /^hand (?:over|off) (?=(?:\S+ ){0,3}?(?:ownership|account|admin\w*|rights|project|workspace|organi[sz]ation|keys)\b)/,
    'handover ',
  ],
  [/^roll (?=(?:(?!and\b|then\b)\S+ ){1,6}?back\b)/, 'rollback '],
  [/^roll back\b/, 'rollback'],
  [/^(?:kick|boot) out\b/, 'kick'],
  [/^take (?:down|offline)\b/, 'takedown'],
  [/^take (?=(?:(?!and\b|then\b)\S+ ){1,5}?(?:down|offline)\b)/, 'takedown '],
  [new RegExp(`^turn down (?=(?:\\S+ ){0,5}?${asked}\\b)`), 'decline '],
  [new RegExp(`^turn (?=(?:\\S+ ){0,5}?${asked} down\\b)`), 'decline '],
  [/^turn down$/, 'decline'],
  [new RegExp(`^take back (?=(?:\\S+ ){0,5}?${asked}\\b)`), 'withdraw '],
  [/^mark as void\b/, 'void'],
  [/^cash out\b/, 'cashout'],
  [/^write off\b/, 'writeoff'],
  [/^get paid\b/, 'getpaid'],
  [/^set up\b/, 'setup'],
];

/** In other languages than English. */
const loggingOut =
  /\b(?:abmelden|ausloggen|melde\w* .*ab|logge\w* .*aus|deconnecte\w*|cerrar|cierra\w*|disconnett\w*|esci|chiudi|sair|saia|encerr\w+|desconect\w+|uitloggen|afmelden|log .*uit|wyloguj\w*)\b/;
const fromAll =
  /\b(?:uberall|(?:allen|anderen) (?:anderen )?(?:geraten|sitzungen)|alle (?:anderen )?(?:gerate|sitzungen)|partout|(?:tous|toutes) les (?:autres )?(?:appareils|sessions)|todos los (?:demas |otros )?dispositivos|todas las (?:demas |otras )?sesiones|tutti (?:gli (?:altri )?|i )dispositivi|tutte le (?:altre )?sessioni|todos os (?:outros )?dispositivos|todas as (?:outras )?sess\w+|overal|alle (?:andere )?(?:apparaten|sessies)|wszystkich (?:innych )?(?:urzadzen|sesji))\b/;

/** They are one thing: "2FA", "two-step verification". */
const factors =
  /\b(?:2fa|mfa|(?:two|2|multi)[ -](?:step|factor)(?: (?:authentication|verification|auth))?)(?![\w-])/g;
const whole = 'two factor authentication';

/** @param text folded, from its verb on */
export function inOneWord(text: string): string {
  if (loggingOut.test(text) && fromAll.test(text)) return 'logout all';
  const [pattern, word] = verbs.find(([one]) => one.test(text)) ?? [];
  const plain = pattern ? text.replace(pattern, word ?? '') : text;
  return plain.startsWith('disable ') || plain.startsWith('deactivate ')
    ? plain.replace(factors, whole)
    : plain;
}

/** At the beginning of each order of a sentence. @param sentence folded */
export function ordersInOneWord(sentence: string): string {
  return sentence.replace(orders, (order: string) => inOneWord(order));
}

const orders =
  /(?<=^|[,;.:] |\b(?:and|then|please|to) )(?:disable|deactivate|turn|switch|shut|log|sign|hand|roll|kick|boot|take|cash|mark|write|get|set|melde|logge|deconnecte\w*|cierra|disconnett\w*|esci|chiudi|saia|encerr\w+|desconect\w+|wyloguj\w*)\b.*$|^(?:bitte )?.* (?:abmelden|ausloggen|uitloggen|afmelden)\W*$/g;
