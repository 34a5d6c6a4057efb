/** Reads one clause: finds its verb and all that its words may mean. */
import { allIn } from './all-in';
import { bareReadings, labelledPairs, mergedChunks, withoutForm } from './chunks';
import { readingOfCut, withoutEnding, withoutTimes } from './endings';
import type { Clause, Instruction, Part, Phrase, Reading } from './instruction';
import { withOwnerBehind } from './possessive';
import { prohibiting, prohibitionIn } from './prohibition';
import { phrase, slotsOf, written } from './slots';
import { splitsOf } from './split-clause';
import { bareWord, type Token } from './token';
import { makesNew, type VerbMatch, verbsAt } from './verbs';
import { prepositions } from './words';

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
    hasVerb: verbs.some(
      ({ special, length }) => !special?.areNames || special.read(rest.slice(length), 1).length > 0,
    ),
    // Its field may come with what was pressed before.
    ...(labelledPairs(tokens).length > 0 && { mayCome: true as const }),
    splits: () => splitsOf(tokens, place, rest, readClause),
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
    ...(verbs.every(({ special }) => special?.areNames) ? bareReadings(tokens) : []),
    ...allIn(tokens),
    [[{ do: 'named', words: phrase(tokens) }]],
  ];
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
