// Why: a model reads Markdown with half the tokens of HTML and loses nothing it needs.
import * as z from 'zod/mini';
import type { FramePath } from '../../dom/enter-frame';
import { assemble } from '../../dom/gap';
import { visibleCopy } from '../../dom/visible-copy';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { presentTarget } from '../target';

export const markdown = {
  summary: 'Reads the page, or an element, as Markdown: headings, links, lists, tables, code.',
  synonyms: ['getMarkdown', 'toMarkdown', 'md'],
  selector: 'optional',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'read',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: 'main' },
  async run(world, { selector }) {
    const { document } = world;
    const root =
      selector === ''
        ? (document.body ?? document.documentElement)
        : (await presentTarget(world, selector)).element;
    const toMarkdown = await world.converter();
    const paths: FramePath[] = [];
    // The converter passes on nothing but words, so a frame's place is kept by a word that no page has.
    const word = `frame${String(Math.random()).slice(2)}`;
    const copy = visibleCopy(
      root,
      document,
      world.shadow,
      (path) => `${word}x${paths.push(path) - 1}x`,
      world.sight,
    );
    const pieces = toMarkdown(copy).split(new RegExp(`\\s*${word}x(\\d+)x\\s*`));
    const { text, gaps } = assemble(
      pieces.map((piece, index) => (index % 2 === 0 ? piece : (paths[Number(piece)] ?? ''))),
    );
    world.leave({ gaps });
    return text;
  },
} satisfies Action<PageWorld>;
