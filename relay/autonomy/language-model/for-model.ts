/** Leaves out of messages for callers of the API what a model in a task cannot do. */
import { allActions } from '../../../extension/actions/table';

/** Fields and routes that a model is not offered. */
const fieldOrRoute =
  /\b(?:timeoutMs|waitUntil|approvalMs|onlySeen|wantCss)\b|\b(?:GET|POST|PUT|DELETE) (?:\/|the )|\?raise\b|\bnpx\b/;
/** After a mark that ends a sentence; words of a page that stand in it are put together again as they were. */
const betweenSentences = /(?<=[.!?]["”']?) (?=["“]?[A-Z])/;
const betweenChoices = /,? or (?=[a-z"?])/;
/** What is left of an advice when its first part is gone begins with a capital. */
const firstLetter = /^["“]?[a-z]/;

/**
 * The message without advice that names fields, routes or actions which a model is not offered. Its first sentence, which
 * says what happened, stays as it is.
 */
export function forModel(message: string): string {
  const [happened = '', ...advice] = message.split(betweenSentences);
  return [happened, ...advice.flatMap(followable)].join(' ');
}

/** A sentence as far as a model can follow it. */
function followable(sentence: string): string[] {
  if (!isForCallers(sentence)) return [sentence];
  const choices = sentence.replace(/\.$/, '').split(betweenChoices);
  const left = choices.filter((choice) => !isForCallers(choice)).join(' or ');
  if (left === '') return [];
  return [`${left.replace(firstLetter, (letter) => letter.toUpperCase())}.`];
}

function isForCallers(words: string): boolean {
  advised ??= advisedActions();
  return fieldOrRoute.test(words) || advised.test(words);
}

/** An action that is not offered, where a message advises to use it. Set once. */
let advised: RegExp | undefined;

function advisedActions(): RegExp {
  const names = Object.entries(allActions()).flatMap(([name, { offeredToModel }]) =>
    offeredToModel ? [] : [name],
  );
  return new RegExp(`\\b(?:[Uu]se|[Ss]end|with|[Aa]ction) ["\`]?(?:${names.join('|')})(?![\\w-])`);
}
