/** Reads one clause: finds its verb and all that its words may mean. */
import { bareReadings, labelledPairs, mergedChunks, separates, withoutForm } from './chunks';
import { readingOfCut, withoutEnding, withoutTimes } from './endings';
import type { Clause, Instruction, Part, Phrase, Prohibition, Reading } from './instruction';
import { withOwnerBehind } from './possessive';
import { prohibiting, prohibitionIn } from './prohibition';
import { phrase, slotsOf, written } from './slots';
import { bareWord, type Token } from './token';
import { makesNew, type VerbMatch, verbsAt } from './verbs';
import { controlVerbs, prepositions } from './words';

/** Longer ones are not instructions, and reading them would take the square of their length. */
const maxTokens = 150;

/** @param tokens those of the clause, without what is said before an instruction */
export function readClause(tokens: readonly Token[]): Clause {
  const prohibition = tokens.length > maxTokens ? undefined : prohibitionIn(tokens);
  if (prohibition) return prohibiting(tokens, prohibition);
  const { place, rest } = placeFirst(tokens);
  const verbs = tokens.length > maxTokens ? [] : verbsAt(rest, 0);
  // `Send again` may be a name, `press Next again` is none.
  const cut = tokens.length > maxTokens ? undefined : withoutEnding(tokens);
  const owned = tokens.length > maxTokens ? undefined : withOwnerBehind(tokens);
  return {
    text: written(tokens),
    words: phrase(cut ?? tokens),
    readings: [
      ...readingsIn(tokens),
      ...(owned ? readingsIn(owned) : []),
      ...(cut
        ? readingsIn(cut).map((reading) => readingOfCut(reading, phrase(cut).at(-1)?.quoted === true))
        : []),
    ],
    hasVerb: verbs.length > 0,
    // Its field may come with what was pressed before.
    ...(labelledPairs(tokens).length > 0 && { mayCome: true as const }),
    splits: () => (tokens.length > maxSplitTokens ? [] : splitsOf(tokens, place, rest)),
    changesState: verbs.some(({ rule }) => rule !== undefined && 'changesState' in rule),
    creates: makesNew(rest),
  };
}

/** A clause whose text at its end may go on with what follows it. */
export function readCutClause(tokens: readonly Token[]): Clause {
  const clause = readClause(tokens);
  const isQuoted = phrase(tokens).at(-1)?.quoted === true;
  return { ...clause, readings: clause.readings.map((reading) => readingOfCut(reading, isQuoted)) };
}

function readingsIn(tokens: readonly Token[]): Reading[] {
  if (tokens.length > maxTokens) return labelledPairs(tokens);
  const { place, rest } = placeFirst(tokens);
  const verbs = verbsAt(rest, 0);
  return [
    ...labelledPairs(tokens),
    ...verbs.flatMap((match) => readingsOf(match, rest.slice(match.length), place)),
    ...(verbs.length === 0 ? bareReadings(tokens) : []),
    [[{ do: 'named', words: phrase(tokens) }]],
  ];
}

/** In tokens; a clause that is split is read once more for each of its separators. */
const maxSplitTokens = 60;
const maxSplits = 6;

/** `Load more, then bookmark Rain`, `Compose: To Ada`, `On the shipping tab expand Costs`, each as two clauses. */
function splitsOf(tokens: readonly Token[], place: Phrase, rest: readonly Token[]): (readonly Clause[])[] {
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
  return [...(inTab.length > 0 ? [inTab] : []), ...withoutThing(tokens), ...byMenu(tokens), ...apart];
}

/** `Delete the file plan.doc using its menu`: opens the menu, then chooses there what the verb says. */
function byMenu(tokens: readonly Token[]): (readonly Clause[])[] {
  const menu = tokens.length - 1;
  const isMenu = /^(?:menu|options|actions)$/.test(bareWord(tokens[menu]) ?? '');
  const at = tokens.findLastIndex((token) =>
    /^(?:using|via|with|through|from|in|by)$/.test(bareWord(token) ?? ''),
  );
  const between = tokens.slice(at + 1, menu).map(bareWord);
  const [verb] = tokens;
  if (!isMenu || at < 2 || !verb || !between.includes('its')) return [];
  if (between.some((word) => !/^(?:its|context|more|action|options?|the|of)$/.test(word ?? ''))) return [];
  const word = (text: string): Token => ({ ...verb, text, words: [text], quoted: false });
  const opening = [word('open'), word('the'), word('menu'), word('of'), ...tokens.slice(1, at)];
  return [[readClause(opening), { ...readClause([verb]), mayCome: true as const }]];
}

