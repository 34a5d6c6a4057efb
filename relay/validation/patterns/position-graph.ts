/**
 * The characters of a regular expression, and which can follow which in how many ways: Glushkov's automaton, which keeps
 * what makes a backtracking engine try the same text again. https://en.wikipedia.org/wiki/Glushkov%27s_construction_algorithm
 */
import type { AST } from '@eslint-community/regexpp';
import { Chars, hasStrings, type ReadonlyFlags, toUnicodeSet } from 'regexp-ast-analysis';

type CharSet = ReturnType<typeof Chars.all>;

/** A place in the pattern that matches one character. */
interface Position {
  chars: CharSet;
  /** The repetitions that it is in, from the outermost. */
  loops: readonly AST.Quantifier[];
}

/** A position, and in how many ways it is reached: 2 stands for all that are more than one. */
type Ways = Map<number, number>;

export interface PositionGraph {
  positions: Position[];
  /** By position: what can follow it. */
  next: Ways[];
  /** After these the pattern has matched, whatever comes next. */
  ends: Set<number>;
}

/** A part of the pattern. */
interface Part {
  /** In how many ways it matches nothing. */
  empty: number;
  /** Whether it can match nothing wherever it is, unlike `$` and `\b`. */
  mayLack: boolean;
  first: Ways;
  last: Ways;
  ends: Set<number>;
}

type Context = { flags: ReadonlyFlags; loops: readonly AST.Quantifier[] };

/** A pattern that is larger is not judged. */
const maxPositions = 2_000;
const maxEdges = 100_000;
/** Counts up to here are written out, so that what they repeat is told from what goes on without end. */
const maxWrittenOut = 12;
const maxCharactersWrittenOut = 64;

/** Thrown for patterns that are too large, or have what cannot be judged. */
export class Unjudged extends Error {}

/** The graphs of the pattern and of each look-around in it, which is matched by itself. */
export function positionGraphs(pattern: AST.Pattern, flags: ReadonlyFlags): PositionGraph[] {
  const graphs: PositionGraph[] = [];
  const lookArounds: { node: AST.LookaroundAssertion; flags: ReadonlyFlags }[] = [];
  const add = (alternatives: readonly AST.Alternative[], within: ReadonlyFlags) => {
    const builder = new Builder((node, of) => lookArounds.push({ node, flags: of }));
    graphs.push(builder.build(alternatives, within));
  };
  add(pattern.alternatives, flags);
  for (const one of lookArounds) add(one.node.alternatives, one.flags);
  return graphs;
}

const nothing = (mayLack: boolean): Part => ({
  empty: 1,
  mayLack,
  first: new Map(),
  last: new Map(),
  ends: new Set(),
});

class Builder {
  readonly #positions: Position[] = [];
  readonly #next: Ways[] = [];
  #edges = 0;

  constructor(readonly onLookAround: (node: AST.LookaroundAssertion, flags: ReadonlyFlags) => void) {}

  build(alternatives: readonly AST.Alternative[], flags: ReadonlyFlags): PositionGraph {
    const { ends } = this.#anyOf(alternatives, { flags, loops: [] });
    return { positions: this.#positions, next: this.#next, ends };
  }

  #anyOf(alternatives: readonly AST.Alternative[], context: Context): Part {
    const parts = alternatives.map(({ elements }) =>
      elements.reduce((before, node) => this.#then(before, this.#part(node, context)), nothing(true)),
    );
    return {
      empty: few(parts.reduce((sum, { empty }) => sum + empty, 0)),
      mayLack: parts.some(({ mayLack }) => mayLack),
      first: new Map(parts.flatMap(({ first }) => [...first])),
      last: new Map(parts.flatMap(({ last }) => [...last])),
      ends: new Set(parts.flatMap(({ ends }) => [...ends])),
    };
  }

  #part(node: AST.Element, context: Context): Part {
    switch (node.type) {
      case 'Group':
        return this.#anyOf(node.alternatives, { ...context, flags: modified(context.flags, node.modifiers) });
      case 'CapturingGroup':
        return this.#anyOf(node.alternatives, context);
      case 'Assertion':
        if (node.kind === 'lookahead' || node.kind === 'lookbehind') this.onLookAround(node, context.flags);
        return nothing(false);
      case 'Quantifier':
        return this.#repeated(node, context);
      // What it repeats is known only in the text.
      case 'Backreference':
        return { ...this.#position(Chars.all(context.flags), context), empty: 1, mayLack: false };
      default:
        if (hasStrings(node, context.flags)) throw new Unjudged('it has classes with texts in them');
        return this.#position(toUnicodeSet(node, context.flags).chars, context);
    }
  }

  #position(chars: CharSet, { loops }: Context): Part {
    const id = this.#positions.push({ chars, loops }) - 1;
    if (id >= maxPositions) throw new Unjudged('it is too long');
    this.#next.push(new Map());
    return {
      empty: 0,
      mayLack: false,
      first: new Map([[id, 1]]),
      last: new Map([[id, 1]]),
      ends: new Set([id]),
    };
  }

