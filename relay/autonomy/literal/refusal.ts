/** Ends a task that is not understood or cannot be done, and says how it can. */
import type { Decision } from '../model';
import type { Clause } from './grammar/instruction';
import { bareWord } from './grammar/token';
import { verbsAt } from './grammar/verbs';
import { articles, prepositions } from './grammar/words';
import { kindIn } from './page/kinds';
import type { Page } from './page/page';
import { says } from './page/said';

const literally =
  'Without a model only literal instructions are carried out, such as: type "Ada" into "First name", then click "Save".';
const byModel = 'A model decides with OPENAI_BASE_URL, or your own by POST /v1/task: see docs/tasks.md.';
const asked = 'It reads as a question: POST /v1/retrieve answers those.';
const question = /\?\s*$|^(?:who|whose|what|which|when|where|why|how)\b/i;

export function refusal(about: {
  why: string;
  clause?: Clause;
  /** Those that could not be accounted for. */
  words?: readonly string[];
  /** What the clauses before did. */
  done?: readonly string[];
  /** What was done for the clause itself before it failed. */
  begun?: readonly string[];
  total?: number;
  index?: number;
  /** Those that come after the clause. */
  left?: readonly Clause[];
}): Decision {
  const { why, clause, words = [], done = [], begun = [], total = 0, index = 0, left = [] } = about;
  const quoted = [...new Set(words)].map((word) => `"${word}"`).join(', ');
  const all = [...done, ...begun];
  const parts = [
    all.length === 0
      ? `Nothing was done${clause ? ` for "${clause.text}"` : ''}.`
      : index === total && total > 0
        ? 'Every instruction was carried out, but the task is not done.'
        : done.length === 0
          ? `"${clause?.text}" was begun, and not carried out.`
          : `${index} of ${total} instructions were carried out, but not "${clause?.text}".`,
    all.length > 0 && `Done: ${all.join(' ')}`,
    all.length > 0 && left.length > 0 && `Not begun: ${left.map(({ text }) => `"${text}"`).join(', ')}.`,
    quoted && `Not understood: ${quoted}.`,
    why,
    clause && question.test(clause.text) && asked,
    literally,
    byModel,
  ];
  return { end: 'gave_up', answer: all.join(' '), reason: parts.filter((part) => part).join(' ') };
}

/** The words of a clause that are neither a verb, nor a kind of element, nor anywhere on the page. */
export function strangeWords(page: Page, { words }: Clause): string[] {
  const [verb] = verbsAt(words, 0);
  const strange = words.slice(verb?.length ?? 0).filter((token) => {
    const word = bareWord(token);
    if (word && (articles.has(word) || prepositions.has(word) || kindIn([word]))) return false;
    return token.words.length > 0 && !page.elements.some((element) => says(element, token.words));
  });
  if (strange.length > 0) return strange.map(({ text }) => text);
  // Each of them is somewhere, but they do not belong together.
  return verb ? [] : words.slice(0, 1).map(({ text }) => text);
}
