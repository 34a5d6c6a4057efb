/** Finds a CSS `:hover` rule that would change the layout or visibility; scripts cannot set `:hover`. */
import { type ShadowLookup, shadowOf } from '../tree/walk';

// Properties that show, hide or move something; colours and underlines are only decoration.
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

/**
 * Names a readable `:hover` rule that would show, hide or move something while the mouse is over `chain`, an element
 * and its ancestors; null if there is none.
 */
export function findUnappliedHoverRule(chain: Element[], shadow: ShadowLookup): string | null {
  const rule = hoverRuleFor(chain, shadow);
  if (rule === null) return null;
  return `The page shows its reaction by the CSS rule "${rule}", which a script cannot set off; the page itself did nothing. Act on what the rule would reveal by another way.`;
}

function hoverRuleFor(chain: Element[], shadow: ShadowLookup): string | null {
  const view = chain[0]?.ownerDocument.defaultView;
  if (!view) return null;
  const trees = new Set<DocumentOrShadowRoot>();
  for (const at of chain) {
    trees.add(at.getRootNode() as Document | ShadowRoot);
    const inner = shadowOf(at, shadow);
    if (inner) trees.add(inner);
  }
  for (const tree of trees) {
    for (const sheet of [...tree.styleSheets, ...tree.adoptedStyleSheets]) {
      const rule = counts(sheet, view) && search(sheet.cssRules, chain, view);
      if (rule) return rule;
    }
  }
  return null;
}

function search(rules: CSSRuleList, chain: Element[], view: Window): string | null {
  for (const rule of rules) {
    if ('selectorText' in rule && isHoverRule(rule as CSSStyleRule, chain))
      return (rule as CSSStyleRule).selectorText;
    if (!('cssRules' in rule) || !applies(rule, view)) continue;
    const inner = search(rule.cssRules as CSSRuleList, chain, view);
    if (inner) return inner;
  }
  return null;
}

/** Whether a conditional group rule (`@media`, `@supports`) applies now. */
function applies(rule: CSSRule, view: Window): boolean {
  const { media, conditionText } = rule as Partial<CSSMediaRule>;
  if (media) return view.matchMedia(media.mediaText).matches;
  // Not by instanceof: a rule of another frame has another constructor.
  if (conditionText && rule.cssText.startsWith('@supports')) return CSS.supports(conditionText);
  return true;
}

function isHoverRule({ selectorText, style }: CSSStyleRule, chain: Element[]): boolean {
  if (!selectorText.includes(':hover')) return false;
  if (!telling.some((property) => style.getPropertyValue(property) !== '')) return false;
  return alternatives(selectorText).some((one) => {
    const at = one.indexOf(':hover');
    if (at < 0) return false;
    // The compound selector with :hover, and what precedes it, must match an element under the mouse.
    const before = one.slice(0, at).trim();
    if (/:not\([^()]*$/.test(before)) return false;
    const upTo = before.replace(/:(is|where|has)\([^()]*$/, '');
    return chain.some((element) => matches(element, upTo === '' ? '*' : upTo.replace(/[>+~]$/, '$& *')));
  });
}

/** The parts of a list of selectors: at commas outside of any brackets. */
function alternatives(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${sign}`);
  }
  return parts;
}

function matches(element: Element, selector: string): boolean {
  if (selector.startsWith(':host')) {
    const inner = selector.slice(5).trim();
    // `:host(x)` applies to the host itself.
    return (
      element.localName.includes('-') && (inner === '' || matches(element, inner.replace(/^\((.*)\)$/, '$1')))
    );
  }
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** Whether a style sheet applies in this window. */
function counts(sheet: CSSStyleSheet, view: Window): boolean {
  try {
    if (sheet.disabled || sheet.cssRules === null) return false;
    const { mediaText } = sheet.media;
    return mediaText === '' || view.matchMedia(mediaText).matches;
  } catch {
    // The rules of a cross-origin style sheet cannot be read.
    return false;
  }
}
