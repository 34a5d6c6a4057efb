/** Writes the likeliest reading of each clause of a prompt in one line, for comparison. */
import type { Instruction, Phrase } from '../../../relay/autonomy/literal/grammar/instruction';
import { readPrompt } from '../../../relay/autonomy/literal/grammar/read-prompt';
import { articles } from '../../../relay/autonomy/literal/grammar/words';

/** `click: Save button; enter: Ada > Name`. */
export function readingInShort(prompt: string): string {
  return readPrompt(prompt)
    .flatMap(({ readings: [first = []] }) => first)
    .map(([likeliest]) => (likeliest ? instructionInShort(likeliest) : 'nothing'))
    .join('; ');
}

function words(phrase: Phrase): string {
  return phrase
    .filter(({ text, quoted }) => quoted || !articles.has(text.toLowerCase()))
    .map(({ text }) => text)
    .join(' ');
}

/** `enter: Ada > Name` */
export function instructionInShort(one: Instruction): string {
  const counted = (times: number) => (times > 1 ? ` ${times} times` : '');
  switch (one.do) {
    case 'click':
    case 'dblclick':
    case 'rightclick':
    case 'hover':
      return `${one.do}${counted(one.times)}: ${words(one.target)}`;
    case 'enter':
      return `enter: ${one.value.text}${one.field ? ` > ${words(one.field)}` : ''}`;
    case 'download':
      return `download: ${words(one.target)}`;
    case 'replace':
      return `replace: ${one.value.text} > ${words(one.field)}`;
    case 'choose':
      return `choose: ${words(one.option)}${one.field ? ` < ${words(one.field)}` : ''}`;
    case 'tick':
      return `${one.on === undefined ? 'toggle' : one.on ? 'tick' : 'untick'}: ${words(one.target)}`;
    case 'tickInstead':
      return `${one.on ? 'tick' : 'untick'} instead: ${words(one.target)}`;
    case 'form':
      return `form: ${one.openers[0]?.[0]} ${words(one.what)}: ${one.values.map(({ value }) => value.text).join(', ')}`;
    case 'tell':
      return `tell: ${words(one.what)}`;
    case 'pageNumber':
      return `page number: ${one.number}`;
    case 'perPage':
      return `per page: ${one.count}`;
    case 'mode':
      return `mode: ${words(one.option)} < ${one.noun}`;
    case 'rate':
      return `rate: ${words(one.what)} ${one.stars}`;
    case 'press':
      return `press ${one.key}${counted(one.times)}${one.target ? `: ${words(one.target)}` : ''}`;
    case 'scroll':
      return `scroll ${one.way}`;
    case 'scrollTo':
      return `scroll to: ${words(one.target)}`;
    case 'wait':
      return `wait ${one.ms} ms`;
    case 'waitFor':
      return `wait ${one.gone ? 'until gone' : 'for'}: ${one.text}`;
    case 'login':
      return `log in: ${one.user.text}, ${one.password.text}`;
    case 'add':
      return `add: ${one.item.text}${one.list.length > 0 && words(one.list) ? ` > ${words(one.list)}` : ''}`;
    case 'search':
      return `search: ${one.text.text}${one.where.length > 0 ? ` < ${words(one.where)}` : ''}`;
    case 'sort':
      return `sort: ${words(one.by)}${one.what.length > 0 ? ` < ${words(one.what)}` : ''}`;
    case 'drag':
      return `drag: ${words(one.what)} > ${words(one.to)}`;
    case 'name':
      return `name: ${one.value.text}`;
    case 'submit':
      return 'submit';
    case 'navigate':
      return `navigate: ${one.url}`;
    case 'forbid':
      return `not: ${one.prohibition.phrases.map(words).join(' / ')}`;
    case 'amount':
      return `${one.count} times: ${words(one.words)}`;
    case 'named':
    case 'pair':
      return `${one.do}: ${words(one.words)}`;
    case 'pairs':
      return `pairs: ${words(one.tokens)}`;
    case 'clear':
      return `clear: ${words(one.field)}`;
    case 'open':
    case 'openTab':
    case 'openMenu':
    case 'unfold':
    case 'point':
    case 'close':
    case 'collapse':
      return `${one.do}: ${words(one.target)}`;
    default:
      return one.do;
  }
}
