/** Splits a prompt into clauses, each of which begins with a verb, and reads them. */
import type { Clause } from './instruction';
import { readClause } from './read-clause';
import { bareWord, type Token, tokensOf } from './token';
import { verbsAt } from './verbs';
import { closings, controlVerbs, openings, orders, prepositions } from './words';

export function readPrompt(prompt: string): Clause[] {
  return clausesIn(tokensOf(prompt)).map(readClause);
}

function clausesIn(tokens: readonly Token[]): (readonly Token[])[] {
  const clauses: (readonly Token[])[] = [];
  let start = 0;
  const end = (at: number) => {
    const clause = stripped(tokens.slice(start, at));
    if (clause.some(({ mark }) => !mark))
      clauses.push(isContinued(clause) ? withVerbOf(clauses.at(-1), clause) : clause);
    start = at;
  };
  for (let at = 1; at < tokens.length; at += 1) if (isBoundary(tokens, start, at)) end(at);
  end(tokens.length);
  return clauses;
}

/** Whether a clause ends before this token. */
function isBoundary(tokens: readonly Token[], start: number, at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before) return false;
  if (token.mark === '\n' || token.mark === ';' || before.mark === ';') return true;
  if (token.mark || isOpening(tokens, at - 1)) return false;
  if (before.mark === '.') return beginsClause(tokens, at) || /^\p{Lu}/u.test(token.text) || token.quoted;
  // `First, click Save`.
  if (at - start === 2 && before.mark === ',' && orders.has(bareWord(tokens[start]) ?? '')) return false;
  const separates = before.mark === ',' || isSeparator(token);
  if (!separates || isPlaceOnly(tokens.slice(start, at))) return false;
  return beginsClause(tokens, at);
}

/** `click "A", then "B"`, `click on A and then on B`: the verb is said once. */
function isContinued([first]: readonly Token[]): boolean {
  return first?.quoted === true || bareWord(first) === 'on';
}

function withVerbOf(before: readonly Token[] = [], clause: readonly Token[]): readonly Token[] {
  const [verb] = verbsAt(before, 0);
  const isOn = bareWord(clause[0]) === 'on';
  return verb ? [...before.slice(0, verb.length), ...clause.slice(isOn ? 1 : 0)] : clause;
}

function isSeparator(token: Token): boolean {
  return /^(?:and|then)$/.test(bareWord(token) ?? '');
}

/** Whether `and`, `then` or a comma stand just before: the clause has been ended there. */
function isOpening(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && !token.mark && isSeparator(token);
}

/** After what is said before instructions: a verb of the grammar or of controls, or `label:`. */
function beginsClause(tokens: readonly Token[], at: number): boolean {
  let next = at;
  for (let length = openingAt(tokens, next); length > 0; length = openingAt(tokens, next)) next += length;
  while (tokens[next]?.mark === ',') next += 1;
  if (bareWord(tokens[next - 1]) === 'then' && isContinued(tokens.slice(next))) return true;
  if (
    orders.has(bareWord(tokens[next]) ?? '') &&
    (tokens[next + 1]?.mark === ',' || verbsAt(tokens, next + 1).length > 0)
  )
    return true;
  if (verbsAt(tokens, next).length > 0 || controlVerbs.has(bareWord(tokens[next]) ?? '')) return true;
  if (!prepositions.has(bareWord(tokens[next]) ?? '') || next === at) return false;
  // `..., then in the dialog click OK`.
  return tokens.slice(next, next + 8).some((_, ahead) => verbsAt(tokens, next + ahead).length > 0);
}

/** `In the row of Ada, click Edit`: the place belongs to the verb that follows. */
function isPlaceOnly(tokens: readonly Token[]): boolean {
  const own = stripped(tokens);
  if (!prepositions.has(bareWord(own[0]) ?? '') || own.some(({ mark }) => mark === ':')) return false;
  return own.every((_, at) => verbsAt(own, at).length === 0);
}

/** How many tokens of an opening such as `could you please` stand here. */
function openingAt(tokens: readonly Token[], at: number): number {
  return (
    openings.find((words) => words.every((word, ahead) => wordAt(tokens, at + ahead) === word))?.length ?? 0
  );
}

function wordAt(tokens: readonly Token[], at: number): string | undefined {
  return bareWord(tokens[at]);
}

/** Without marks, numbering, openings and closings. */
function stripped(tokens: readonly Token[]): readonly Token[] {
  let own = tokens;
  for (;;) {
    const [first, second] = own;
    const last = own.at(-1);
    if (first?.mark && first.mark !== '(') own = own.slice(1);
    else if (
      /^(?:\d{1,2}|[-*•])$/.test(first?.text ?? '') &&
      (second?.mark === '.' || second?.mark === ')' || !/\d/.test(first?.text ?? ''))
    )
      own = own.slice(1);
    else if (last?.mark && last.mark !== ')') own = own.slice(0, -1);
    else if (orders.has(wordAt(own, 0) ?? '') && (own[1]?.mark === ',' || verbsAt(own, 1).length > 0))
      own = own.slice(1);
    else {
      const opening = openingAt(own, 0);
      const closing = closings.find((words) =>
        words.every((word, ahead) => wordAt(own, own.length - words.length + ahead) === word),
      );
      if (opening > 0) own = own.slice(opening);
      else if (closing) own = own.slice(0, -closing.length);
      else return own;
    }
  }
}
