/** Names the elements of a snapshot for people, and for a model that looks back. */
import { type Branch, branchesOf } from '../view/branches';

/** A quoted text, a ref, a mark that ends what was said of an element, or a word. */
const tokens = /"(?:\\.|[^"\\])*"|\[(?:f\d+)?e\d+\]|[|:=]|[\w-]+/g;
/** Longer than a line of a snapshot; what comes behind is not read. */
const maxLineLength = 2_000;
/** So much is told of the texts in an element without a name. */
const maxTexts = 2;
const maxTextChars = 60;
/** Such a box is no element of the row that it shows first. */
const scrolls = /^(?:- )?(?:generic )?scrolled \d+ % of/;
/** What is quoted after these is no name. */
const valueWords = new Set(['placeholder', 'icon', 'class', 'tooltip']);

/**
 * Role and name of each element with a ref: `button "Save"` by `ref=e5`. An element without a name is told by the texts
 * in it, and a control without those by the text beside it.
 */
export function namesIn(tree: string): Map<string, string> {
  const names = new Map<string, string>();
  visit(branchesOf(tree));
  return names;

  function visit(branches: readonly Branch[]): void {
    for (const [index, branch] of branches.entries()) {
      const texts = [
        ...textsAfterRef(branch.line),
        ...branch.inner.flatMap(({ line }) => textOf(line) ?? []),
      ];
      const beside = [branches[index - 1], branches[index + 1]].map((one) => one && textOf(one.line));
      const elements = elementsIn(branch.line.slice(0, maxLineLength));
      for (const one of elements) {
        const isOnly = elements.length === 1;
        const inside = one === elements.at(-1) ? within(texts) : undefined;
        const isScrollBox = one.name === undefined && scrolls.test(branch.line);
        const called = isScrollBox
          ? `scroll box${inside ? ` that begins with${inside}` : ''}`
          : `${one.role}${one.name ?? inside ?? one.text ?? (isOnly ? besides(beside) : '')}`;
        names.set(`ref=${one.ref}`, called);
      }
      visit(branch.inner);
    }
  }
}

/** An element with a ref in a line; its text stands right behind it. */
interface InLine {
  ref: string;
  role: string;
  name: string | undefined;
  text?: string;
}

/** The elements with refs in one line, which may begin with the mark of an item of a list. */
function elementsIn(line: string): InLine[] {
  const found: InLine[] = [];
  let role: string | undefined;
  let name: string | undefined;
  let before = '';
  let isTextNext = false;
  for (const [token] of line.replace(/^- /, '').matchAll(tokens)) {
    const last = found.at(-1);
    if (last && isTextNext && token.startsWith('"')) last.text = ` ${shortened(token)}`;
    isTextNext = token === ':' && before.startsWith('[');
    if (token.startsWith('[')) {
      found.push({ ref: token.slice(1, -1), role: role ?? 'element', name });
      [role, name] = [undefined, undefined];
    } else if (token === '|' || token === ':') [role, name] = [undefined, undefined];
    else if (!token.startsWith('"')) role ??= token;
    else if (role === before) name = ` ${token}`;
    else if (!valueWords.has(before) && /^[a-z]+$/.test(before) && name !== undefined)
      [role, name] = [before, ` ${token}`];
    before = token;
  }
  return found;
}

/** The texts that stand in an element, on its own line. */
function textsAfterRef(line: string): string[] {
  const [, content] = /\]: ("(?:\\.|[^"\\])*")$/.exec(line.slice(0, maxLineLength)) ?? [];
  return content === undefined ? [] : [content];
}

/** What a line says that is a text, or an element without a name around one. */
function textOf(line: string): string | undefined {
  return /^(?:generic(?: [^"]*)?: )?("(?:\\.|[^"\\])*")$/.exec(line.slice(0, maxLineLength))?.[1];
}

function within(texts: readonly string[]): string | undefined {
  const words = texts.filter((text) => /[\p{L}\p{N}]/u.test(text));
  const shown = (words.length > 0 ? words : texts).slice(0, maxTexts);
  return shown.length > 0 ? ` ${shown.map(shortened).join(', ')}` : undefined;
}

function besides([above, below]: readonly (string | undefined)[]): string {
  const text = above ?? below;
  return text === undefined ? '' : ` beside ${shortened(text)}`;
}

function shortened(quoted: string): string {
  return quoted.length <= maxTextChars ? quoted : `${quoted.slice(0, maxTextChars).replace(/\\+$/, '')}…"`;
}
