/**
 * Finds the repetition in a regular expression that can match one text in exponentially many ways. Where the text after it
 * does not fit, an engine that backtracks tries all of them.
 */
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { type PositionGraph, positionGraphs, Unjudged } from './position-graph';

/** So often two positions are compared; this takes some 50 ms. */
const maxSteps = 1_000_000;
/** Longer ones are not judged. */
const maxChars = 2_000;

const parser = new RegExpParser();

/**
 * The source of the repetition; undefined if there is none such.
 * @throws SyntaxError when it is not a regular expression
 * @throws Unjudged when it is too large, with the reason
 */
export function ambiguousPart(source: string, flags: string): string | undefined {
  if (source.length > maxChars) throw new Unjudged(`it has more than ${maxChars} characters`);
  const parsed = parser.parseFlags(flags);
  const pattern = parser.parsePattern(source, 0, source.length, parsed);
  for (const graph of positionGraphs(pattern, parsed)) {
    const found = ambiguityIn(graph);
    if (found) return found.raw;
  }
  return undefined;
}

/**
 * The weakness is two ways from a position back to itself by the same text (EDA in "On the degree of ambiguity of finite
 * automata", https://doi.org/10.1016/0304-3975(91)90381-B). Ways over a position at which the pattern may end do not
 * count: the engine is content there.
 */
function ambiguityIn({ positions, next, ends }: PositionGraph): AST.Quantifier | undefined {
  const component = componentsOf(next, ends);
  const within = (from: number) =>
    [...(next[from] ?? [])].filter(
      ([to]) => component[to] !== undefined && component[to] === component[from],
    );
  const edges = positions.map((_, id) => within(id));
  for (const [id, out] of edges.entries()) {
    const twice = out.find(([, ways]) => ways > 1);
    if (twice) return loopOf(positions, id, twice[0]);
  }
  const meet = overlaps(positions);
  const { length } = positions;
  // Two ways that part at some position, each pair of positions reached by the same text.
  const before = new Map<number, number[]>();
  const apart = new Set<number>();
  let steps = 0;
  const toVisit = positions.flatMap((_, id) => (component[id] === undefined ? [] : [id * length + id]));
  for (let pair = toVisit.pop(); pair !== undefined; pair = toVisit.pop()) {
    const [left, right] = [Math.floor(pair / length), pair % length];
    for (const [one] of edges[left] ?? [])
      for (const [other] of edges[right] ?? []) {
        steps += 1;
        if (steps > maxSteps) throw new Unjudged('too many of its parts may follow each other');
        if (!meet(one, other)) continue;
        const reached = one * length + other;
        const known = before.get(reached);
        if (known) known.push(pair);
        else before.set(reached, [pair]);
        if (one === other || apart.has(reached)) continue;
        apart.add(reached);
        toVisit.push(reached);
      }
  }
  // Of these, the ones that come together again.
  for (const [id] of positions.entries()) {
    const parted = before.get(id * length + id)?.find((pair) => apart.has(pair));
    if (parted !== undefined) return loopOf(positions, Math.floor(parted / length), parted % length);
  }
  return undefined;
}

/** The innermost repetition around both positions that repeats more than one character. */
function loopOf(
  positions: PositionGraph['positions'],
  one: number,
  other: number,
): AST.Quantifier | undefined {
  const loops = positions[other]?.loops ?? [];
  const common = (positions[one]?.loops ?? []).filter((loop) => loops.includes(loop));
  return common.findLast(({ element }) => 'alternatives' in element) ?? common.at(-1);
}

function overlaps(positions: PositionGraph['positions']): (one: number, other: number) => boolean {
  const known = new Map<number, boolean>();
  return (one, other) => {
    if (one === other) return positions[one]?.chars.isEmpty === false;
    const key = Math.min(one, other) * positions.length + Math.max(one, other);
    const before = known.get(key);
    if (before !== undefined) return before;
    const [left, right] = [positions[one], positions[other]];
    const is = left !== undefined && right !== undefined && !left.chars.isDisjointWith(right.chars);
    known.set(key, is);
    return is;
  };
}

/** By position, the number of the cycle that it is in; none for those without and for `except`. Tarjan's algorithm. */
function componentsOf(next: PositionGraph['next'], except: ReadonlySet<number>): (number | undefined)[] {
  const component: (number | undefined)[] = next.map(() => undefined);
  const order: number[] = [];
  const low: number[] = [];
  const open: number[] = [];
  const isOpen = new Set<number>();
  let count = 0;
  let components = 0;
  const visit = (id: number): void => {
    order[id] = low[id] = count++;
    open.push(id);
    isOpen.add(id);
    for (const [to] of next[id] ?? []) {
      if (except.has(to)) continue;
      if (order[to] === undefined) visit(to);
      if (isOpen.has(to)) low[id] = Math.min(low[id] as number, low[to] as number);
    }
    if (low[id] !== order[id]) return;
    const members = open.splice(open.indexOf(id));
    const isCycle = members.length > 1 || next[id]?.has(id) === true;
    for (const member of members) {
      isOpen.delete(member);
      if (isCycle) component[member] = components;
    }
    components += 1;
  };
  for (const id of next.keys()) if (order[id] === undefined && !except.has(id)) visit(id);
  return component;
}
