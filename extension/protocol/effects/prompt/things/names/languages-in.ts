/** Knows languages by their names in the languages of prompts and by what their speakers call them: "German", "Allemand", "Deutsch". */
import { wordsOf } from '../../../words';

/** In these languages prompts are written. */
const tongues = 'en de fr es it pt nl pl'.split(' ');
/** Each with the forms of its name that no list of languages has. */
const languages: Readonly<Record<string, string>> = {
  en: 'englische englischen',
  de: 'deutsche deutschen',
  fr: 'franzosische franzosischen',
  es: 'spanische spanischen castellano',
  it: 'italienische italienischen',
  pt: 'portugiesische portugiesischen',
  nl: 'niederlandische niederlandischen flemish',
  pl: 'polnische polnischen',
  cs: 'tschechische tschechischen',
  zh: 'mandarin',
  fa: 'farsi',
  sl: 'slovene',
  no: 'bokmal nynorsk',
  ...Object.fromEntries(
    'sk hu ro bg el tr ru uk sv da fi is et lv lt hr sr ar he hi ja ko vi th id ca ga cy'
      .split(' ')
      .map((code) => [code, '']),
  ),
};

let known: ReadonlyMap<string, string> | undefined;

/** The codes of the languages that words are names of. */
export function languagesIn(words: readonly string[]): string[] {
  known ??= namesOfLanguages();
  return words.flatMap((word) => known?.get(word) ?? []);
}

function namesOfLanguages(): ReadonlyMap<string, string> {
  const common = tongues.map(namesIn);
  return new Map(
    Object.entries(languages).flatMap(([code, more]) => {
      const names = [...common, namesIn(code)].map((one) => wordsOf(one.of(code) ?? ''));
      const words = [...names.filter(({ length }) => length === 1).flat(), ...wordsOf(more)];
      return words.map((word): [string, string] => [word, code]);
    }),
  );
}

function namesIn(tongue: string): Intl.DisplayNames {
  return new Intl.DisplayNames(tongue, { type: 'language', fallback: 'none' });
}
