import { collapse } from '../../../protocol/collapse';

/** An option as a step names it: its value or its words, or by exactly one of these. */
export type OptionName = string | { value: string } | { label: string } | { index: number };

/** The option that is meant: by its exact words, its words in any case, its value, or as the only one that begins so. */
export function nameIn(
  options: Element[],
  name: OptionName,
  wordsOf: (option: Element) => string,
): Element | undefined {
  const ofValue = (value: string) =>
    options.find((one) => (one.getAttribute('data-value') ?? one.getAttribute('value')) === value);
  const ofLabel = (label: string) => {
    const words = collapse(label);
    const all = options.map((option) => ({ option, words: wordsOf(option) }));
    const small = words.toLowerCase();
    const exact =
      all.find((one) => one.words === words) ?? all.find((one) => one.words.toLowerCase() === small);
    return exact ? exact.option : onlyBeginning(all, words)?.option;
  };
  if (typeof name === 'string') return ofLabel(name) ?? ofValue(name);
  if ('index' in name) return options[name.index];
  return 'value' in name ? ofValue(name.value) : ofLabel(name.label);
}

/** The only one whose words begin so, up to the end of a word. */
export function onlyBeginning<One extends { words: string }>(
  all: readonly One[],
  label: string,
): One | undefined {
  const small = label.toLowerCase();
  const [only, other] = all.filter(({ words }) => {
    const next = words.toLowerCase().startsWith(small) ? words[small.length] : 'x';
    return small !== '' && next !== undefined && /[^\p{L}\p{N}]/u.test(next);
  });
  return other ? undefined : only;
}
