/** Formats the items of a snapshot as indented lines. */
import type { FramePlaceholder } from '../../protocol/page-messages';
import type { FramePath } from '../find/enter-frame';
import type { TextWithFrames } from '../read/text/frame-placeholders';

/** An element of a snapshot, with its content. */
export interface Item {
  /** `text` for plain text, empty for an element that only groups others. */
  role: string;
  name: string;
  /** States, value, ref. */
  details: string[];
  /** Whether it shares a line with its neighbours, as text and links do. */
  inline: boolean;
  inside: Item[];
  /** The content is in a cross-origin frame: the path to it and the value to ask it with. */
  beyond?: { framePath: FramePath; value: unknown };
}

export function itemWith(
  role: string,
  name: string,
  details: string[] = [],
  inline = true,
  inside: Item[] = [],
): Item {
  return { role, name, details, inline, inside };
}

/** The tree as lines, indented by one space for each level. */
export function linesOf(items: Item[]): TextWithFrames {
  let text = '';
  const framePlaceholders: FramePlaceholder[] = [];
  const known = new Map<Item, string | null>();
  put(items, 0);
  return {
    text: text.slice(0, -1),
    framePlaceholders: framePlaceholders.map((framePlaceholder) => ({
      ...framePlaceholder,
      at: Math.min(framePlaceholder.at, text.length),
    })),
  };

  function put(siblings: Item[], level: number): void {
    let run: string[] = [];
    const end = () => {
      if (run.length > 0) text += `${' '.repeat(level)}${run.join(' ')}\n`;
      run = [];
    };
    for (const item of siblings) {
      const words = item.inline && item.inside.length === 0 ? inOneLine(item) : null;
      if (words !== null) {
        run.push(words);
        continue;
      }
      end();
      putBlock(item, level);
    }
    end();
  }

  function putBlock(item: Item, level: number): void {
    const words = inOneLine(item);
    const line = words ?? headOf(item);
    if (line) text += `${' '.repeat(level)}${line}\n`;
    const inner = headOf(item) ? level + 1 : level;
    if (item.beyond) framePlaceholders.push({ ...item.beyond, at: text.length, indent: ' '.repeat(inner) });
    else if (words === null) put(item.inside, inner);
  }

  /** The item with its content, if that fits on one line; else null. */
  function inOneLine(item: Item): string | null {
    const before = known.get(item);
    if (before !== undefined) return before;
    const line = lineWithContent(item);
    known.set(item, line);
    return line;
  }

  function lineWithContent(item: Item): string | null {
    if (item.beyond) return null;
    const head = headOf(item);
    const inside = contentInOneLine(item);
    if (inside === null || !inside || !head) return inside === null ? null : head || inside;
    return head === '-' ? `- ${inside}` : `${head}: ${inside}`;
  }

  function contentInOneLine({ role, inside }: Item): string | null {
    const isRow = role === 'row';
    const words: string[] = [];
    for (const kid of inside) {
      // Content of a child would look like a neighbour of it.
      const single = isRow || inside.length === 1 || (kid.inline && kid.inside.length === 0);
      const line = single ? inOneLine(kid) : null;
      if (line === null) return null;
      words.push(line || '""');
    }
    return words.join(isRow ? ' | ' : ' ');
  }
}

function headOf({ role, name, details }: Item): string {
  if (role === 'text') return JSON.stringify(name);
  if (!name && details.length === 0) {
    if (role === 'listitem') return '-';
    if (role === 'cell' || role === 'gridcell') return '';
  }
  return [role, ...(name ? [JSON.stringify(name)] : []), ...details].join(' ').trim();
}
