/** The grammar: one rule for each kind of instruction, with its verbs, its forms and examples, which are tests. */
import type { Instruction, Phrase } from '../instruction';
import { phrase, type Slots, value } from '../slots';
import { bareWord, type Token } from '../token';

export interface Rule {
  /** For the documentation. */
  name: string;
  /** Each in words; several words are one verb. */
  verbs: readonly string[];
  /** `{slot}`, and between slots the words of which one stands there. Tried in order. */
  forms: readonly { form: string; read: (slots: Slots) => Instruction | undefined }[];
  /** The verb asks for a state that the site keeps, not only for what a field holds. */
  changesState?: true;
  /** Prompts that the rule reads, each with its first reading in short. */
  examples: readonly (readonly [prompt: string, reading: string])[];
}

const enter =
  (byKeys: boolean) =>
  ({ value: text, field }: Slots) =>
    text && !leads(text, field ? /^(?:in|into|inside)$/ : /^(?:in|into|inside|to|as|for|under|at|on|below)$/)
      ? ({ do: 'enter', value: value(text, !field), field: field && phrase(field), byKeys } as const)
      : undefined;

const isSeparator = (token: Token) => token.mark === ',' || bareWord(token) === 'and';

/** Whether a text without quotation marks has a word that leads to a field: it is not clear where the text ends. */
const leads = (tokens: readonly Token[], words: RegExp) =>
  tokens.some((token) => words.test(bareWord(token) ?? ''));

const click =
  (how: 'click' | 'dblclick' | 'rightclick' | 'hover') =>
  ({ target, times = 1 }: Slots) =>
    target && ({ do: how, target: phrase(target), times } as const);

/** `Notes over` of `drag Notes over to Done`. */
const withoutLast = (tokens: readonly Token[], word: string) =>
  tokens.length > 1 && bareWord(tokens.at(-1)) === word ? tokens.slice(0, -1) : tokens;

const tick =
  (on: boolean | undefined) =>
  ({ target }: Slots) =>
    target && ({ do: 'tick', on, target: phrase(target) } as const);

const choose = ({ option, field }: Slots) =>
  option && ({ do: 'choose', option: phrase(option), field: field && phrase(field) } as const);

const pair =
  (text: boolean) =>
  ({ words }: Slots) =>
    words && words.length > 1
      ? ({ do: 'pair', words: phrase(words), text, merged: words.some(isSeparator) } as const)
      : undefined;

/** The word that leads to a place, where another one stands in the prompt. */
const inside = ([first]: readonly Token[]): Token => {
  const at = first?.start ?? 0;
  return { text: 'in', words: ['in'], quoted: false, start: at, end: at };
};

/** The list in the row of somebody: `make Ada an editor`. */
const listOf = (who: Phrase): Phrase => {
  const at = inside(who);
  return [{ ...at, text: 'list', words: ['list'] }, at, ...who];
};

/** `a card called Plan launch`; where the name of the list begins must be clear. */
const addNoun = ({ noun, item, list }: Slots): Instruction | undefined =>
  noun && item && phrase(item).length > 0 && !leads(item, /^(?:in|into|to|on|inside)$/)
    ? { do: 'add', item: value(item), list: phrase(list ?? []), noun: phrase(noun) }
    : undefined;

