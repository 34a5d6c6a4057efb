/** Finds which one of several things is in a state that the page has other words for: "which check is red", "failed". */
import { stemOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import { factOf } from '../../page/listings';
import type { Page } from '../../page/page';
import { type Section, sectionsOf, type Thing } from '../../page/sections';
import type { Question } from '../../question/question';
import { presence } from '../match';
import { stemsOf } from '../stems';

/** How people ask for a state, and how pages say it. */
const states = [
  {
    asked:
      /\b(?:down|offline|unreachable|(?:not|n['’]t) (?:working|running|up))(?: (?:now|right now|today|at the moment|again))?\W*$/i,
    said: /\b(?:down|offline|outage|unreachable|not (?:running|responding|working|available)|out of (?:service|order))\b/i,
  },
  {
    asked: /\b(?:red|failing|fails?|failed|broken|(?:not|n['’]t) pass(?:ing|ed)?)\W*$/i,
    said: /\b(?:fail(?:s|ed|ing|ure)?|broken|errors?)\b|^[✖✗✘❌]/i,
  },
  {
    asked:
      /\b(?:(?:no|any) (?:more )?(?:tickets?|places?|seats?|spaces?|spots?|rooms?)(?: (?:left|free|available))?|sold[- ]out|fully booked|full)\W*$/i,
    said: /\b(?:sold[- ]out|fully[- ]booked|full(?=\W*$)|no (?:tickets|places|seats|spaces|spots|rooms))\b/i,
  },
  {
    asked:
      /\b(?:(?:needs?|lacks?|missing|without) (?:someone|somebody|anyone|anybody|people|a volunteer|volunteers|helpers?|cover)|(?:un|not (?:yet )?|n['’]t )(?:filled|covered|staffed|taken))\W*$/i,
    said: /\b(?:needed|wanted|vacant|unfilled|uncovered|nobody|no one|vacanc(?:y|ies))\b/i,
  },
] as const;
const denied = /\b(?:not|no|never|without|0)(?: \w+)? $/i;
const thing =
  /^(?:so |and )?(?:which|what) (?<noun>(?:[\p{L}\d'’-]+ ){0,2}?[\p{L}\d'’-]+) (?:is|was|has|had|still|needs?|lacks?|fails?|failed|is(?:n['’]t)|has(?:n['’]t)|does(?:n['’]t)?)\b/iu;

/** The only thing in the state in the section that the question is about; undefined where it is not certain. */
export function oneInState(question: Question, page: Page): { fact: Fact; answer: string } | undefined {
  const { text, type, superlative, terms } = question;
  const noun = thing.exec(text)?.groups?.noun?.split(' ').at(-1);
  const state = states.find(({ asked }) => asked.test(text));
  if (noun === undefined || !state || type || superlative) return undefined;
  const sections = sectionsOf(page);
  const names = terms.filter(
    (term) =>
      term.isName && term.start >= 0 && page.passages.some((one) => presence(term, stemsOf(one.text)) === 1),
  );
  const [best, next] = sections
    .flatMap((section) => {
      const [only, ...more] = section.things.filter((one) => isIn(one, state.said));
      const around = only && stemsOf(`${section.label} ${section.around} ${only.text}`);
      const isNamed = around && names.every((term) => presence(term, around) === 1);
      return only && isNamed ? [{ only, fit: more.length === 0 ? fitOf(section, noun) : -1 }] : [];
    })
    .toSorted((a, b) => Math.abs(b.fit) - Math.abs(a.fit));
  // What several of them are is no single one.
  if (!best || best.fit < 0 || (next && Math.abs(next.fit) >= best.fit)) return undefined;
  const { name, passage } = best.only;
  const quotes = [page.passages[passage]?.text ?? '', name];
  return { fact: factOf({ key: { label: '', text: name }, fields: [], passage, quotes }), answer: name };
}

function isIn({ text }: Thing, said: RegExp): boolean {
  const found = said.exec(text);
  return found !== null && !denied.test(text.slice(0, found.index));
}

/** How well the section is of such things: by its label, or by what stands around it. */
function fitOf({ label, around }: Section, noun: string): number {
  const stem = stemOf(noun);
  return stemsOf(label).has(stem) ? 2 : stemsOf(around).has(stem) ? 1 : 0.5;
}
