/** Everything in the relay that reads texts of pages, prompts, models and callers, each as a function of one text. */

import { queryRole } from '../../../extension/dom/find/query-role';
import { changedLines } from '../../../extension/protocol/changed-lines';
import { maskSecrets } from '../../../extension/protocol/masking/mask-secrets';
import { parseSelector } from '../../../extension/protocol/selectors/selector';
import { faultOf } from '../../../relay/autonomy/language-model/done/evidence/evidence';
import { namesIn as namesInTree } from '../../../relay/autonomy/language-model/names/names-in';
import { saidSince } from '../../../relay/autonomy/language-model/said-since';
import { describeChanges } from '../../../relay/autonomy/language-model/view/describe-changes';
import { shortenView } from '../../../relay/autonomy/language-model/view/shorten-view';
import { find } from '../../../relay/autonomy/literal/find/find';
import { readPrompt } from '../../../relay/autonomy/literal/grammar/read-prompt';
import { tokensOf } from '../../../relay/autonomy/literal/grammar/token';
import { asFieldValue } from '../../../relay/autonomy/literal/page/dates';
import { parsePage as parseInspected } from '../../../relay/autonomy/literal/page/page';
import { jsonIn } from '../../../relay/autonomy/openai/json-in';
import { readAnswer } from '../../../relay/autonomy/openai/read-answer';
import { readCompletion } from '../../../relay/autonomy/openai/read-completion';
import { sentencesOf } from '../../../relay/autonomy/reading/language/sentences';
import { namesIn } from '../../../relay/autonomy/reading/language/spans/names';
import { type AnswerType, momentIn, spansOf } from '../../../relay/autonomy/reading/language/spans/spans';
import { measurePatterns, numberIn } from '../../../relay/autonomy/reading/language/spans/units';
import { stemOf, wordsOf } from '../../../relay/autonomy/reading/language/words';
import { linkTo } from '../../../relay/autonomy/reading/page/quotes';
import { pageWork } from '../../../relay/autonomy/reading/page-work';
import { readQuestion } from '../../../relay/autonomy/reading/question/question';
import { hostsIn } from '../../../relay/policy/named-hosts';
import { nearestName } from '../../../relay/validation/nearest-name';

type Passages = Record<string, unknown>[];

/** What the extension answers about a page of these passages. */
function page(passages: Passages, title = 'Tower'): { lines: string; text: string } {
  const head = { page: { title, lang: 'en', url: 'https://example.com/', contentType: 'text/html' } };
  const text = passages.map((passage) => passage.text).join('\n');
  return { lines: [head, ...passages].map((one) => JSON.stringify(one)).join('\n'), text };
}

const questions = [
  'How tall is the tower?',
  'Who built the tower in 1889?',
  'What does the cheapest ticket cost?',
  'When and where is the festival held?',
  'How many rooms are listed?',
  'Is the tower open on Sunday?',
  'Why was it closed?',
];

const ask = (passages: (text: string) => Passages, query: string) => (text: string) =>
  pageWork.answer({ query, ...page(passages(text)) });

/** A text in small passages, so that their number grows instead of their length. */
const chunks = (text: string) => text.match(/.{1,12}/gsu) ?? [];

const shapes: Record<string, (text: string) => Passages> = {
  'a paragraph': (text) => [{ kind: 'paragraph', text }],
  'a heading above a paragraph': (text) => [
    { kind: 'heading', text, trail: [text] },
    { kind: 'paragraph', text: 'The tower is 300 m high.', trail: [text] },
  ],
  'a label and a value': (text) => [{ kind: 'definition', name: text, text }],
  'a cell': (text) => [{ kind: 'row', text, cells: [text, 'tower', '300 m'], columns: ['a', text, 'c'] }],
  'many cells': (text) => [{ kind: 'row', text, cells: chunks(text), table: 't' }],
  'many rows': (text) =>
    chunks(text).map((one, index) => ({
      kind: 'row',
      text: one,
      cells: [`${one}${index}`, one, '3 m'],
      table: 't',
    })),
  'many paragraphs': (text) => chunks(text).map((one) => ({ kind: 'paragraph', text: one })),
  'many cards': (text) =>
    chunks(text).flatMap((one, index) => [
      { kind: 'heading', text: `${one} ${index}`, trail: ['Towers'], item: `i${index}` },
      { kind: 'paragraph', text: `${index}: ${one}`, trail: ['Towers'], item: `i${index}` },
    ]),
  'many facts': (text) =>
    chunks(text).map((one, index) => ({ kind: 'fact', name: `tower ${index}`, text: one })),
};

const types = [
  ...(Object.keys(measurePatterns) as AnswerType[]),
  ...([
    'person',
    'place',
    'organization',
    'name',
    'date',
    'year',
    'time',
    'moment',
    'money',
    'number',
  ] as const),
  ...(['quantity', 'size', 'frequency', 'email', 'phone', 'url', 'version'] as const),
];