export const rules: readonly Rule[] = [
  {
    name: 'Open',
    verbs: ['open', 'open up', 'go to', 'navigate to', 'visit', 'switch to', 'expand', 'unfold', 'load'],
    forms: [{ form: '{target}', read: ({ target }) => target && { do: 'open', target: phrase(target) } }],
    examples: [
      ['Open the cart', 'open: cart'],
      ['Go to the Reviews tab', 'open: Reviews tab'],
      ['expand "Archived projects"', 'open: Archived projects'],
    ],
  },
  {
    name: 'Find',
    verbs: ['find', 'locate', 'look for'],
    forms: [{ form: '{target}', read: ({ target }) => target && { do: 'point', target: phrase(target) } }],
    examples: [['Find the order 1042', 'point: order 1042']],
  },
  {
    name: 'Click',
    verbs: ['click', 'click on', 'press', 'press on', 'tap', 'tap on', 'hit', 'push'],
    forms: [{ form: '{target}', read: click('click') }],
    examples: [
      ['Click the "Save" button', 'click: Save button'],
      ['In the row of Ada, press Edit', 'click: Edit In row of Ada'],
      ['click Add adult twice', 'click 2 times: Add adult'],
      ['Click "Save" and "Close"', 'click: Save; click: Close'],
    ],
  },
  {
    name: 'Mouse',
    verbs: ['double click', 'doubleclick', 'double click on'],
    forms: [{ form: '{target}', read: click('dblclick') }],
    examples: [['Double-click readme.txt', 'dblclick: readme.txt']],
  },
  {
    name: 'Mouse',
    verbs: ['right click', 'rightclick', 'right click on'],
    forms: [{ form: '{target}', read: click('rightclick') }],
    examples: [['right-click on photo.png', 'rightclick: photo.png']],
  },
  {
    name: 'Mouse',
    verbs: ['hover', 'hover over', 'hover on', 'move the mouse over', 'move the mouse to', 'point at'],
    forms: [{ form: '{target}', read: click('hover') }],
    examples: [['Hover over Products', 'hover: Products']],
  },
  {
    name: 'Mouse',
    verbs: ['drag', 'drag and drop', 'move'],
    forms: [
      {
        form: '{what} to|onto|into|in|on {place}',
        read: ({ what, place }) =>
          what && place && { do: 'drag', what: phrase(withoutLast(what, 'over')), to: phrase(place) },
      },
    ],
    examples: [['Drag "Dark mode" to the Done column', 'drag: Dark mode > Done column']],
  },
  {
    name: 'Type or fill',
    verbs: ['type', 'type in', 'key in'],
    forms: [
      { form: '{value} in|into|to|inside|as|for|under {field}', read: enter(true) },
      { form: '{value}', read: enter(true) },
    ],
    examples: [
      ['Type buy milk into "One more thing"', 'enter: buy milk > One more thing'],
      ['into Username type bob', 'enter: bob > Username'],
      ['type hello', 'enter: hello'],
    ],
  },
  {
    name: 'Type or fill',
    verbs: ['fill', 'fill in', 'fill out', 'complete'],
    forms: [
      {
        form: '{field} with|as {value}',
        read: ({ field, value: text }) =>
          field && text && { do: 'enter', value: value(text, true), field: phrase(field), byKeys: false },
      },
      { form: '{words}', read: pair(true) },
    ],
    examples: [
      ['Fill "Phone number" with +49 170 5550123', 'enter: +49 170 5550123 > Phone number'],
      ['Fill in the form: name Ada, message "Hello, you"', 'pair: name Ada; pair: message Hello, you'],
    ],
  },
  {
    name: 'Type or fill',
    verbs: ['enter', 'write', 'put', 'input', 'insert', 'paste', 'fill', 'fill in'],
    forms: [
      { form: '{value} in|into|to|inside|as|for|under {field}', read: enter(false) },
      { form: '{words}', read: pair(true) },
      { form: '{value}', read: enter(false) },
    ],
    examples: [
      ['Enter Berlin in From and Oslo in To', 'enter: Berlin > From; enter: Oslo > To'],
      ['enter 14:30 as the start time', 'enter: 14:30 > start time'],
      ['Enter the username "ada" and the password "x y"', 'pair: username ada; pair: password x y'],
    ],
  },
  {
    name: 'Set',
    verbs: ['set', 'adjust', 'move', 'slide', 'increase', 'decrease', 'raise', 'lower'],
    forms: [
      {
        form: '{field} to|at|as {value}',
        read: ({ field, value: text }) =>
          field && text && { do: 'enter', value: value(text, true), field: phrase(field), byKeys: false },
      },
      { form: '{words}', read: pair(true) },
    ],
    examples: [
      [
        'Set the birthday to May 5 1990 and the colour to red',
        'enter: May 5 1990 > birthday; enter: red > colour',
      ],
      ['Set "Dark mode" to on', 'enter: on > Dark mode'],
    ],
  },
  {
    name: 'Set',
    verbs: ['make', 'switch'],
    forms: [
      {
        form: '{field} to {value}',
        read: ({ field, value: text }) =>
          field && text && { do: 'choose', option: phrase(text), field: phrase(field) },
      },
      {
        form: '{who} a|an {value}',
        read: ({ who, value: text }) =>
          who && text && { do: 'choose', option: phrase(text), field: listOf(phrase(who)) },
      },
      { form: '{words}', read: pair(false) },
    ],
    examples: [
      ['Switch the view to grid', 'choose: grid < view'],
      ['make the role Editor', 'pair: role Editor'],
    ],
  },
  {
    name: 'Set',
    verbs: ['change', 'update'],
    changesState: true,
    forms: [
      {
        form: '{field} to {value}',
        read: ({ field, value: text }) =>
          field && text && { do: 'enter', value: value(text, true), field: phrase(field), byKeys: false },
      },
    ],
    examples: [['Change the time zone to Lisbon', 'enter: Lisbon > time zone']],
  },
  {
    name: 'Download',
    verbs: ['download'],
    forms: [{ form: '{target}', read: ({ target }) => target && { do: 'download', target: phrase(target) } }],
    examples: [['Download the receipt', 'download: receipt']],
  },
  {
    name: 'Replace',
    verbs: ['replace', 'overwrite'],
    forms: [
      {
        form: '{field} with|by {value}',
        read: ({ field, value: text }) =>
          field && text && { do: 'replace', value: value(text, true), field: phrase(field) },
      },
    ],
    examples: [
      ['Replace the subject with "Hello"', 'replace: Hello > subject'],
      ['Replace the text in Notes with Bread', 'replace: Bread > text in Notes'],
    ],
  },
  {
    name: 'Choose',
    verbs: ['choose', 'select', 'pick', 'filter by', 'filter for', 'show', 'show only', 'show me'],
    forms: [
      { form: '{option} from|in|as|for|under {field}', read: choose },
      { form: '{words}', read: pair(false) },
      { form: '{option}', read: choose },
    ],
    examples: [
      ['Choose Business from the class dropdown', 'choose: Business < class dropdown'],
      ['Select category Tents and sort by price', 'pair: category Tents; sort: price'],
      ['pick May 5 1990 as the date', 'choose: May 5 1990 < date'],
    ],
  },
  {
    name: 'Choose',
    verbs: ['filter by'],
    // `category Tents`: an option in the list that is called so.
    forms: [
      {
        form: '{words}',
        read({ words = [] }) {
          const [first, ...rest] = phrase(words);
          return first && rest.length > 0
            ? { do: 'choose', option: [...rest, inside(words), first], field: undefined }
            : undefined;
        },
      },
    ],
    examples: [['Filter by category Tents', 'pair: category Tents']],
  },
  {
    name: 'Choose',
    verbs: ['answer'],
    forms: [
      { form: '{option} to|for {field}', read: choose },
      {
        form: '{option} to|for {field}',
        read: ({ option, field }) =>
          option &&
          field && { do: 'click', target: [...phrase(option), inside(field), ...phrase(field)], times: 1 },
      },
    ],
    examples: [['answer yes to "Do you smoke?"', 'choose: yes < Do you smoke?']],
  },
  {
    name: 'Create',
    verbs: ['make a', 'create a', 'start a', 'begin a', 'add a', 'make an', 'create an'],
    // Only where a button is called so: `New folder`.
    forms: [
      {
        form: '{target}',
        read: ({ target }) =>
          target && bareWord(target[0]) === 'new' ? { do: 'named', words: phrase(target) } : undefined,
      },
    ],
    examples: [['create a new folder', 'named: new folder']],
  },
  {
    name: 'Tick',
    verbs: ['tick', 'tick off', 'check', 'check off', 'enable', 'turn on', 'switch on', 'select'],
    forms: [{ form: '{target}', read: tick(true) }],
    examples: [
      ['Tick Mushrooms and Pineapple', 'tick: Mushrooms; tick: Pineapple'],
      ['turn on Dark mode', 'tick: Dark mode'],
    ],
  },
  {
    name: 'Tick',
    verbs: ['accept', 'agree to', 'agree with', 'consent to', 'acknowledge'],
    forms: [{ form: '{target}', read: tick(true) }],
    examples: [['Accept the terms', 'tick: terms']],
  },
  {
    name: 'Tick',
    verbs: ['untick', 'uncheck', 'deselect', 'unselect', 'disable', 'turn off', 'switch off'],
    forms: [{ form: '{target}', read: tick(false) }],
    examples: [['Uncheck Olives', 'untick: Olives']],
  },
  {
    name: 'Tick',
    verbs: ['toggle'],
    forms: [{ form: '{target}', read: tick(undefined) }],
    examples: [['toggle Dark mode', 'toggle: Dark mode']],
  },
  {
    name: 'Clear',
    verbs: ['clear', 'empty'],
    forms: [{ form: '{field}', read: ({ field }) => field && { do: 'clear', field: phrase(field) } }],
    examples: [['Clear the Subject field', 'clear: Subject field']],
  },
  {
    name: 'Close',
    verbs: ['close'],
    forms: [{ form: '{target}', read: ({ target }) => target && { do: 'close', target: phrase(target) } }],
    examples: [['Close the dialog', 'close: dialog']],
  },
  {
    name: 'Close',
    verbs: ['collapse', 'fold'],
    forms: [{ form: '{target}', read: ({ target }) => target && { do: 'collapse', target: phrase(target) } }],
    examples: [['Collapse Details', 'collapse: Details']],
  },
  {
    name: 'Add to a list',
    verbs: ['add'],
    forms: [
      {
        form: '{item} to|into|on {list}',
        read: ({ item, list }) =>
          (item &&
            list?.at(-1)?.words.at(-1) === 'list' && {
              do: 'add',
              item: value(item),
              list: phrase(list.slice(0, -1)),
              noun: [],
            }) ||
          undefined,
      },
      { form: '{noun} titled|called|named {item} to|into|in|on {list}', read: addNoun },
      { form: '{noun} titled|called|named {item}', read: addNoun },
      {
        form: '{words}',
        read({ words = [] }) {
          const at = words.findIndex(({ mark }) => mark === ':');
          return at > 0 ? addNoun({ noun: words.slice(0, at), item: words.slice(at + 1) }) : undefined;
        },
      },
    ],
    examples: [
      ['Add "buy milk" to the list', 'add: buy milk'],
      ['Add a card called Plan launch to the To do column', 'add: Plan launch > To do column'],
      ['Add a task titled "Pay the rent"', 'add: Pay the rent'],
    ],
  },
  {
    name: 'Submit',
    verbs: ['submit'],
    forms: [
      {
        form: '{what}',
        read: ({ what }) =>
          what && /^(?:it|(?:the |this )?form)$/.test(what.map(bareWord).join(' '))
            ? { do: 'submit' }
            : undefined,
      },
    ],
    examples: [['Submit the form', 'submit']],
  },
  {
    name: 'Search',
    verbs: ['search for', 'look up'],
    forms: [
      {
        form: '{text} in|using|with {field}',
        read: ({ text, field }) => text && field && { do: 'search', text: value(text), where: phrase(field) },
      },
      {
        form: '{text}',
        read: ({ text }) =>
          text && !leads(text, /^(?:using|with|via|box|bar|field)$/)
            ? { do: 'search', text: value(text, true), where: [] }
            : undefined,
      },
    ],
    examples: [['Search for octavia butler', 'search: octavia butler']],
  },
  {
    name: 'Search',
    verbs: ['search'],
    forms: [
      {
        form: '{field} for {text}',
        read: ({ text, field }) =>
          text && field && { do: 'search', text: value(text, true), where: phrase(field) },
      },
    ],
    examples: [['search the products for tents', 'search: tents < products']],
  },
  {
    name: 'Sort',
    verbs: ['sort', 'order'],
    forms: [
      { form: 'by {by}', read: ({ by }) => by && { do: 'sort', what: [], by: phrase(by) } },
      {
        form: '{what} by {by}',
        read: ({ what, by }) => what && by && { do: 'sort', what: phrase(what), by: phrase(by) },
      },
    ],
    examples: [
      ['sort by price', 'sort: price'],
      ['Sort the table by Role', 'sort: Role < table'],
    ],
  },
];
