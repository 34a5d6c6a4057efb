/** Refuses what no snapshot gives as a ref, which could never be found. */
import { RelayError } from '../../../extension/protocol/errors';
import { parseSelector, type SelectorPart } from '../../../extension/protocol/selectors/selector';

/** @throws RelayError bad_selector */
export function checkRefs(selector: string): void {
  const wrong = partsOf(selector).find(
    ({ engine, body }) => engine === 'ref' && !/^(?:f\d+)?e\d+$/.test(body),
  );
  if (wrong)
    throw new RelayError(
      'bad_selector',
      `"${wrong.body.slice(0, 100)}" is no ref. Take a snapshot, and send one of its refs, such as ref=e12.`,
      { outcome: 'not_executed' },
    );
}

/** None of one that cannot be read, which the page reports. */
function partsOf(selector: string): SelectorPart[] {
  try {
    return parseSelector(selector);
  } catch {
    return [];
  }
}
