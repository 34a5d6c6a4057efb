/** Splits a prompt into clauses, each of which begins with a verb, and reads them. */
import { conditionBehind, conditionIn, withoutPronoun } from './condition';
import { asks, endingBefore, exclaims, withFullStop } from './endings';
import type { Clause, Condition, Phrase } from './instruction';
import { isProhibitionAt, openerAt } from './prohibition';
import { readClause, readCutClause } from './read-clause';
import { bareWord, type Token, tokensOf } from './token';
import { verbsAt } from './verbs';
import { articles, controlVerbs, openings, orders, prepositions } from './words';

export function readPrompt(prompt: string): Clause[] {
  return clausesIn(tokensOf(prompt)).map(({ tokens, onlyIf, isCut }) => ({
    ...(isCut ? readCutClause(tokens) : readClause(tokens)),
    ...(onlyIf && { onlyIf }),
  }));
}

interface Said {
  tokens: readonly Token[];
  onlyIf?: Condition;
  isCut?: true;
}

function clausesIn(tokens: readonly Token[]): Said[] {
  const clauses: Said[] = [];
  let start = 0;
  let condition: Phrase | undefined;
  let question: readonly Token[] = [];
  const end = (at: number) => {
    const clause = stripped(withFullStop(tokens.slice(start, at), tokens[at]));
    start = at;
    if (isEmpty(clause) || (at < tokens.length && announces(clause))) return;
    const asked = at < tokens.length ? conditionIn(clause) : undefined;
    if (asked) {
      condition = asked;
      return;
    }
    if (condition ?? conditionBehind(clause)) {
      clauses.push(conditional(clause, condition, goesOn(tokens, at)));
      condition = undefined;
      return;
    }
    const isQuestion = at < tokens.length && asks(clause.at(-1)) && verbsAt(clause, 0).length === 0;
    if (isQuestion) question = clause;
    else
      clauses.push({
        tokens: [
          ...asPlace(question),
          ...(isContinued(clause) ? withVerbOf(clauses.at(-1)?.tokens, clause) : clause),
        ],
        ...(mayGoOn(tokens, at) && { isCut: true as const }),
      });
    if (!isQuestion) question = [];
  };
  for (let at = 1; at < tokens.length; at += 1) if (isBoundary(tokens, start, at)) end(at);
  end(tokens.length);
  return clauses;
}

function conditional(clause: readonly Token[], before: Phrase | undefined, isOpen: boolean): Said {
  if (before) return { tokens: withoutPronoun(clause, before), onlyIf: { what: before, isOpen } };
  const behind = conditionBehind(clause);
  return behind
    ? { tokens: stripped(behind.clause), onlyIf: { what: behind.what, isOpen: false } }
    : { tokens: clause };
}

/** Whether the sentence goes on with what may depend on the same condition: not after `then` or a full stop. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const [before, next, second] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!next || next.mark === '\n' || next.mark === ';') return false;
  if (before?.mark === '.' || before?.mark === ';' || (before && exclaims(before))) return false;
  return ![next, second].some((token) => bareWord(token) === 'then');
}

/** Nothing but marks and courtesy. */
function isEmpty(clause: readonly Token[]): boolean {
  let end = clause.length;
  for (let length = 1; length > 0 && end > 0; end -= length) length = endingBefore(clause, end);
  return end === 0;
}

const announced = /^(?:form|fields|details|data|values|following|as|follows|like|this|with|these|in)$/;

/** `Fill in the form like this:` before its lines. */
function announces(clause: readonly Token[]): boolean {
  const [verb] = verbsAt(clause, 0).filter(({ rule }) => rule?.name === 'Type or fill');
  const rest = clause.slice(verb?.length ?? 0).filter((token) => !articles.has(bareWord(token) ?? ''));
  return (
    verb !== undefined &&
    rest.length > 0 &&
    rest.every((token) => !token.quoted && announced.test(bareWord(token) ?? ''))
  );
}

/** A question is where its answer is. */
function asPlace(question: readonly Token[]): readonly Token[] {
  const [first] = question;
  if (!first) return [];
  return [{ text: 'in', words: ['in'], quoted: false, start: first.start, end: first.start }, ...question];
}

/** `click Yes, remove` */
const answers = /^(?:yes|no)$/;

/** In tokens: `In the dialog that says ..., click OK`. */
const longestPlace = 100;

