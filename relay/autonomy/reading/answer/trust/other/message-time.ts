/** Tells when a message was written from the time of what it tells of. */
import { spansOf } from '../../../language/spans/spans';
import type { Page } from '../../../page/page';
import { asksWhen } from '../../../question/asks-when';
import type { Question } from '../../../question/question';
import { asksForByline } from '../../ranking/cues';
import type { Candidate } from '../../ranking/rank';

const writing =
  /\b(?:writ|wrote|say|said|sent|send|suggest|propos|ask|answer|repl|respond|post|comment|report|mention|message|mail|email|contact|announce|notif|creat|open|clos|update|edit|change|add|approve|declin|confirm)\w*\b/i;
/** Who wrote, with an address or a time: "Ada Holm <ada@a.example> to me Tue 4 Mar", "ada wrote on 4 March", "Ada Holm 13:31 – ". */
const header = [
  /^[^.!?<]{0,80}<[^\s<>@]{1,80}@[^\s<>@]{1,80}>[^.!?]{0,60}$/,
  /^\S+(?: \S+)? (?:wrote|said|posted|commented) on (?:[\p{L}\d]+ ?){1,5}/u,
  /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}[ ,·]+\d{1,2}[:.]\d\d(?=(?::| [–—-]) \p{Lu})/u,
];

const ofMail = /\b\S+@\S+\.\w+|^(?:Re|Fwd?|AW): |\bwrote:/;
const person = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;

/** Whether it is the day and the time beside the name of who wrote. */
function isTimeOfSender({ kind, label, text }: Candidate['fact']): boolean {
  if (kind !== 'value' || !person.test(label) || !/\d[:.]\d\d/.test(text)) return false;
  const [only, ...others] = spansOf('moment', text);
  return (
    only !== undefined && others.length === 0 && text.length - only.text.length <= 2 && /\p{L}/u.test(text)
  );
}

/** Whether the only times it has are those at which it was written. */
export function isMessageTime({ fact, spans }: Candidate, question: Question, { passages }: Page): boolean {
  const { text, isPolar } = question;
  if (isPolar || !asksWhen(question) || writing.test(text) || asksForByline(text)) return false;
  if (spans.length === 0) return false;
  if (isTimeOfSender(fact) && passages.some((passage) => ofMail.test(passage.text))) return true;
  const end = Math.max(0, ...header.map((form) => form.exec(fact.text)?.[0].length ?? 0));
  return spans.every((span) => span.end <= end);
}
