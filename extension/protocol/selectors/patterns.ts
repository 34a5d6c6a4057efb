/** The regular expressions in a selector, which the page runs and the relay checks first. */
import { RelayError } from '../errors';
import { parseSelector } from './selector';

/** Takes `/sav(e|ing)/i` apart into what stands between the slashes and the flags. */
export const patternSyntax = /^\/(.+)\/([a-z]*)$/;

export interface PatternText {
  source: string;
  flags: string;
}

/**
 * One attribute of `role=` in brackets: key, then a value in quotes with its flag, or a value as it stands. No two
 * neighbouring parts match the same character, so that it takes time in proportion to its text.
 */
export const roleAttribute =
  /\[\s*([a-z-]+)\s*(?:=\s*(?:((["'])(?:\\.|(?!\3)[^\\])*\3)\s*(?:([is])\s*)?|(\/(?:\\.|[^/\\])+\/[a-z]*\s*|[^\]\s][^\]]*)?))?\]/gy;

/** The parts of `/sav(e|ing)/i`; undefined when the text is no pattern. */
export function patternIn(body: string): PatternText | undefined {
  const [, source, flags = ''] = patternSyntax.exec(body) ?? [];
  return source === undefined ? undefined : { source, flags: flags.replaceAll('g', '') };
}

/** All patterns in a selector; none in one that cannot be read, which the page reports. */
export function patternsIn(selector: string): PatternText[] {
  return bodiesIn(selector).flatMap((body) => patternIn(body) ?? []);
}

/** The texts to match in it. */
function bodiesIn(selector: string): string[] {
  try {
    return parseSelector(selector).flatMap(({ engine, body }) => {
      if (engine === 'css' || engine === 'xpath' || engine === 'ref') return [];
      if (engine !== 'role') return [body];
      const attributes = body.slice(Math.max(0, body.indexOf('['))).matchAll(roleAttribute);
      return [...attributes].flatMap(([, , , , , bare]) => bare?.trimEnd() ?? []);
    });
  } catch (error) {
    if (error instanceof RelayError) return [];
    throw error;
  }
}
