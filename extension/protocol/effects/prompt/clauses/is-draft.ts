/** Tells whether a sentence wants a draft, which is not to send it. */

const asDraft =
  /\b(?:as (?:a )?drafts?|als (?:entwurf|concept)|(?:comme|en) brouillon|como (?:borrador|rascunho)|come bozza|jako szkic)\b(?! (?:that|which|to)\b)/g;
const amongDrafts =
  /\b(?:(?:in|into|to|among|with) (?:the |my |your )?drafts?(?: folder)?|in (?:den|die|meinen?) entwurfen?|dans (?:les|mes) brouillons?|en (?:los |mis )?borradores|(?:nelle|tra le) bozze|nos rascunhos|(?:in|bij) (?:de |mijn )?concepten|w szkicach)\b/;
const keeping =
  /\b(?:leave|keep|save|store|put|write|compose|create|prepare|(?:hinter)?lass\w*|speicher\w*|behalt\w*|leg\w*|schreib\w*|laisse\w*|garde\w*|enregistre\w*|ecris|mets|deja\w*|guarda\w*|escribe|lascia\w*|salva\w*|scrivi|deixe|salve|escreva|laat|bewaar|schrijf|zet|zostaw|zapisz|napisz)\b/;
const unsent =
  /\b(?:unsent|unposted|unpublished|ungesendet|unversendet|nicht (?:gesendet|abgeschickt)|sans (?:l'?\s?)?envoyer|sin enviar(?:lo|la)?|senza inviar(?:e|lo|la)|sem enviar|onverzonden|niewyslan\w+)\b/;
/** "The post" is a thing. */
const sending =
  /(?<!\b(?:the|a|this|that|my|of) )\b(?:send|post|publish|sende|schick|envoie|envia|invia|verstuur|wyslij)/g;
/** "Send Mia a message, but leave it as a draft", as opposed to "Send what I have saved as a draft". */
const leftAs =
  /\b(?:leave|keep|save|store|lass|lasse|speichere|speicher|laisse|garde|enregistre|deja|guarda|lascia|salva|deixe|salve|laat|bewaar|zostaw|zapisz)(?:[ -]?(?:lo|la|le|les))? (?:(?:it|this|that|them|the \w+|sie|es|ihn|die \w+|den \w+|het|go|ja|o|a) )?(?:only |just |nur )?$/;

const maxLeaving = 60;

/** Whether the sentence asks for a draft, unless it orders to send it too. @param sentence folded */
export function isDraft(sentence: string): boolean {
  const found = [...sentence.matchAll(asDraft)].map(({ index }) => index);
  const sent = [...sentence.matchAll(sending)].map(({ index }) => index);
  const isLeft = found.some((at) => leftAs.test(sentence.slice(Math.max(0, at - maxLeaving), at)));
  if (isLeft && (sent.at(-1) ?? -1) < (found[0] ?? 0)) return true;
  if (sent.length > 0) return false;
  return found.length > 0 || unsent.test(sentence) || (amongDrafts.test(sentence) && keeping.test(sentence));
}
