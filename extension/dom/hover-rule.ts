// Why: CSS `:hover` cannot be set from a script, so we look whether it would have mattered.
import { composedAncestors } from './walk';

// Colours and underlines are decoration; these show, hide or move something.
const telling = [
  'display',
  'visibility',
  'opacity',
  'height',
  'max-height',
  'width',
  'max-width',
  'transform',
  'translate',
  'scale',
  'clip',
  'clip-path',
  'top',
  'right',
  'bottom',
  'left',
  'pointer-events',
  'content-visibility',
  'overflow-x',
  'overflow-y',
];

/** The selector of a readable rule that would show, hide or move something while the mouse is over `hovered`. */
export function hoverRuleFor(hovered: Element): string | null {
  const chain = composedAncestors(hovered);
  for (const sheet of hovered.ownerDocument.styleSheets) {
    const rule = readable(sheet) && search(sheet.cssRules, chain);
    if (rule) return rule;
  }
  return null;
}

function search(rules: CSSRuleList, chain: Element[]): string | null {
  for (const rule of rules) {
    if ('selectorText' in rule && isHoverRule(rule as CSSStyleRule, chain))
      return (rule as CSSStyleRule).selectorText;
    const inner = 'cssRules' in rule ? search(rule.cssRules as CSSRuleList, chain) : null;
    if (inner) return inner;
  }
  return null;
}

function isHoverRule({ selectorText, style }: CSSStyleRule, chain: Element[]): boolean {
  if (!selectorText.includes(':hover')) return false;
  if (!telling.some((property) => style.getPropertyValue(property) !== '')) return false;
  return selectorText.split(',').some((one) => {
    // What stands before and at :hover must be what the mouse is over.
    const at = one.indexOf(':hover');
    if (at < 0) return false;
    const upTo = one.slice(0, at).trim();
    return chain.some((element) => matches(element, upTo === '' ? '*' : upTo.replace(/[>+~]$/, '$& *')));
  });
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

function readable(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules !== null;
  } catch {
    // A sheet of another origin; its rules are not ours to see.
    return false;
  }
}
