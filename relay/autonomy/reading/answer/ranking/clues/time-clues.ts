/** What a statement with a date or a time says of it: when the row was written, or when something does not happen. */
import type { Span } from '../../../language/spans/names';
import { spansOf } from '../../../language/spans/spans';
import type { Fact } from '../../../page/fact';
import type { Question } from '../../../question/question';
import { untilSaid } from '../cues';

const timestamps =
  /^(?:received|sent|posted|updated|created|logged|modified|last (?:updated|modified|edited|changed|seen)|added)\b/i;
const ofTimestamps =
  /\b(?:receiv|sent|send|post|updat|creat|log|modif|edit|chang|add|mail|messag|writ|wrote|arriv|get|got)/i;

/** Whether it only says when the row was written, which the question does not ask. */
export function isTimestamp({ label }: Fact, { type, text }: Question): boolean {
  return type !== undefined && timestamps.test(label) && !ofTimestamps.test(text);
}

const notThen =
  /\b(?:cannot|can['’]t|could not|couldn['’]t|not|won['’]t|no longer|instead of|rather than|was to|were to|originally|had been planned)\b/i;

/** Whether it tells when something does not happen: "we cannot start on 17 March as agreed". */
export function saysWhenNot({ text, kind }: Fact, { type, text: asked }: Question): boolean {
  if (
    kind !== 'sentence' ||
    (type !== 'moment' && type !== 'date') ||
    notThen.test(asked) ||
    formerly.test(asked)
  )
    return false;
  const clauses = text.split(/[;.]\s|, (?:but|and|so)\s/);
  return clauses.every((clause) =>
    spansOf('date', clause).every(({ start }) =>
      notThen.test(clause.slice(Math.max(0, start - maxApart), start)),
    ),
  );
}

const maxApart = 30;
const formerly = /\b(?:before|old|previous(?:ly)?|original(?:ly)?|first|planned|supposed|meant)\b/i;

const ofDeadline = /\b(?:clos(?:es|ing)|deadline|due|latest|last (?:day|date))\b/i;

/** Whether it tells a deadline, by its label or by what stands before the time. */
export function saysUntil({ kind, label, text }: Fact, spans: readonly Span[]): boolean {
  return (
    spans.some(({ start }) => untilSaid.test(text.slice(0, start))) ||
    (kind !== 'sentence' && spans.length > 0 && ofDeadline.test(label))
  );
}

const dayOfWeek = /\b(?<short>Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)s?\b/;

/** Whether it names the day of the week that the question asks for, other than what is so on every day. */
export function namesDay({ text, label, row, rowLabel }: Fact, { text: asked }: Question): boolean {
  const short = dayOfWeek.exec(asked)?.groups?.short;
  return short !== undefined && new RegExp(`\\b${short}`).test(`${text} ${label} ${row} ${rowLabel}`);
}
