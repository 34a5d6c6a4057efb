import { collapse } from '../../dom/accessibility/name';

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
    if (exact || words === '') return exact?.option;
    const begin = all.filter((one) => {
      const next = one.words.toLowerCase().startsWith(small) ? one.words[words.length] : 'x';
      return next !== undefined && /[^\p{L}\p{N}]/u.test(next);
    });
    return begin.length === 1 ? begin[0]?.option : undefined;
  };
  if (typeof name === 'string') return ofLabel(name) ?? ofValue(name);
  if ('index' in name) return options[name.index];
  return 'value' in name ? ofValue(name.value) : ofLabel(name.label);
}
