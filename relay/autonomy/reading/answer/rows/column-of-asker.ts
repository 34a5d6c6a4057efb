/** Scores the columns of a table by whose they are: what the asker pays of a fee, or the tariff that the asker has. */
import type { Fact } from '../../page/fact';
import type { Page } from '../../page/page';
import type { Question } from '../../question/question';

const paysSelf =
  /\b(?:pay\w*|cost\w*|owe)\b.*\b(?:myself|ourselves|out of (?:my|our) (?:own )?pocket)\b|\b(?:my|our) (?:own )?(?:share|part|co-?pay\w*)\b/i;
const ofOwnShare =
  /\byou(?:rs| pay)?\b|\byour (?:share|part|cost|payment|contribution)\b|\bown (?:share|part|contribution)\b|\bco-?pay\w*|\bpatient\b/i;
const ofOwnPlan =
  /\b(?:with|on|in|under|of|for|does|do) (?:my|our) (?:own |current |present )?(?<kind>plan|tariff|package|membership|subscription|contract|tier|level|class|group|band)\b/i;
const marked =
  /\((?:yours?|your [^)]*|current[^)]*|mine)\)|\b(?:your|current) (?:plan|tariff|package|membership|tier|level|group)\b/i;
const counts = 0.5;

export function askerScore(
  { kind, label, otherColumns }: Fact,
  { type, text }: Question,
  { passages }: Page,
): number {
  if (kind !== 'cell' || label === '' || otherColumns === undefined) return 0;
  const others = otherColumns.split(' | ');
  if (type === 'money' && paysSelf.test(text)) return scoreOf(label, others, (name) => ofOwnShare.test(name));
  const of = ofOwnPlan.exec(text)?.groups?.kind;
  if (of === undefined) return 0;
  if ([label, ...others].some((name) => marked.test(name)))
    return scoreOf(label, others, (name) => marked.test(name));
  const says = new RegExp(String.raw`\b(?:your|current) ${of}\b`, 'i');
  const said = passages
    .filter(({ text: own, name = '' }) => says.test(`${name} ${own}`))
    .map(({ text: own }) => own);
  return scoreOf(label, others, (name) => said.some((one) => one.includes(name)));
}

function scoreOf(label: string, others: readonly string[], isOwn: (name: string) => boolean): number {
  if (isOwn(label)) return others.some(isOwn) ? 0 : counts;
  return others.some(isOwn) ? -counts : 0;
}