/** Whether a clause ends before this token. */
function isBoundary(tokens: readonly Token[], start: number, at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before) return false;
  if (token.mark === '\n' || token.mark === ';' || before.mark === ';') return true;
  if (token.mark || isOpening(tokens, at - 1)) return false;
  if (asks(before)) return /^\p{Lu}/u.test(token.text) && beginsClause(tokens, at);
  if (before.mark === '.' || exclaims(before))
    return beginsClause(tokens, at) || /^\p{Lu}/u.test(token.text) || token.quoted;
  // `First, click Save`.
  if (at - start === 2 && before.mark === ',' && orders.has(bareWord(tokens[start]) ?? '')) return false;
  if (before.mark === ',' && answers.test(bareWord(tokens[at - 2]) ?? '') && at - 2 > start) return false;
  const separates = before.mark === ',' || isSeparator(token);
  // `do not save and close`: it is not clear whether the second is to be done.
  const isPlain = before.mark !== ',' && bareWord(token) === 'and';
  if (isPlain && forbids(tokens, start) && !isProhibitionAt(tokens, at + 1)) return false;
  if (!separates || (at - start <= longestPlace && isPlaceOnly(tokens.slice(start, at)))) return false;
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

/** Whether the clause that begins here says what is not to be done. */
function forbids(tokens: readonly Token[], start: number): boolean {
  let at = start;
  while (at < tokens.length && (tokens[at]?.mark || openingAt(tokens, at) > 0))
    at += openingAt(tokens, at) || 1;
  return openerAt(tokens, at) > 0;
}

/** Whether a prohibition follows in the same sentence: a text before it may go on with it. */
function mayGoOn(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || before.mark === '.' || before.mark === ';' || exclaims(before)) return false;
  if (tokens[at]?.mark === '\n' || tokens[at]?.mark === ';') return false;
  return forbids(tokens, at);
}

function isSeparator(token: Token): boolean {
  return /^(?:and|then|but)$/.test(bareWord(token) ?? '');
}

/** Whether `and`, `then` or a comma stand just before: the clause has been ended there. */
function isOpening(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && !token.mark && isSeparator(token);
}

/** `and then, please, after that`: more of them is no instruction. */
const maxOpenings = 6;

/** After what is said before instructions: a verb of the grammar or of controls, or `label:`. */
function beginsClause(tokens: readonly Token[], at: number): boolean {
  let next = at;
  for (let skips = 0; skips < maxOpenings; skips += 1)
    next += tokens[next]?.mark === ',' ? 1 : openingAt(tokens, next) || waitingAt(tokens, next);
  if (bareWord(tokens[next - 1]) === 'then' && isContinued(tokens.slice(next))) return true;
  if (
    orders.has(bareWord(tokens[next]) ?? '') &&
    (tokens[next + 1]?.mark === ',' || verbsAt(tokens, next + 1).length > 0)
  )
    return true;
  if (isProhibitionAt(tokens, next)) return true;
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

/** Without marks at its ends, numbering and openings. */
function stripped(tokens: readonly Token[]): readonly Token[] {
  let start = 0;
  while (start < tokens.length) {
    const length = strippedAt(tokens, start);
    if (length === 0) break;
    start += length;
  }
  let end = tokens.length;
  while (end > start) {
    const last = tokens[end - 1];
    if (!last?.mark || last.mark === ')' || last.mark === ']') break;
    end -= 1;
  }
  return tokens.slice(start, Math.max(start, end));
}

/** How many tokens of a mark, a number or an opening stand here. */
function strippedAt(tokens: readonly Token[], at: number): number {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.mark) return first.mark === '(' ? 0 : 1;
  const text = first?.text ?? '';
  if (/^\d{1,2}$/.test(text) && (second?.mark === '.' || second?.mark === ')')) return 1;
  if (/^[-*•]$/.test(text)) return 1;
  if (orders.has(bareWord(first) ?? '') && (second?.mark === ',' || verbsAt(tokens, at + 1).length > 0))
    return 1;
  return openingAt(tokens, at) || waitingAt(tokens, at);
}

/** `once they are listed`: every act waits for its element. */
function waitingAt(tokens: readonly Token[], at: number): number {
  const words = [0, 1, 2, 3].map((ahead) => wordAt(tokens, at + ahead) ?? '');
  const begins =
    /^(?:once|when|after)$/.test(words[0] ?? '') && /^(?:it|they|that|this)$/.test(words[1] ?? '');
  const isState = /^(?:listed|loaded|shown|there|ready|visible|open|opened|done|finished|up)$/;
  if (!begins) return 0;
  if (/^(?:appears?|loads?|opens?|comes?)$/.test(words[2] ?? '')) return 3;
  return /^(?:is|are|has|have)$/.test(words[2] ?? '') && isState.test(words[3] ?? '') ? 4 : 0;
}
