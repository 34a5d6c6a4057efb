/** Takes out of a description what a thing is compared with, which nothing is ordered for: "Order 2 is a duplicate of 1". */
import { isInQuotes } from '../../words/is-in-quotes';

const like =
  '(?:duplicates?|cop(?:y|ies)|doubles?|clones?|twins?|repeats?|repetition|replica|(?:earlier|later|older|newer|old|new) version) of|(?:the )?(?:very |exact )?same (?:\\w+ )?as|identical (?:to|with)|equal to|similar to|different from|(?:replaced|superseded|covered) by|(?:ein\\w* |das |die )?(?:duplikat|dublette|doppelte\\w*|kopie) (?:von|der|des)|identisch mit|(?:un |le |une |la )?(?:doublon|copie|double) d[eu]|identique a|(?:un |el |una |la )?(?:duplicado|copia) del?|igual que|(?:un |il |una |la )?(?:duplicato|copia|doppione) d[ei]l?\\w*|(?:een |het )?(?:duplicaat|kopie) van|(?:um |o |uma |a )?(?:duplicad[oa]|copia) d[eoa]';
const being =
  "(?:is|are|was|were|be|been|being|'s|’s|seems|seems to be|appears to be|looks like|ist|war|est|était|es|è|é|jest)";
const comparing =
  'duplicates|replaces|repeats|doubles|copies|mirrors|supersedes|replaced|duplicated|superseded|ersetzt|verdoppelt|remplace|sustituye|duplica|sostituisce|substitui|vervangt';
/** "Is not the mail Receipt", as opposed to "is not needed". */
const denying = `(?<!\\b(?:that|which|who) )${being} not(?= (?:the|a|an|my|[#\\d]|\\p{L}+ [#\\d]))`;
const end =
  '(?=\\s*(?:[,;:.!?)]|$)|\\s+[–—-]\\s|\\s+(?:and|so|but|then|which|that|therefore|because|since|by mistake|by accident|und|also|et|y|e|en|i)\\s)';
const compared = new RegExp(
  `((?:${being} (?:\\p{L}+ ){0,2}?(?:an? |the )?(?:\\p{L}+ )?(?:${like})|in addition to|on top of|${denying}|(?<=(?:\\d|\\bit|\\bone|\\band|\\p{Lu}\\p{L}*|["”]) )(?:${comparing})))(?: (?:"[^"]*"|“[^”]*”|[^\\s,;:.!?"“]+)){1,7}?${end}`,
  'giu',
);
/** What is ordered for both is ordered for what is compared with, too. */
const several =
  /\b(?:delete|remove|erase|cancel|discard|drop|trash|rid of|void|losch\w*|entfern\w*|supprim\w*|elimin\w*|borra\w*|cancella\w*|apag\w*|verwijder|usun)[\s-](?:both|them|these|those|all|each|the two|two|beide|alle|les|tous|toutes|ambos|ambas|todos|entrambi|tutti|los|las|li|allebei|oba)\b/i;

/** @param prompt whose sentence it is */
export function withoutCompared(sentence: string, prompt: string): string {
  if (several.test(prompt)) return sentence;
  return sentence.replace(compared, (found: string, kept: string, at: number) =>
    isInQuotes(sentence.slice(0, at)) ? found : kept.replace(/ not$/i, ''),
  );
}
