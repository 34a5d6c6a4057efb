/** Endings of regular plurals, and what they replace: `bookings`, `policies`, `Buchungen`, `suscripciones`, `prenotazioni`. */
const endings: readonly (readonly [plural: RegExp, singular: readonly string[]])[] = [
  [/s$/, ['']],
  [/ies$/, ['y']],
  [/es$/, ['']],
  [/n$/, ['']],
  [/en$/, ['']],
  [/e$/, ['', 'a']],
  [/i$/, ['o', 'e']],
];

/** Whether the word, or what it is the plural of, is among those of a table. */
export function isOneOf(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  return endings.some(
    ([plural, singulars]) =>
      plural.test(word) && singulars.some((singular) => words.has(word.replace(plural, singular))),
  );
}
