/** Tells what a refused offer asks for, "the invitation to join and pay", from what is ordered after the refusal. */

const refusing =
  '(?:decline|reject|refuse|dismiss|ignore|deny|disregard|turn down|say no to|delete|remove|discard|archive|lehne|ignoriere|losche|refuse[zr]?|decline[zr]?|ignore[zr]?|supprime|rechaza|ignora|borra|rifiuta|elimina|recuse|recusa)';
const offer =
  "(?:\\w+')?(?:invitations?|invites?|offers?|requests?|proposals?|suggestions?|einladung|angebot|anfrage|demande|offre|invitacion|oferta|solicitud|propuesta|invito|offerta|richiesta|proposta|convite|pedido)";
/** No sign between the words ends what is refused. */
const words = (least: number, most: number) => `(?:[^\\s,.;:!?]+ ){${least},${most}}?`;
const refused = `\\b${refusing} ${words(0, 4)}${offer} ${words(0, 4)}`;

/** A verb without its thing, or with the price of the offer: "pay the invoice" is an order of its own. */
const asked = `(?:pay|buy|order|book|purchase|donate|subscribe|transfer|sign|share|publish|post|delete|remove)(?= *(?:$|[.,;:!?)])| (?:for|with|by|via|in|at|now|today|online|monthly|yearly|annually|upfront|extra|more|then|\\d|[€$£])| (?:an?|the|its|their|his|her) (?:\\w+ )?(?:fees?|price|dues|deposit|charge|costs?|amount|contribution|total)\\b)`;

const patterns = [
  `((?:${refused}|\\bdecline )to ${words(1, 5)})(?:and|or) (?=(?:to )?${asked}|to \\w)`,
  `(\\b(?:decline|reject|turn down) \\w+ing ${words(0, 4)})(?:and|or) (?=\\w+ing\\b)`,
  // An infinitive beside another one is no order.
  `(${refused}ab,? ${words(1, 5)})(?:und|oder) (?=(?:zu )?\\w+en\\b)`,
  `(${refused}(?:a|de|di|para|per|pour) ${words(1, 5)})(?:et|ou|y|o|e) (?=(?:(?:a|de|di|para|per|pour) )?\\w{2,}(?:er|ir|re|ar)\\b)`,
].map((pattern) => new RegExp(pattern, 'g'));

/** @param sentence folded */
export function plainRefusal(sentence: string): string {
  return patterns.reduce((text, pattern) => text.replace(pattern, '$1'), sentence);
}
