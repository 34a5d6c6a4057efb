/** Tells the options of drop-downs that all offer the same once: each row of a form can have such a one. */
import type { Branch } from './branches';

/** A shorter list takes no more than a word about it. */
const minChars = 40;
export const ref = '\\[((?:f\\d+)?e\\d+)\\]';
const option = 'option "(?:\\\\.|[^"\\\\])*"(?: (?!option\\b)[a-z]+)*';
/** Behind the handle of their control; one that is chosen stands there too, as its value. */
const list = new RegExp(`${ref}: (${option}(?:,? ${option})+)(?=$|[\\n,| ])`, 'g');
const told = new RegExp(`${ref}: \\(options as of ${ref}\\)`, 'g');
const chosen = /" selected\b/g;

/** The text, where each list of options that stood in it before is told by the control which that was of. */
export function withOptionsOnce(text: string): string {
  return replaced(text, new Map());
}

/** The same for lines of a view of which not all may be shown in the end: see `withShownOptions`. */
export class OptionsOnce {
  readonly #firsts = new Map<string, string>();
  readonly #options = new Map<string, string>();

  in(branches: readonly Branch[]): Branch[] {
    return branches.map(({ line, at, inner }) => ({ line: this.#replaced(line), at, inner: this.in(inner) }));
  }

  #replaced(line: string): string {
    for (const [, own = '', options = ''] of line.matchAll(list)) this.#options.set(own, options);
    return replaced(line, this.#firsts);
  }

  /** The written view, where the first control that is shown of those with the same options has them. */
  withShownOptions(text: string): string {
    const shown = new Map([...text.matchAll(list)].map(([, own = '']) => [own, own]));
    const view = text.replace(told, (_, own: string, first: string) => {
      const other = shown.get(first);
      if (other !== undefined) return asOf(own, other);
      shown.set(first, own);
      return `[${own}]: ${this.#options.get(own)}`;
    });
    // Options with lines of their own have come together only now.
    return withOptionsOnce(view);
  }
}

/** @param firsts the first control with each list; is added to */
function replaced(text: string, firsts: Map<string, string>): string {
  return text.replace(list, (whole, own: string, options: string) => {
    const key = options.replace(chosen, '"');
    const first = firsts.get(key);
    if (first === undefined && options.length >= minChars) firsts.set(key, own);
    return first === undefined ? whole : asOf(own, first);
  });
}

const asOf = (own: string, first: string) => `[${own}]: (options as of [${first}])`;
