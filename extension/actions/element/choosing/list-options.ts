/** Lists the options of a list for an error: those that are most like what was named come first. */
import { similarity } from '../../../protocol/similarity';
import type { OptionName } from './option-name';

const maxListed = 20;

/** `"Blue", "Green" and 36 more`, or `none`. All of a short list stand in the order of the page. */
export function listOptions(labels: readonly string[], name: OptionName): string {
  const wanted =
    typeof name === 'string' ? name : 'label' in name ? name.label : 'value' in name ? name.value : '';
  const isLong = labels.length > maxListed;
  const likeness = new Map(isLong ? labels.map((label) => [label, similarity(wanted, label)]) : []);
  const ordered = isLong
    ? labels.toSorted((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0))
    : labels;
  const listed = ordered.slice(0, maxListed).map((label) => JSON.stringify(label));
  const more = labels.length - listed.length;
  return `${listed.join(', ') || 'none'}${more > 0 ? ` and ${more} more` : ''}`;
}
