/** Knows selectors that ask for parts of an attribute `value`: asked often enough, they tell what a field holds. */
import { parseSelector } from '../../extension/protocol/selectors/selector';

/** Whether a selector compares `value` otherwise than as a whole. One that cannot be read finds nothing. */
export function probesValue(selector: string): boolean {
  try {
    return parseSelector(selector).some(({ engine, body }) => probes[engine]?.(body) === true);
  } catch {
    return false;
  }
}

const probes: Readonly<Record<string, (body: string) => boolean>> = {
  css: probesByCss,
  xpath: probesByXPath,
};

/** Each operator but `=`, https://www.w3.org/TR/selectors-4/#attribute-selectors */
const partOfValue = /(?<![\w-])value\s*[~|^$*]=/i;

function probesByCss(css: string): boolean {
  const written = withoutEscapes(css);
  // A comment may stand between name and operator, and no selector needs one.
  return partOfValue.test(written) || (css.includes('/*') && /value/i.test(written));
}

/** `v\61lue` is `value`, https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point */
function withoutEscapes(css: string): string {
  return css.replace(/\\(?:([\da-f]{1,6})(?:\r\n|\s)?|(.))/gi, (_, hex?: string, char = '') => {
    const code = hex === undefined ? 0 : Number.parseInt(hex, 16);
    return hex === undefined ? char : String.fromCodePoint(code <= 0x10ffff ? code : 0xfffd);
  });
}

/** Texts, names, `::`, `!=` and the like, and what else stands by itself, https://www.w3.org/TR/xpath-10/#exprlex */
const tokensOfXPath = /"[^"]*"|'[^']*'|[\p{L}_][\p{L}\p{N}_.-]*|\d[\d.]*|::|\/\/|[!<>]=|\S/gu;
/** Names of attributes that may be `value`. */
const mayBeValue = /^(?:value|\*|node)$/i;

/** Of an attribute that may be `value`, only whether it is there, and whether it is one whole text, may be asked. */
function probesByXPath(xpath: string): boolean {
  const tokens = xpath.match(tokensOfXPath) ?? [];
  return tokens.some((token, at) => {
    const isAxis = token === '::' && tokens[at - 1]?.toLowerCase() === 'attribute';
    if (token !== '@' && !isAxis) return false;
    const first = isAxis ? at - 1 : at;
    // In `x:value` the name comes last.
    const name = tokens[at + 2] === ':' ? at + 3 : at + 1;
    if (!mayBeValue.test(tokens[name] ?? '')) return false;
    return !isAskedWhole(tokens.slice(0, first), tokens.slice(name + 1));
  });
}

/** Whether what stands around an attribute makes it a condition by itself, or compares it with a text. */
function isAskedWhole(before: readonly string[], after: readonly string[]): boolean {
  const [last = '', ofLast = ''] = [before.at(-1), before.at(-2)];
  // In parentheses it may be a condition too, but not what a function takes.
  const isGrouped = last === '(' && (!/^[\p{L}_]/u.test(ofLast) || /^(?:not|and|or)$/.test(ofLast));
  const begins = isGrouped || /^(?:\[|and|or)$/.test(last);
  const isCompared = /^!?=$/.test(after[0] ?? '') && /^["'\d]/.test(after[1] ?? '');
  return begins && /^(?:\]|\)|and|or)$/.test(after[isCompared ? 2 : 0] ?? '');
}
