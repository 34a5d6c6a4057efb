/** Tells what is to be said to the caller from what is to be sent to somebody. */
import { withWords } from '../../names/classify-name';
import { wordSet } from '../../words';

const callers = wordSet('me us mir uns moi nous mij ons mnie nam');
const handing = wordSet(
  `send reply respond answer message mail email forward give share submit post publish write write sende schicke schick schreib schreibe antworte gib teile teil
  envoie envoyez reponds reponde manda envia invia partage comparte condividi compartilhe deel stuur wyslij napisz odpowiedz`,
);
const towards = wordSet('to an a para aan do back with zuruck');
const answering = wordSet(
  'reply respond answer antworte antworten beantworte reponds repondre responde responder rispondi rispondere responda antwoord odpowiedz',
);
const between = wordSet(
  'only just nur simply the a an your its der die das dem den einer einem einen le la les un une el los una il o as uma de het een exact short brief total full',
);
/** Where the caller reads the answer: "in this chat", "to this prompt". */
const places = wordSet('chat conversation prompt question session task window answer reply');
/** What a page is asked about. */
const reports = wordSet(
  `number numbers count amount sum total summary list names name price prices title titles date dates heading answer result results
  table json text content url link address information details status what which how whether who when where
  anzahl zahl summe zusammenfassung liste preis titel datum ergebnis
  nombre somme resume liste prix titre numero resumen lista precio titulo riassunto elenco prezzo titolo quantidade resumo preco
  aantal samenvatting lijst prijs liczbe podsumowanie liste cene`,
);
const pages = wordSet('page site website seite pagina strona');

/**
 * Whether a clause asks for a reply to the caller: "Send me a summary", "Reply with the number of mails". With a recipient
 * of its own it does not.
 */
export function tellsCaller(words: readonly string[]): boolean {
  const at = words.findIndex((word) => handing.has(word));
  if (at < 0) return false;
  const [next = '', second = ''] = words.slice(at + 1);
  if (callers.has(next) || (towards.has(next) && callers.has(second))) return true;
  const toMe = words.some((word, index) => {
    const next = words[index + 1] ?? '';
    return (
      ((word === 'to' || word === 'with') && callers.has(next)) ||
      (next === 'this' && places.has(words[index + 2] ?? ''))
    );
  });
  if (toMe || words.includes('mir')) return true;
  if (!answering.has(words[at] ?? '') || !withWords.has(next)) return false;
  const said = words.slice(at + 2);
  if (said.includes('to') || said.includes('"')) return false;
  const thing = said.find((word) => !between.has(word)) ?? '';
  return reports.has(thing) || said.some((word) => pages.has(word));
}
