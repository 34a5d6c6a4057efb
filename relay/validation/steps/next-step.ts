/** What to do next about errors of the page that only say what is wrong. */
import { type ErrorCode, RelayError } from '../../../extension/protocol/errors';

/** By code: the end of a message, and what to do then. */
const advice: Partial<Record<ErrorCode, readonly [RegExp, string][]>> = {
  not_actionable: [
    [
      / disabled(?: \(aria-disabled\))?\.$/,
      'Do first what enables it, such as filling in a field, or give the step more timeoutMs.',
    ],
    [/ still moving\.$/, 'Give the step more timeoutMs, or stop what moves it.'],
    [/ covered by [^.]+\.$/, 'Close or move what covers it, or scroll.'],
  ],
  bad_selector: [
    [/ has nothing after "\w+="\.$/, 'Write after it what is looked for, such as text=Save.'],
    [/^The XPath ".*" cannot be used: /s, 'Check its brackets and quotation marks, or use CSS or text=.'],
    [/ is not a regular expression: /, 'Check its brackets, or write the text without slashes.'],
  ],
};

/** The error with what to do next, where it is one that does not say so. */
export function withNextStep(error: RelayError): RelayError {
  const { code, message, more } = error;
  const [, next] = advice[code]?.find(([words]) => words.test(message)) ?? [];
  if (next === undefined) return error;
  return new RelayError(code, `${message.replace(/[^.?!]$/, '$&.')} ${next}`, more);
}
