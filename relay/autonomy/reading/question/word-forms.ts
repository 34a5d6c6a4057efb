/** The forms of a question's word, and its opposites. */
import nlp from 'compromise/three';
import { opposites } from '../language/opposites';
import { stemOf, type Word } from '../language/words';

/** All forms of a verb, irregular ones too. */
export function formsOf({ text, stem }: Word, isVerb: boolean): Set<string> {
  const plain = text.toLowerCase();
  const verb = nlp(plain);
  verb.tag('Verb');
  const [infinitive] = verb.verbs().toInfinitive().out('array') as string[];
  const base = nlp(infinitive || plain);
  base.tag('Verb');
  const verbs = base.verbs().conjugate()[0] as Record<string, string> | undefined;
  // "Founded" is no form of "find".
  const conjugated = plain.endsWith('ed') && verbs?.PastTense !== plain ? undefined : verbs;
  return new Set([
    stem,
    ...Object.values(conjugated ?? {})
      .filter((form) => !form.includes(' '))
      .map(stemOf),
    ...(isVerb ? derived(infinitive || plain).map(stemOf) : []),
  ]);
}

/** The ends of verbs, and those of their nouns: resolve, resolution. */
const irregularNouns: readonly (readonly [RegExp, string])[] = [
  [/lve$/, 'lution'],
  [/ide$/, 'ision'],
  [/eive$/, 'eption'],
  [/ribe$/, 'ription'],
  [/end$/, 'ension'],
  [/mit$/, 'mission'],
  [/ify$/, 'ification'],
  [/uce$/, 'uction'],
  [/ply$/, 'plication'],
  [/ain$/, 'ention'],
];

/** Nouns of a verb: who sends is the sender, what is stored is in storage. */
function derived(verb: string): string[] {
  const root = verb.replace(/e$/, '');
  if (root.length < 3) return [];
  const doubled = /[^aeiou][aeiou][^aeiouwxy]$/.test(root) ? root + root.slice(-1) : root;
  return [
    ...['er', 'or', 'age', 'ation', 'ion', 'ance', 'al', 'y'].map((end) => root + end),
    `${doubled}er`,
    `${verb}ment`,
    ...irregularNouns.flatMap(([end, noun]) => (end.test(verb) ? [verb.replace(end, noun)] : [])),
  ];
}

/** The stems that say the opposite. */
export function oppositesOf(stem: string): Set<string> {
  const found = opposites.flatMap(([left, right]) => {
    const [one, other] = [stemOf(left), stemOf(right)];
    return stem === one ? [other] : stem === other ? [one] : [];
  });
  return new Set([...found, ...['un', 'in', 'im', 'dis', 'non'].map((prefix) => prefix + stem)]);
}
