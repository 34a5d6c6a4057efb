/** Finds which one of several things has a mark: "which homework is late", "which payment is still pending". */
import { wordsOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import { factOf } from '../../page/listings';
import type { Page } from '../../page/page';
import { minThings, type Section, sectionsOf, type Thing } from '../../page/sections';
import { inPlainWords } from '../../question/plain-words';
import type { Question, Term } from '../../question/question';
import { presence } from '../match';
import { stemsOf } from '../stems';

const asksMarked =
  /^(?:so |and )?which\b [^?]*?\b(?:is|are|was|were|has been|have been|being|has gone|have gone|went) (?:(?:still|already|currently|now|being|not yet) )*(?<mark>[\p{L}-]+)(?=\s*\?*$|(?<!ed) (?:for|in|on|at|from|with|of)\b)/iu;
/** "Which room has a double bed" ends in a noun. */
const asksDone =
  /^(?:so |and )?which\b [^?]*? (?<mark>\p{L}+(?<!(?:b|sh|se|fe|ne|spe|bre|we|r))ed|broke)\s*\?*$/iu;
const leastPresence = 0.8;

/** The only thing of its section with the mark; undefined where none or several have it. */
export function markedOne(
  question: Question,
  page: Page,
  facts: readonly Fact[],
): { fact: Fact; answer: string } | undefined {
  const asked = inPlainWords(question.text);
  const { mark } = (asksMarked.exec(asked) ?? asksDone.exec(asked))?.groups ?? {};
  const term = question.terms.find(({ text, isName, weight }) => text === mark && !isName && weight >= 1);
  if (!term || question.superlative || question.type) return undefined;
  // A sentence that says it of that kind of thing tells it better than the part of the page around it.
  const { head } = question;
  if (head !== undefined && facts.some((fact) => saysOfHead(fact, term, head, page))) return undefined;
  const others = question.terms.filter((one) => one !== term && one.start >= 0 && one.weight > 0.5);
  const [best] = sectionsOf(page)
    .flatMap((section) => {
      const thing = onlyMarked(section, term);
      return thing ? [{ thing, fit: fitOf(section, others) }] : [];
    })
    .toSorted((a, b) => b.fit - a.fit);
  // "Open at night" must say so of the night too.
  const after = question.terms.filter(({ start }) => start > term.start);
  if (best && !after.every((one) => isSaidOf(one, best.thing, page))) return undefined;
  if (!best || (best.fit === 0 && others.some(({ isName }) => isName))) return undefined;
  const { name, text, passage } = best.thing;
  const quotes = [page.passages[passage]?.text ?? '', name];
  const row = { key: { label: '', text: name }, fields: [], passage, quotes };
  // "Which client": the cell of that column, where the row is known by a number.
  const cell = facts.find(
    (fact) =>
      fact.kind === 'cell' && fact.passage === passage && head !== undefined && stemsOf(fact.label).has(head),
  );
  return text === '' ? undefined : { fact: factOf(row), answer: cell?.text ?? name };
}

function saysOfHead({ kind, text, passage }: Fact, mark: Term, head: string, page: Page): boolean {
  const stems = stemsOf(text);
  return (
    kind === 'sentence' &&
    page.passages[passage]?.kind !== 'heading' &&
    stems.has(head) &&
    presence(mark, stems) >= leastPresence
  );
}

/** Whether it is said that it is not so: "Not free; £5". */
function deniesMark(text: string, mark: Term): boolean {
  const words = wordsOf(text);
  return words.some(
    ({ stem }, index) => mark.forms.has(stem) && /^(?:not|no|never)$/i.test(words[index - 1]?.text ?? ''),
  );
}

function isSaidOf(term: Term, { text, passage }: Thing, page: Page): boolean {
  const { title, passages } = page;
  return presence(term, stemsOf([title, ...(passages[passage]?.trail ?? []), text].join(' '))) > 0;
}

function onlyMarked({ things }: Section, mark: Term): Thing | undefined {
  if (things.length < minThings) return undefined;
  const [only, ...others] = things.filter(
    ({ text }) => presence(mark, stemsOf(text)) >= leastPresence && !deniesMark(text, mark),
  );
  return others.length === 0 ? only : undefined;
}

function fitOf({ label, around }: Section, terms: readonly Term[]): number {
  const [own, further] = [stemsOf(label), stemsOf(around)];
  return terms.reduce((sum, term) => sum + presence(term, own) + 0.5 * presence(term, further), 0);
}
