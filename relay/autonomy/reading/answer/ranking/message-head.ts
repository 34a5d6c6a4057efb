/** Tells the head of a mail or post, who wrote it to whom and when, from what it says. */
import { namesIn } from '../../language/spans/names';
import { spansOf } from '../../language/spans/spans';
import type { Fact } from '../../page/fact';
import type { Question } from '../../question/question';
import { asksForByline, isMoment } from './cues';

const maxLength = 200;
const address = /<?[\w.+-]+@[\w-]+(?:\.[\w-]+)+>?/g;
const writing =
  /\b(?:writ|wrote|say|said|sent|send|sender|suggest|propos|asked|answer|repl|respond|post|comment|report|mention|message|mail|email|e-mail|announce|notif|address|recipient|copied|cc)\w*\b/i;
const between = /\b(?:to|from|cc|bcc|me|you|us|on|at|and|wrote|sent|date)\b/gi;

/** Whether it has nothing but who wrote to whom, and when: "Ada Holm to Bo Lind, cc Ines Roth, Mon 3 Mar, 09:12". */
function isMessageHead(text: string): boolean {
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

const postNumber = /^#\d+\b|\s#\d+$/;

/** Whether it is the number and the date of a post, for a question about something else than posts. */
export function isHeadOfPost({ text, kind, beside }: Fact, { type, text: asked }: Question): boolean {
  if (kind !== 'sentence' || type === undefined || type === 'person' || ofPosts.test(asked)) return false;
  if (wrotePost.test(text)) return true;
  if (beside === '') return false;
  return (
    isMoment(text.replace(postNumber, '').replace(/^\s*·\s*/, '')) &&
    /\d{4}/.test(text) &&
    /\d:\d\d/.test(text)
  );
}

/** "ada.k (Member) wrote on 4 August 2025" */
const wrotePost =
  /^(?:[\w.@-]+ ){1,3}(?:\([^)]*\) )?(?:wrote|posted|commented|replied|opened this|answered)\b.*\d\W*$/;
const ofPosts =
  /\b(?:posted|posts?|writes?|written|wrote|repl(?:y|ied|ies)|answer(?:s|ed)?|comment(?:s|ed)?|ask(?:s|ed)?|says?|said|report(?:s|ed)?|updated?|sent|send|started?|opened?|created?)\b/i;
