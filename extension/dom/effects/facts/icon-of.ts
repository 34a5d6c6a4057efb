/** What names the icon of a control, where nothing else does. */
import { styleOf } from '../../tree/style-of';
import { own } from '../../tree/walk';

const names =
  `class id name icon data-icon data-lucide href xlink:href src alt data-testid data-action data-command`.split(
    ' ',
  );
const maxParts = 8;
const maxChars = 600;

/** Class names, ids and files of the control and of what is in it. */
export function iconOf(element: Element): string {
  const all = [...(own(element, 'querySelectorAll')('*') as NodeListOf<Element>)];
  // Icon sets have elements of their own: `<ion-icon name="trash">`.
  const pictures = all.filter(({ localName }) => /^(?:i|span|svg|use|img)$|-/.test(localName));
  const words = [element, ...pictures]
    .slice(0, maxParts)
    .flatMap((part) => names.map((name) => part.getAttribute(name) ?? ''));
  return [...words, pictureOf(element)]
    .filter((word) => !word.startsWith('data:') && !word.startsWith('http'))
    .join(' ')
    .slice(0, maxChars);
}

/** The file of its picture, where a style sheet shows one. */
function pictureOf(element: Element): string {
  const { backgroundImage = '', maskImage = '' } = styleOf(element) ?? {};
  return [backgroundImage, maskImage]
    .flatMap((image) => [...image.matchAll(/url\("?([^")]{1,200})/g)].map(([, url = '']) => url))
    .map((url) => (url.startsWith('data:') ? '' : url.replace(/^.*\//, '')))
    .join(' ');
}
