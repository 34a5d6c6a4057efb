/** Tells the head of a message, who wrote it to whom and when, from what the message says. */
import { namesIn } from '../../../language/spans/names';
import { spansOf } from '../../../language/spans/spans';
import type { Question } from '../../../question/question';
import { asksForByline } from '../../ranking/cues';

const maxLength = 200;
const address = /<?[\w.+-]+@[\w-]+(?:\.[\w-]+)+>?/g;
const writing =
  /\b(?:writ|wrote|say|said|sent|send|sender|suggest|propos|asked|answer|repl|respond|post|comment|report|mention|message|mail|email|e-mail|announce|notif|address|recipient|copied|cc)\w*\b/i;
const between = /\b(?:to|from|cc|bcc|me|you|us|on|at|and|wrote|sent|date)\b/gi;

/** Whether it has nothing but who wrote to whom, and when: "Ada Holm to Bo Lind, cc Ines Roth, Mon 3 Mar, 09:12". */
export function isMessageHead(text: string): boolean {
  if (text.length > maxLength || !/\d[:.]\d\d\b|@/.test(text)) return false;
  const hasAddress = text.search(address) >= 0;
  const bare = text.replace(address, ' ');
  if (!hasAddress && !/\p{L} to \p{L}/u.test(bare)) return false;
  const unsent = bare.replace(/ to (?:the )?\p{L}+/u, ' ');
  const undated = spansOf('moment', unsent).reduce((left, span) => left.replace(span.text, ' '), unsent);
  const rest = namesIn(undated).reduce((left, name) => left.replace(name.text, ' '), undated);
  const isDated = undated !== unsent;
  return isDated && !/\p{Ll}{2}/u.test(rest.replace(between, ' '));
}

/** The same, where the question is not who wrote or when. */
export function isOnlyMessageHead(text: string, { text: asked, isPolar }: Question): boolean {
  return !isPolar && !writing.test(asked) && !asksForByline(asked) && isMessageHead(text);
}