const seen = (text: string) => ({ url: text, title: text, read: async () => text }) as never;
const reply = (text: string) => ({ text, reasoning: text, calls: [], promptTokens: 0, completionTokens: 0 });
const inspected = (text: string) =>
  chunks(text)
    .map(
      (one, index) => `[e${index}] ${JSON.stringify({ role: 'button', name: one, text: one, active: true })}`,
    )
    .join('\n');
const emptyBoxes = (count: number) =>
  Array.from({ length: count }, (_, index) => `- generic [e${index}]`).join('\n');
const newRows = (count: number) =>
  Array.from({ length: count }, (_, index) => `generic [e${index}]\n "Row ${index}"\n "Open"`).join('\n');
const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => `textbox "Field ${index}" = "1" [e${index}]`).join('\n');
const sayings = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `"The ${kind} text ${index}"`).join('\n');
const search = { among: () => true, partial: 'part' } as const;
const said = (answer: string) => JSON.stringify({ found: true, answer, quote: answer });

/** What it answers or throws: only the time counts. */
function orError(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

/** By name; each takes time in proportion to its text. */
export const parsers: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(
    Object.entries(shapes).flatMap(([shape, passages]) =>
      questions.map((question) => [`${question} of ${shape}`, ask(passages, question)]),
    ),
  ),
  ...Object.fromEntries(types.map((type) => [`spans of ${type}`, (text: string) => spansOf(type, text)])),
  names: namesIn,
  sentences: sentencesOf,
  words: wordsOf,
  'a stem': stemOf,
  'a number': numberIn,
  'a moment': momentIn,
  'a link': (text) => linkTo(`https://example.com/#${text}`, text),
  'a question': (text) => readQuestion(text.slice(0, 4_000)),
  'a question about a page': (text) =>
    ask(shapes['many paragraphs'] ?? (() => []), text.slice(0, 4_000))('The tower is 300 m high.'),
  'a schema of one property': (text) =>
    pageWork.answer({
      query: 'tower',
      ...page([{ kind: 'paragraph', text: 'The tower is 300 m high.' }]),
      schema: {
        type: 'object',
        properties: { [text]: { enum: [text] }, list: { type: 'array', description: text } },
      },
    }),
  'an answer of a model': (text) =>
    pageWork.check({
      said: said(text),
      question: { query: 'tower', ...page([{ kind: 'paragraph', text }]) },
      nothing: {} as never,
    }),
  'a prompt': (text) => readPrompt(text.slice(0, 20_000)),
  'a prompt that clicks': (text) => readPrompt(`click ${text}`.slice(0, 20_000)),
  'a prompt that enters': (text) => readPrompt(`enter ${text} into the field`.slice(0, 20_000)),
  'hosts of a prompt': (text) => hostsIn(text.slice(0, 20_000)),
  'a date in a field': (text) => asFieldValue(text.slice(0, 1_500), 'date'),
  'inspected elements': (text) => find(parseInspected(inspected(text)), tokensOf('the Save button'), search),
  'equal elements': (text) =>
    find(
      parseInspected(inspected('Save tower '.repeat(text.length / 12))),
      tokensOf('Save in the tower'),
      search,
    ),
  'a phrase': (text) => find(parseInspected(inspected('Save')), tokensOf(text.slice(0, 20_000)), search),
  'JSON in words': jsonIn,
  'a decision of a model': (text) => readAnswer(reply(text)),
  'a completion': (text) => readCompletion(text),
  'names in a tree': namesInTree,
  'what has changed': (text) => changedLines(chunks(text).join('\n'), chunks(text).reverse().join('\n')),
  'a view': shortenView,
  'changes of a page': (text) => describeChanges(chunks(text).join('\n'), chunks(text).reverse().join('\n')),
  'changes of a page of empty boxes': ({ length }) =>
    describeChanges(emptyBoxes(length / 8), emptyBoxes(length / 16)),
  'changes of a page of new rows': ({ length }) => describeChanges('"Tickets"', newRows(length / 4)),
  'what a page says since': ({ length }) => saidSince(sayings('old', length), sayings('new', length)),
  'evidence of a page of fields': ({ length }) =>
    faultOf({ answer: '', evidence: 'Field 1' }, seen(fields(length / 8)), { shown: 'Field 1', prompt: '' }),
  'a text with secrets': (text) =>
    maskSecrets({ a: text.slice(0, 8), b: 'pass', c: text.slice(-20) || 'c' })(text),
  'a selector': (text) => orError(() => parseSelector(text)),
  'a selector by role': (text) => {
    const name = text.replaceAll('"', "\\'");
    for (const body of [
      `button[name="${name}]`,
      `button[name='${name}]`,
      `button[name=/${name}]`,
      `button[${name}]`,
    ])
      orError(() => queryRole({} as never, body, {} as never));
  },
  'a misspelled name': (text) => nearestName(text, ['click', 'dblclick', 'navigate']),
  evidence: (text) => faultOf({ answer: text, evidence: text }, seen(text), { shown: text, prompt: text }),
};
