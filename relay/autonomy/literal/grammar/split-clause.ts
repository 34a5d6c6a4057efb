/** What a clause may mean as several, where it means nothing as one. */
import { separates } from './chunks';
import type { Clause, Phrase, Prohibition } from './instruction';
import { phrase, value } from './slots';
import { bareWord, type Token } from './token';
import { makesNew, verbsAt } from './verbs';
import { articles, controlVerbs, pronouns } from './words';

type Read = (tokens: readonly Token[]) => Clause;

/** In tokens; a clause that is split is read once more for each of its separators. */
const maxSplitTokens = 60;
const maxSplits = 6;

/** `Load more, then bookmark Rain`, `Compose: To Ada`, `On the shipping tab expand Costs`, each as two clauses. */
export function splitsOf(
  tokens: readonly Token[],
  place: Phrase,
  rest: readonly Token[],
  readClause: Read,
): (readonly Clause[])[] {
  if (tokens.length > maxSplitTokens) return [];
  const tab = phrase(place.slice(1)).filter((token) => bareWord(token) !== 'tab');
  const inTab: Clause[] =
    tab.length > 0
      ? [
          { ...readClause(place), readings: [[[{ do: 'openTab', target: tab }]]], splits: () => [] },
          { ...readClause(rest), mayCome: true as const },
        ]
      : [];
  const ends = [...tokens.keys()].filter((at) => {
    const token = tokens[at] as Token;
    const opens = token.mark === ':' || bareWord(token) === 'with';
    return opens || (separates(token) && !separates(tokens[at - 1] ?? token));
  });
  const apart = ends.slice(0, maxSplits).flatMap((at) => {
    const behind = tokens.slice(at + 1);
    const skipped = behind.findIndex((token) => !separates(token));
    const [first, second] = [tokens.slice(0, at), behind.slice(Math.max(0, skipped))];
    if (phrase(first).length === 0 || phrase(second).length === 0) return [];
    const isColon = tokens[at]?.mark === ':';
    const opens = isColon || makesNew(first);
    // A name alone asks for nothing, unless what follows is said to be in it.
    const begins = opens || verbsAt(first, 0).length > 0 || controlVerbs.has(bareWord(first[0]) ?? '');
    if (!begins || (bareWord(tokens[at]) === 'with' && !opens)) return [];
    return [[readClause(first), { ...readClause(second), ...(opens && { mayCome: true as const }) }]];
  });
  const front = inTab.length > 0 ? [inTab] : behindTab(tokens, readClause);
  return [
    ...front,
    ...withoutThing(tokens, readClause),
    ...byMenu(tokens, readClause),
    ...withName(tokens, readClause),
    ...inMenu(tokens, readClause),
    ...behindFold(tokens, readClause),
    ...withFields(tokens, readClause),
    ...toSomebody(tokens, readClause),
    ...apart,
  ];
}

/** `Turn off Comments in the notifications`, which is a tab. */
function behindTab(tokens: readonly Token[], readClause: Read): (readonly Clause[])[] {
  const at = tokens.findLastIndex((token) => /^(?:in|on|under)$/.test(bareWord(token) ?? ''));
  const tab = phrase(tokens.slice(at + 1)).filter(
    (token) => !/^(?:tab|section)$/.test(bareWord(token) ?? ''),
  );
  if (at < 2 || tab.length === 0 || tab.length > 4) return [];
  const opening: Clause = {
    ...readClause(tokens.slice(at)),
    readings: [[[{ do: 'openTab', target: tab }]]],
    splits: () => [],
  };
  return [[opening, { ...readClause(tokens.slice(0, at)), mayCome: true as const }]];
}

/** `Compose a message to Ada with subject "Lunch"`: the form that comes has a field for each. */
function withFields(tokens: readonly Token[], readClause: Read): (readonly Clause[])[] {
  const opens = /^(?:compose|write|draft|create|start|new)$/.test(bareWord(tokens[0]) ?? '');
  const at = tokens.findIndex((token) => bareWord(token) === 'to');
  if (!opens || at < 2 || at > 4 || at + 1 >= tokens.length) return [];
  return [[readClause(tokens.slice(0, at)), { ...readClause(tokens.slice(at)), mayCome: true as const }]];
}

/** `Send "Hello" to Bob`: opens the conversation that is called so, and writes there. */
function toSomebody(tokens: readonly Token[], readClause: Read): (readonly Clause[])[] {
  const found = textTo(tokens);
  if (!found || found.who.length === 0 || found.who.length > 3) return [];
  const { text, who } = found;
  const openers = [['message', 'send', 'send message', 'write message', 'reply']];
  const values = [{ value: value([text]), words: [text], takes: 'text' as const }];
  const opening: Clause = {
    ...readClause(who),
    readings: [[[{ do: 'open', target: who }]]],
    splits: () => [],
  };
  const writing: Clause = {
    ...readClause(tokens),
    readings: [[[{ do: 'form', openers, what: [], values, heading: who }]]],
    mayCome: true,
    splits: () => [],
  };
  return [[opening, writing]];
}

