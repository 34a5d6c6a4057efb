/** Explains to a caller which fields of an input were rejected, and what was expected instead. */
import * as z from 'zod';
import { type Issue, issueWords } from './issue-words';
import { valueAt } from './value-at';

// The schemas of extension/ are made with zod/mini, which has no messages of its own; both share the locale.
z.config(z.locales.en());

const maxIssues = 3;

/**
 * What is wrong with `input`, in words.
 * @param whole what to call the input itself where the issue is not with one field
 */
export function explainIssues(issues: readonly Issue[], input: unknown, whole: string): string {
  const parts = issues.slice(0, maxIssues).map((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.message;
    const path = (issue.path ?? []).map(keyOf);
    const name = path.length === 0 ? whole : `\`${path.join('.')}\``;
    const given = valueAt(input, path);
    if (given === undefined) return `${name} is missing: ${issueWords(issue, given)}`;
    const isEmpty = issue.code === 'too_small' && typeof given === 'string' && given.trim() === '';
    return isEmpty
      ? `${name} is empty: expected a text`
      : `${name} is not right: ${issueWords(issue, given)}`;
  });
  const text = parts.join('; ');
  return text.endsWith('?') ? text : `${text}.`;
}

function keyOf(segment: PropertyKey | { key: PropertyKey }): string {
  return String(typeof segment === 'object' ? segment.key : segment);
}
