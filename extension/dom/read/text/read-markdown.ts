/** Reads the visible content of an element as Markdown. */
import type { FramePath } from '../../find/enter-frame';
import type { ShadowLookup } from '../../tree/walk';
import type { VisibilityFilter } from '../sight/visibility-filter';
import { assemble, type TextWithFrames } from './frame-placeholders';
import { toMarkdown } from './markdown';
import { visibleCopy } from './visible-copy';

/** What reading needs of the action's world. */
interface Around {
  document: Document;
  shadow: ShadowLookup;
  /** Set to leave out text that no person can see. */
  visibilityFilter?: VisibilityFilter | undefined;
}

/** What is visible of an element, as Markdown. */
export function readMarkdown(root: Element, { document, shadow, visibilityFilter }: Around): TextWithFrames {
  const paths: FramePath[] = [];
  // The converter passes on nothing but words, so a frame's place is kept by a word that no page has.
  const word = `frame${String(Math.random()).slice(2)}`;
  const framePlaceholderFor = (path: FramePath) => `${word}x${paths.push(path) - 1}x`;
  const copy = visibleCopy(root, document, shadow, framePlaceholderFor, visibilityFilter);
  const pieces = toMarkdown(copy).split(new RegExp(`\\s*${word}x(\\d+)x\\s*`));
  return assemble(pieces.map((piece, index) => (index % 2 === 0 ? piece : (paths[Number(piece)] ?? ''))));
}
