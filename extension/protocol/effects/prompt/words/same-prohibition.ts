/** Tells which controls do what a task forbids in another word: "Remind" after "do not contact anyone". */
import { wordSet, wordsOf } from '../../words';

export interface ProhibitionGroup {
  /** In prompts, without the ending of "paying". */
  verbs: ReadonlySet<string>;
  /** Words of the names of controls. */
  names: ReadonlySet<string>;
  /** What the prohibition may be about, which no control need show: "the patient". */
  objects: ReadonlySet<string>;
  /** The name has nothing else. */
  isAlone?: true;
  /** Only a task that orders nothing but to look at something forbids them: else they may save what it orders. */
  isOfLooking?: true;
}

const group = (
  verbs: string,
  {
    names = verbs,
    objects = '',
    ...rest
  }: { names?: string; objects?: string; isAlone?: true; isOfLooking?: true } = {},
): ProhibitionGroup => ({ verbs: wordSet(verbs), names: wordSet(names), objects: wordSet(objects), ...rest });

const contacting = `contact notify remind nudge ping call phone ring inform alert disturb bother email message announce tell
  kontaktieren kontaktiere benachrichtigen anrufen contacter prevenir contactar avisar contattare avvisare`;

const groups: readonly ProhibitionGroup[] = [
  group(contacting, {
    names: `${contacting} reminder reminders`,
    objects: `patient patients guest guests customer customers client clients tenant tenants host hosts owner owners member members
      person people user users staff team family sender anybody someone`,
  }),
  group(
    'pay buy purchase order spend checkout bezahlen kaufen bestellen payer acheter pagar comprar pagare comprare',
    {
      names: 'pay buy purchase checkout kasse',
      objects: 'money cent penny',
    },
  ),
  group('submit send hand lodge file', { objects: 'form request application', isAlone: true }),
  group('publish post', { names: 'publish post live', objects: 'post article page' }),
  group('accept agree take', { objects: 'offer terms' }),
  group('enrol enroll register join subscribe signup', { objects: 'course class' }),
  group('change edit modify alter update save', {
    names: 'change edit modify alter update save changes',
    isAlone: true,
    isOfLooking: true,
  }),
];

/** "Call history", "Email settings", "Contact us". */
const pages = wordSet(
  'history log logs list lists settings preferences options details methods templates us support page pages confirmation',
);

/** The group of a verb that is forbidden. */
export function prohibitionOf(verb: string): ProhibitionGroup | undefined {
  const plain = verb.replace(/(?<=.{3})ing$/, '');
  return groups.find(({ verbs }) => verbs.has(verb) || verbs.has(plain) || verbs.has(`${plain}e`));
}

/** Whether a control does what the group stands for. @param isAct whether it does what a word of its name stands for */
export function isOfProhibition(
  { names, isAlone }: ProhibitionGroup,
  name: string,
  isAct: (word: string) => boolean,
): boolean {
  const called = wordsOf(name);
  const [first = ''] = called;
  if (called.length > 1 && pages.has(called.at(-1) ?? '')) return false;
  return isAlone
    ? names.has(first) && called.every((word) => names.has(word))
    : called.some((word) => names.has(word) && isAct(word));
}