/** `Send "Hello" to Bob`, `Send a message to Bob saying "Hello"`, `Message Bob "Hello"`. */
function textTo(tokens: readonly Token[]): { text: Token; who: Phrase } | undefined {
  const said = phrase(tokens).filter((token) => !articles.has(bareWord(token) ?? ''));
  const [verb, ...words] = said;
  const text = words.find(({ quoted }) => quoted);
  if (!text || !/^(?:send|message|write|text)$/.test(bareWord(verb) ?? '')) return undefined;
  const shape = words.map((token) => (token === text ? '"' : (bareWord(token) ?? '_'))).join(' ');
  const isTo = /^(?:message )?" to (?:\S+ ?)+$|^message to (?:\S+ )+(?:saying|with) "$/.test(shape);
  const isBefore = /^(?:[^" ]+ )+(?:message )?"$/.test(shape) && !/\b(?:to|as|in|on)\b/.test(shape);
  if (!isTo && !isBefore) return undefined;
  const idle = /^(?:message|to|saying|with)$/;
  return { text, who: words.filter((token) => token !== text && !idle.test(bareWord(token) ?? '')) };
}

const maxFoldWords = 3;

/** `Filter by brand Acme`, where the brands are in a section that is closed. */
function behindFold(tokens: readonly Token[], readClause: Read): (readonly Clause[])[] {
  const verb = verbsAt(tokens, 0).find(({ rule }) => /^(?:Choose|Tick)$/.test(rule?.name ?? ''));
  if (!verb || tokens.some(({ mark }) => mark)) return [];
  const [words, rest] = [tokens.slice(0, verb.length), tokens.slice(verb.length)];
  return rest.slice(0, maxFoldWords).flatMap((_, at) => {
    const [target, left] = [phrase(rest.slice(0, at + 1)), rest.slice(at + 1)];
    if (left.length === 0) return [];
    const opening: Clause = {
      ...readClause(target),
      readings: [[[{ do: 'unfold', target }]]],
      splits: () => [],
    };
    return [[opening, { ...readClause([...words, ...left]), mayCome: true as const }]];
  });
}

/** `Rename notes.txt to ideas.txt`, `Create a new folder called Photos`: the form for a name that comes then is filled in. */
function withName(tokens: readonly Token[], readClause: Read): (readonly Clause[])[] {
  const isRenaming = bareWord(tokens[0]) === 'rename';
  if (!isRenaming && !makesNew(tokens)) return [];
  const leads = isRenaming ? /^(?:to|as|into)$/ : /^(?:called|named|titled)$/;
  const at = tokens.findLastIndex((token) => leads.test(bareWord(token) ?? ''));
  const name = tokens.slice(at + 1);
  if (at < 2 || phrase(name).length === 0) return [];
  const naming: Clause = {
    ...readClause(tokens.slice(at)),
    readings: [[[{ do: 'name', value: value(name) }]]],
    mayCome: true,
    splits: () => [],
  };
  const opening = tokens.slice(0, at);
  return [[readClause(opening), naming], ...inMenu(opening, readClause).map((split) => [...split, naming])];
}

/** `Rename notes.txt`, where that is in the menu of its row. */
function inMenu(tokens: readonly Token[], readClause: Read): (readonly Clause[])[] {
  const [verb] = tokens;
  if (!verb || tokens.length < 2 || !controlVerbs.has(bareWord(verb) ?? '')) return [];
  if (tokens.some((token) => token.mark || pronouns.has(bareWord(token) ?? ''))) return [];
  const from = (end: number): readonly Clause[] => [
    menuOf(tokens.slice(1, end), readClause),
    { ...readClause([verb, ...tokens.slice(end)]), mayCome: true as const },
  ];
  // `Mark the second message as unread`: the rest belongs to the name in the menu.
  const tail = tokens.findLastIndex((token) => /^(?:as|to)$/.test(bareWord(token) ?? ''));
  return tail > 1 ? [from(tail), from(tokens.length)] : [from(tokens.length)];
}

function menuOf(thing: readonly Token[], readClause: Read): Clause {
  return {
    ...readClause(thing),
    readings: [[[{ do: 'openMenu', target: phrase(thing) }]]],
    splits: () => [],
  };
}

/** `Delete the file plan.doc using its menu`: opens the menu, then chooses there what the verb says. */
function byMenu(tokens: readonly Token[], readClause: Read): (readonly Clause[])[] {
  const menu = tokens.length - 1;
  const isMenu = /^(?:menu|options|actions)$/.test(bareWord(tokens[menu]) ?? '');
  const at = tokens.findLastIndex((token) =>
    /^(?:using|via|with|through|from|in|by)$/.test(bareWord(token) ?? ''),
  );
  const between = tokens.slice(at + 1, menu).map(bareWord);
  const [verb] = tokens;
  if (!isMenu || at < 2 || !verb || !between.includes('its')) return [];
  if (between.some((word) => !/^(?:its|context|more|action|options?|the|of)$/.test(word ?? ''))) return [];
  return inMenu(tokens.slice(0, at), readClause);
}

/** `Search trains without insurance`: first what is not wanted. */
function withoutThing(tokens: readonly Token[], readClause: Read): (readonly Clause[])[] {
  const at = tokens.findLastIndex((token) => bareWord(token) === 'without');
  const unwanted = at > 0 ? readClause(tokens.slice(at)) : undefined;
  return unwanted && thingsIn(unwanted).length > 0 ? [[unwanted, readClause(tokens.slice(0, at))]] : [];
}

/** What a clause says is not wanted. */
export function thingsIn({ readings }: Clause): readonly Prohibition[] {
  return readings
    .flat(2)
    .flatMap((one) => (one.do === 'forbid' && one.prohibition.isThing ? [one.prohibition] : []));
}
