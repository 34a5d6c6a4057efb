/** The neighbours that belong together, each with the one before it. */
export function runsOf<One>(
  all: readonly One[],
  isNext: (one: One, next: One) => boolean,
): [One, ...One[]][] {
  const runs: [One, ...One[]][] = [];
  let last: { one: One } | undefined;
  for (const one of all) {
    if (last && isNext(last.one, one)) runs.at(-1)?.push(one);
    else runs.push([one]);
    last = { one };
  }
  return runs;
}
