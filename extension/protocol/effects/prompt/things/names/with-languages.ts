import { wordsOf } from '../../../words';
import type { ActFacts } from '../../act-facts';
import { withTexts } from '../with-texts';
import { languagesIn } from './languages-in';

const word = /\p{L}[\p{L}\p{M}]*/gu;

/** What is known of a control, with languages called as the prompt calls them: "German" in the row of "Deutsch". */
export function withLanguages(prompt: string, facts: ActFacts): ActFacts {
  const told = new Map(wordsOf(prompt).flatMap((one) => languagesIn([one]).map((code) => [code, one])));
  if (told.size === 0) return facts;
  const { rivals } = facts;
  const rewritten = (text: string) =>
    text.replace(word, (one) => {
      const [code = ''] = languagesIn(wordsOf(one));
      return told.get(code) ?? one;
    });
  return {
    ...withTexts(facts, rewritten),
    ...(rivals && { rivals: () => rivals().map(rewritten) }),
  };
}
