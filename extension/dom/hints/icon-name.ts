/** The best single word for the picture of a control without a name. */
import { dataWords } from './data-words';
import { glyphName } from './glyphs';
import { iconParts } from './icon-parts';
import { fileIn, pictureFiles } from './picture-files';
import { shapeName } from './shapes';

/** Prefixes and suffixes of class names that stand for an icon. */
const iconWords =
  /(?:^|[\s_-])(?:icon|ico|fa|fas|far|fab|bi|mdi|lucide|glyphicon|ti|ri|feather|svg|symbol|octicon|ph|tabler|codicon|material-(?:icons?|symbols)(?:-\w+)?)[_-]+([a-z][a-z0-9-]{1,30})/i;
const plainWord = /^[a-z][a-z0-9_-]{1,30}$/i;
const iconAttributes = ['data-icon', 'data-lucide', 'icon', 'data-testid'];

/** What the picture is called by its font, class, attributes, file or drawing; empty where nothing says it. */
export function iconName(element: Element): string {
  for (const part of iconParts(element)) {
    const named = [
      glyphName(part),
      iconWords.exec(part.getAttribute('class') ?? '')?.[1],
      byControlClass(part),
      ...iconAttributes.map((name) => part.getAttribute(name)),
      ...['href', 'xlink:href', 'src'].map((name) => pictureIn(part.getAttribute(name) ?? '')),
      ...dataWords(part),
      ...pictureFiles(part),
    ];
    const found = named.find((name) => name && plainWord.test(name));
    if (found) return found;
  }
  return shapeName(element);
}

/** Only of a file that is a picture, or of a part of one. */
function pictureIn(address: string): string {
  return /#|\.(?:svg|png|gif|webp)(?:$|\?)/i.test(address) ? fileIn(address) : '';
}

/** Words that class names of buttons and icons have besides what tells one from another. */
const common = new Set(
  `btn button icon ico ic action link img image svg only sm md lg xs xl small large primary secondary tertiary default outline
  outlined ghost solid flat group wrapper wrap container inner text left right top bottom start end round rounded circle
  square danger warning success info light dark base root styles style module css js main app ui card row list item cell
  table toolbar bar size color mui ant el chakra v header footer nav block inline floating fab contained`.split(
    /\s+/,
  ),
);

/** `delete` of `btn-delete`, `deleteButton`, `card__delete-btn`. */
function byControlClass(part: Element): string {
  const names = (part.getAttribute('class') ?? '').split(/\s+/).flatMap((name) => name.split(/__|--/));
  for (const name of names) {
    const words = name
      .replace(/([a-z])(?=[A-Z])/g, '$1-')
      .toLowerCase()
      .split(/[-_]/);
    if (!words.some((word) => /^(?:btn|button|icon|ico)$/.test(word))) continue;
    const own = words.filter((word) => /^[a-z]{2,}$/.test(word) && !common.has(word));
    if (own.length > 0) return own.slice(0, 2).join('-');
  }
  return '';
}
