/** What a person sees of a control besides its words: an icon, a colour, how far a box is scrolled, what makes it differ from its neighbours. */
import { calledFunctions } from '../../hints/called-functions';
import { isIconText } from '../../hints/glyphs';
import { iconName } from '../../hints/icon-name';
import { tooltipOf } from '../../hints/tooltip-of';
import { styleOf } from '../../tree/style-of';
import { matches, own } from '../../tree/walk';
import { scrolls, scrollsDown } from '../boxes/scroll-boxes';
import { colorName, hexOf } from './color-name';
import { firstTextIn } from './first-text-in';
import { isLoading } from './is-loading';
import { signColor } from './sign-color';

/** Words of class names that say in which state something is, as far as they are seen. */
const states = new Set(
  `active checked chosen closed collapsed complete completed current danger dirty disabled done draft error expanded
  failed favorite favourite filled flagged focused highlight highlighted important inactive invalid liked locked marked muted
  new off on open overdue paid pending picked pinned playing pressed read resolved selected sold starred success today
  unavailable unread urgent warning`.split(/\s+/),
);
const typed =
  'input:is([type=date], [type=time], [type=datetime-local], [type=month], [type=week], [type=color])';
/** Elements of which those beside are of their kind, also without a class. */
const listed = /^(?:li|tr|td|option|button|a)$/;
/** Colours that most icons and controls have. */
const plain = /black|white|grey/;
const bold = 600;
const maxSiblings = 200;
const maxChoices = 12;
const maxPartsOfControl = 30;
const maxTooltipChars = 60;
const maxAddressChars = 60;

/** Words for the line of a control, such as `icon trash`, `red`, `scrolled 0 % of 3 screens`, `bold`. */
export function looksOf(element: Element, style: CSSStyleDeclaration, name: string): string[] {
  const looks: string[] = [];
  if (scrolls(element, style) && !matches(element, 'textarea, input, body, html'))
    looks.push(scrolledIn(element, style));
  if (isLoading(element)) looks.push('loading');
  if (matches(element, typed)) looks.push(`type ${element.getAttribute('type')}`);
  const isUnnamed =
    !name && !matches(element, 'input, textarea, select, iframe') && !/[\p{L}\p{N}]/u.test(wordsIn(element));
  const swatch = isUnnamed ? swatchOf(element, style) : '';
  const hints = isUnnamed ? hintsOf(element) : [];
  const color = isUnnamed && hints.length === 0 ? colorIn(element, style) : signColor(element);
  looks.push(...hints, ...[swatch || color].filter(Boolean));
  const words = [...(isUnnamed && hints.length === 0 ? firstClass(element) : []), ...stateWords(element)];
  if (words.length > 0) looks.push(`class ${[...new Set(words)].join(' ')}`);
  return [...looks, ...differences(element, style), ...signTooltip(element, name)];
}

/** A name of so few characters is a sign: `✎`, `🗑`, `T`. */
const maxSignChars = 2;

/** What the mouse shows of a control whose name is no more than a sign. The number of a page says enough. */
function signTooltip(element: Element, name: string): string[] {
  if (!name || [...name.replace(/[\p{M}\p{Cf}]/gu, '')].length > maxSignChars || /\d/.test(name)) return [];
  return tooltipIn(element, name);
}

function tooltipIn(element: Element, name = ''): string[] {
  const tooltip = tooltipOf(element).slice(0, maxTooltipChars);
  return tooltip && tooltip !== name ? [`tooltip ${JSON.stringify(tooltip)}`] : [];
}

/** What tells a person, or the maker of the page, what a control without words does. */
function hintsOf(element: Element): string[] {
  // Of a part with much in it, a picture somewhere in it says nothing.
  if (own(element, 'getElementsByTagName')('*').length > maxPartsOfControl) return [];
  const tooltip = tooltipIn(element);
  if (tooltip.length > 0) return tooltip;
  const [called] = calledFunctions(element);
  const icon = iconName(element);
  const address = called ? '' : addressOf(element);
  return [
    ...(icon ? [`icon ${icon}`] : []),
    ...(called ? [`calls ${called}`] : []),
    ...(address ? [`address ${JSON.stringify(address)}`] : []),
  ];
}

