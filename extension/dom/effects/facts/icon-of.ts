/** What names the icon of a control, where nothing else does. */
import { dataWords } from '../../hints/data-words';
import { glyphName } from '../../hints/glyphs';
import { iconParts } from '../../hints/icon-parts';
import { pictureFiles } from '../../hints/picture-files';
import { shapeName } from '../../hints/shapes';

const names =
  `class id name icon data-icon data-lucide href xlink:href src alt data-testid data-action data-command`.split(
    ' ',
  );
const maxChars = 600;

/** Class names, ids, files and words for scripts of the control and of what is in it. */
export function iconOf(element: Element): string {
  const words = iconParts(element).flatMap((part) => [
    ...names.map((name) => part.getAttribute(name) ?? ''),
    ...dataWords(part),
  ]);
  return joined(words);
}

/** What is drawn in the control: the files that style sheets show, signs of icon fonts, drawings of icon sets. */
export function drawingOf(element: Element): string {
  const parts = iconParts(element);
  return joined([...parts.flatMap(pictureFiles), ...parts.map(glyphName), shapeName(element)]);
}

function joined(words: string[]): string {
  return [...new Set(words)]
    .filter((word) => word && !word.startsWith('data:') && !word.startsWith('http'))
    .join(' ')
    .slice(0, maxChars);
}
