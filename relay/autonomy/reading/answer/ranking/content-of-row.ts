/** Scores the cells of a row for what is in it or done there: "what is stored in freezer 6", "what is grown in house 4". */
import { spansOf } from '../../language/spans/spans';
import type { Fact } from '../../page/fact';
import type { Question } from '../../question/question';

/** Columns that say how something stands or where it is. */
export const ofState =
  /^(?:status|state|stage|priority|severity|type|category|results?|outcome|progress|condition|level|where|place|room|venue|location|branch|pick[- ]?up|collect|submitted|sent|received)\b/i;

const asksContent =
  /^(?:and |so )?what(?:['’]s| is| was| are| were) (?:being |currently |now )?(?:\w+ed|kept|grown|made|held|sold|shown|built|hung|sown|laid) (?:in|on|at|by|for|with)\b/i;

/** The score of a cell for such a question, in which an amount or a state is no thing; undefined for other questions. */
export function contentScore({ kind, label, rowLabel, text }: Fact, question: Question): number | undefined {
  if (question.type || kind !== 'cell' || rowLabel === '' || !asksContent.test(question.text))
    return undefined;
  return ofState.test(label) || spansOf('quantity', text).length > 0 ? -0.2 : 0.25;
}