/** Where a link without words leads, or what a button without words sends its form to. */
function addressOf(element: Element): string {
  const form = matches(element, 'button:not([type=button]), input[type=submit]')
    ? element.closest('form')
    : null;
  const address =
    element.getAttribute('href') ?? element.getAttribute('formaction') ?? form?.getAttribute('action') ?? '';
  const isShown = address.length <= maxAddressChars && /^[\w./?=&%-]*[a-z]{2}[\w./?=&%#-]*$/i.test(address);
  return isShown && !/^(?:#|javascript:)/i.test(address) ? address : '';
}

/** In parts that stay the same while the content changes a little. */
function scrolledIn(element: Element, style: CSSStyleDeclaration): string {
  const isDown = scrollsDown(element, style);
  const at = Math.abs(isDown ? element.scrollTop : element.scrollLeft);
  const [whole, shown] = isDown
    ? [element.scrollHeight, element.clientHeight]
    : [element.scrollWidth, element.clientWidth];
  const percent = Math.min(100, Math.round((at / (whole - shown)) * 10) * 10);
  const screens = Math.max(1.5, Math.round((whole / Math.max(1, shown)) * 2) / 2);
  return `scrolled ${percent} % ${isDown ? '' : 'sideways '}of ${screens} screens`;
}

function wordsIn(element: Element): string {
  let words = '';
  for (const one of [element, ...own(element, 'querySelectorAll')('*')].slice(0, 20)) {
    const style = styleOf(one as Element);
    // Its words are shown beside it, as a tooltip.
    if (matches(one as Element, 'svg > title, style, script')) continue;
    const text = [...(one as Element).childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : ''));
    if (style && !isIconText(style, text.join(''))) words += text.join('');
  }
  return words;
}

/** A word of its class name, where nothing else says what it is. */
function firstClass(element: Element): string[] {
  const [word] = (element.getAttribute('class') ?? '')
    .split(/\s+/)
    .filter((one) => /^[a-z]{3,20}$/.test(one));
  return word ? [word] : [];
}

function colorIn(element: Element, style: CSSStyleDeclaration): string {
  const background = colorName(style.backgroundColor);
  if (background && !plain.test(background)) return background;
  const icon = own(element, 'querySelector')('svg, i, span') as Element | null;
  const name = colorName((icon && styleOf(icon)?.color) ?? style.color);
  return plain.test(name) ? '' : name;
}

/** The colour of one of several that are there to be chosen: each has a background of its own, and nothing in it. */
function swatchOf(element: Element, { backgroundColor }: CSSStyleDeclaration): string {
  const others = neighboursOf(element).map((one) => styleOf(one)?.backgroundColor);
  if (others.length === 0 || element.childElementCount > 0 || element.textContent?.trim()) return '';
  return new Set([backgroundColor, ...others]).size > others.length ? hexOf(backgroundColor) : '';
}

function stateWords(element: Element): string[] {
  const tokens = (element.getAttribute('class') ?? '').split(/\s+/).slice(0, 20);
  const words = tokens
    .filter((token) => !token.includes(':') && !isKind(element, token))
    .map(
      (token) =>
        token
          .toLowerCase()
          .split(/__|--|[-_]/)
          .at(-1) ?? '',
    )
    .filter((word) => states.has(word));
  const said = [
    'aria-selected',
    'aria-current',
    'aria-checked',
    'aria-pressed',
    'aria-expanded',
    'aria-disabled',
  ];
  const isSaid = said.some((one) => element.hasAttribute(one)) || matches(element, ':disabled, :checked');
  return isSaid ? [] : words.slice(0, 3);
}

/** Whether `email-important` only says what a button is for, as another one of the page has its state as a further class: `email-important marked`. */
function isKind(element: Element, token: string): boolean {
  if (!/[-_]/.test(token)) return false;
  const alike = [...element.ownerDocument.getElementsByClassName(token)].slice(0, maxSiblings);
  return alike.some(
    (one) =>
      one.localName === element.localName &&
      [...one.classList].some((other) => other !== token && states.has(other)),
  );
}

/** What sets it apart from its neighbours of the same kind. */
function differences(element: Element, style: CSSStyleDeclaration): string[] {
  const alike = neighboursOf(element);
  const others = alike.length < 2 ? choicesBeside(element, style) : alike;
  if (others.length < 2) return [];
  const weightOf = (one: Element) => Number(styleOf(firstTextIn(one))?.fontWeight ?? 400);
  const isBold = weightOf(element) >= bold && others.some((one) => weightOf(one) < bold);
  const { backgroundColor } = style;
  const backgrounds = others.map((one) => styleOf(one)?.backgroundColor);
  // Of colours to choose from each is alone.
  const isAlone = !backgrounds.includes(backgroundColor) && new Set(backgrounds).size < backgrounds.length;
  return [...(isBold ? ['bold'] : []), ...(isAlone && colorName(backgroundColor) ? ['highlighted'] : [])];
}

/** The others of a list that has nothing but boxes to press, such as answers of which the chosen one has a class. */
function choicesBeside(element: Element, { cursor }: CSSStyleDeclaration): Element[] {
  const all = [...(element.parentElement?.children ?? [])];
  const isOfKind = (one: Element) => one.localName === element.localName && styleOf(one)?.cursor === cursor;
  if (cursor !== 'pointer' || all.length > maxChoices || !all.every(isOfKind)) return [];
  return all.filter((one) => one !== element);
}

/** Some elements of its kind beside it. */
function neighboursOf(element: Element): Element[] {
  const [first = ''] = (element.getAttribute('class') ?? '').split(/\s+/);
  if (first === '' && !listed.test(element.localName)) return [];
  const found: Element[] = [];
  let count = 0;
  for (const next of ['previousElementSibling', 'nextElementSibling'] as const) {
    let at = next === 'nextElementSibling' ? element.nextElementSibling : element.previousElementSibling;
    for (let near = 0; at && near < 3 && count < maxSiblings; count += 1) {
      if (at.localName === element.localName && (at.getAttribute('class') ?? '').split(/\s+/)[0] === first) {
        found.push(at);
        near += 1;
      }
      at = next === 'nextElementSibling' ? at.nextElementSibling : at.previousElementSibling;
    }
  }
  return found;
}