  #repeated(node: AST.Quantifier, context: Context): Part {
    const { min, max, element } = node;
    if (max === 0) return nothing(true);
    const isCharacter = min === max && max <= maxCharactersWrittenOut && !('alternatives' in element);
    if (max === 1 || isCharacter || max * repetitionsIn(element) <= maxWrittenOut)
      return this.#writtenOut(node, context);
    const once = this.#part(element, { ...context, loops: [...context.loops, node] });
    // What may match nothing can be repeated in vain first, but only as often as it must be.
    this.#connect(once.last, once.first, min > 1 ? 1 + once.empty : 1);
    return {
      ...once,
      empty: min === 0 ? 1 : once.empty,
      mayLack: min === 0 || once.mayLack,
      first: times(once.first, min > 0 ? 1 + once.empty : 1),
      ends: min > 1 ? new Set() : once.ends,
    };
  }

  #writtenOut({ min, max, element }: AST.Quantifier, context: Context): Part {
    let rest = nothing(true);
    for (let count = max; count > min; count -= 1) {
      // A repetition that is not needed does not match nothing.
      const once = { ...this.#part(element, context), empty: 0, mayLack: false };
      rest = { ...this.#then(once, rest), empty: 1, mayLack: true };
    }
    for (let count = min; count > 0; count -= 1) rest = this.#then(this.#part(element, context), rest);
    return rest;
  }

  #then(before: Part, after: Part): Part {
    this.#connect(before.last, after.first, 1);
    return {
      empty: few(before.empty * after.empty),
      mayLack: before.mayLack && after.mayLack,
      first: new Map([...before.first, ...times(after.first, before.empty)]),
      last: new Map([...after.last, ...times(before.last, after.empty)]),
      ends: new Set([...after.ends, ...(after.mayLack ? before.ends : [])]),
    };
  }

  #connect(from: Ways, to: Ways, ways: number): void {
    this.#edges += from.size * to.size;
    if (this.#edges > maxEdges) throw new Unjudged('too much in it is optional');
    for (const [one, waysOut] of from) {
      const next = this.#next[one] as Ways;
      for (const [other, waysIn] of to)
        next.set(other, few((next.get(other) ?? 0) + waysOut * waysIn * ways));
    }
  }
}

function few(ways: number): number {
  return Math.min(ways, 2);
}

function times(ways: Ways, factor: number): Ways {
  return factor === 0 ? new Map() : new Map([...ways].map(([id, count]) => [id, few(count * factor)]));
}

/** How often a part is repeated at most inside itself, where each repetition without end counts as three. */
function repetitionsIn(node: AST.Element): number {
  if (node.type === 'Quantifier')
    return (Number.isFinite(node.max) ? Math.max(1, node.max) : 3) * repetitionsIn(node.element);
  if (node.type !== 'Group' && node.type !== 'CapturingGroup') return 1;
  return Math.max(1, ...node.alternatives.flatMap(({ elements }) => elements.map(repetitionsIn)));
}

/** The flags inside of `(?i:...)`. */
function modified(flags: ReadonlyFlags, modifiers: AST.Modifiers | null): ReadonlyFlags {
  const { add, remove } = modifiers ?? {};
  const is = (flag: 'ignoreCase' | 'dotAll') =>
    (flags[flag] || add?.[flag]) === true && remove?.[flag] !== true;
  return modifiers ? { ...flags, ignoreCase: is('ignoreCase'), dotAll: is('dotAll') } : flags;
}
