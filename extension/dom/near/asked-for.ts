/** What a part of a selector asks for, so that what is like it can be found. */

import { type SelectorPart, splitOutsideQuotes } from '../../protocol/selectors/selector';
import { roles } from '../accessibility/role';
import { unquote } from '../find/text-match';

/** A text that the element was to have: `kind` is an attribute, `class`, or `text` for a name or words of any kind. */
interface AskedText {
  kind: string;
  text: string;
}

export interface AskedFor {
  texts: AskedText[];
  role?: string | undefined;
  tag?: string | undefined;
  /** The last elements of the selector's paths, without the elements around them and what makes them rare. */
  css?: string[];
}

/** What the part asks for; of a ref what its element was is not to be seen in it. */
export function askedFor({ engine, body }: SelectorPart): AskedFor {
  switch (engine) {
    case 'css':
      return inCss(body);
    case 'xpath':
      return inXPath(body);
    case 'role':
      return inRole(body);
    case 'ref':
      return { texts: [] };
    case 'testid':
      return { texts: [{ kind: 'data-testid', text: wordsIn(body) }] };
    case 'placeholder':
      return { texts: [{ kind: 'placeholder', text: wordsIn(body) }] };
    default:
      return { texts: [{ kind: 'text', text: wordsIn(body) }] };
  }
}

function wordsIn(body: string): string {
  const pattern = /^\/(.+)\/[a-z]*$/s.exec(body)?.[1];
  return pattern?.replace(/\\.|[^\p{L}\p{N}]+/gu, ' ') ?? unquote(body) ?? body;
}

const identifier = String.raw`((?:\\.|[\w-]|[^\0-\x7f])+)`;
const inBrackets = /\[\s*([\w-]+)\s*(?:[~|^$*]?=\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]*))[^\]]*)?\]/g;

function inCss(body: string): AskedFor {
  const asked: AskedFor = { texts: [], css: [] };
  for (const path of splitOutsideQuotes(body, ',')) {
    const last =
      path
        .trim()
        .split(/\s*[>+~]\s*|\s+(?![^[]*\])/)
        .at(-1) ?? '';
    const plain = last.replace(inBrackets, (_, kind, ...[double, single, bare]) => {
      const text = double ?? single ?? bare;
      if (text) asked.texts.push({ kind, text });
      return '';
    });
    const named = plain.replace(/:[^#.]*/g, '');
    for (const [, mark, text] of named.matchAll(new RegExp(`([#.])${identifier}`, 'g')))
      asked.texts.push({ kind: mark === '#' ? 'id' : 'class', text: (text as string).replace(/\\/g, '') });
    asked.tag ??= /^[a-z][\w-]*/i.exec(named)?.[0].toLowerCase();
    const alone = last.replace(/::?[\w-]+(\([^)]*\))?/g, '');
    if (alone && alone !== body.trim()) asked.css?.push(alone);
  }
  // Words without a mark, as if a selector were the name of the element.
  const isWords = asked.texts.length === 0 && /^[\p{L}\p{N}\s'-]+$/u.test(body);
  return isWords ? { ...asked, texts: [{ kind: 'text', text: body }] } : asked;
}

function inXPath(body: string): AskedFor {
  const texts = [...body.matchAll(/(?:@([\w-]+)\s*[=,]\s*)?(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, kind = 'text', double, single]) => ({ kind, text: double ?? single ?? '' }),
  );
  const steps = body.replace(/\[.*?\]/gs, '').split('/');
  return { texts, tag: /^[a-z][\w-]*$/.exec(steps.at(-1) ?? '')?.[0] };
}

function inRole(body: string): AskedFor {
  const role = /^[a-z]+/.exec(body)?.[0];
  const name = /\[\s*name\s*=\s*("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/(?:\\.|[^/\\])+\/[a-z]*|[^\]]*)/.exec(
    body,
  )?.[1];
  return {
    texts: name ? [{ kind: 'text', text: wordsIn(name.trim()) }] : [],
    role: role && roles.has(role) ? role : undefined,
  };
}
