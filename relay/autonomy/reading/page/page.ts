/** Parses what the action `passages` answers. */
import * as z from 'zod';
import { RelayError } from '../../../../extension/protocol/errors';

const headSchema = z.object({
  title: z.string(),
  lang: z.string(),
  url: z.string(),
  contentType: z.string(),
  /** The HTTP status that the page came with, where the browser says it. */
  status: z.int().optional(),
});

const passageSchema = z.object({
  kind: z.enum([
    'heading',
    'paragraph',
    'item',
    'row',
    'definition',
    'code',
    'caption',
    'control',
    'field',
    'meta',
    'fact',
  ]),
  text: z.string().min(1),
  trail: z.array(z.string()).default([]),
  region: z.enum(['nav', 'footer', 'aside', 'header', 'dialog']).optional(),
  item: z.string().optional(),
  group: z.string().optional(),
  table: z.string().optional(),
  cells: z.array(z.string()).optional(),
  columns: z.array(z.string()).optional(),
  headers: z.int().default(0),
  folded: z.literal(true).optional(),
  parts: z.array(z.string()).optional(),
  struck: z.array(z.string()).optional(),
  links: z.int().optional(),
  name: z.string().optional(),
});

export type Passage = z.output<typeof passageSchema>;

/** A page to be asked about. */
export interface Page extends z.output<typeof headSchema> {
  passages: readonly Passage[];
}

/**
 * The page of what the action `passages` answered: a line of JSON each, frames of other origins with heads of their own.
 * @throws RelayError internal when the first line does not say which page it is.
 */
export function parsePage(lines: string): Page {
  const parsed = lines.split('\n').flatMap((line): unknown[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      // The line of a frame that cannot be read is plain text.
      return [];
    }
  });
  const head = z.object({ page: headSchema }).safeParse(parsed[0]);
  if (!head.success) {
    throw new RelayError(
      'internal',
      'The page was read without its head. Reload the extension and try again.',
    );
  }
  const passages = parsed.flatMap((one) => passageSchema.safeParse(one).data ?? []);
  return { ...head.data.page, passages: underCaptions(passages) };
}

/** Rows stand under the caption of their table as under a heading. */
function underCaptions(passages: readonly Passage[]): Passage[] {
  let caption: { text: string; table: string | undefined } | undefined;
  return passages.map((passage, index) => {
    const before = passages[index - 1];
    if (passage.kind !== 'row') return passage;
    if (before?.kind === 'caption') caption = { text: before.text, table: passage.table };
    const isUnder = caption !== undefined && caption.table === passage.table;
    return isUnder ? { ...passage, trail: [...passage.trail, caption?.text ?? ''] } : passage;
  });
}