/** `Search trains without insurance`: first what is not wanted. */
function withoutThing(tokens: readonly Token[]): (readonly Clause[])[] {
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

/** `in the row of Ada click Edit`: the place, and the rest. */
function placeFirst(tokens: readonly Token[]): { place: Phrase; rest: readonly Token[] } {
  if (prepositions.has(bareWord(tokens[0]) ?? '') && verbsAt(tokens, 0).length === 0)
    for (let at = 2; at < tokens.length; at += 1)
      if (verbsAt(tokens, at).length > 0)
        return { place: phrase(tokens.slice(0, at)), rest: tokens.slice(at) };
  return { place: [], rest: tokens };
}

/** `click Next twice`; where nothing is done several times, the words belong to a text or a name. */
function readingsOf(match: VerbMatch, rest: readonly Token[], place: Phrase): Reading[] {
  const { count, left } = withoutTimes(rest);
  if (left === rest) return readingsOfTimes(match, rest, place, 1);
  const counted = readingsOfTimes(match, left, place, count).map((reading) =>
    reading.map((part) => part.filter((one) => 'times' in one)),
  );
  return [
    ...counted.filter((reading) => reading.every((part) => part.length > 0)),
    ...readingsOfTimes(match, rest, place, 1),
  ];
}

function readingsOfTimes(
  { rule, special }: VerbMatch,
  left: readonly Token[],
  place: Phrase,
  count: number,
): Reading[] {
  if (special) return place.length > 0 ? [] : special.read(left, count).map((instruction) => [[instruction]]);
  const read = (tokens: readonly Token[]): Part =>
    (rule?.forms ?? []).flatMap(({ form, read: make }) =>
      slotsOf(form, tokens).flatMap((slots) => {
        const made = make({ ...slots, times: count } as never);
        return made ? atPlace(made, place) : [];
      }),
    );
  // `write "Hi" in the note and place the order`: what names no field beside others that do is no text to enter.
  const chunks = mergedChunks(withoutForm(left), (tokens) => read(tokens).length > 0).map((tokens, _, all) =>
    all.length > 1 ? read(tokens).filter(namesField) : read(tokens),
  );
  // `submit` alone.
  const whole = left.length === 0 && rule?.name === 'Submit' ? [{ do: 'submit' } as const] : read(left);
  const areParts = chunks.length > 1 && chunks.every((part) => part.length > 0);
  // Where each part names its own field, the whole is no text for the first one.
  const nameFields =
    areParts && chunks.every(([first]) => first && 'field' in first && first.field !== undefined);
  const takesPairs = whole.some(({ do: does }) => does === 'pair');
  const labelled = takesPairs
    ? labelledPairs(left).map((reading) => reading.map((part) => part.flatMap((one) => atPlace(one, place))))
    : [];
  const pairs = takesPairs && place.length === 0 ? [[[{ do: 'pairs', tokens: left } as const]]] : [];
  return [
    ...labelled,
    ...(areParts ? [chunks] : []),
    ...(whole.length > 0 && !nameFields ? [[whole]] : []),
    ...pairs,
  ];
}

function namesField(instruction: Instruction): boolean {
  return instruction.do !== 'enter' || instruction.field !== undefined;
}

/** The instruction with its place; one without a field may have it as its field: `in the Message box write "Hello"`. */
function atPlace(instruction: Instruction, place: Phrase): Instruction[] {
  if (place.length === 0) return [instruction];
  const isField = 'field' in instruction && instruction.field === undefined;
  const asField = isField ? [{ ...instruction, field: place.slice(1) } as Instruction] : [];
  for (const slot of ['field', 'target', 'option', 'words'] as const) {
    const own = (instruction as unknown as Record<string, Phrase | undefined>)[slot];
    if (own) return [...asField, { ...instruction, [slot]: [...own, ...place] } as Instruction];
  }
  return asField;
}
