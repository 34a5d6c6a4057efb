/** A snapshot as a tree of its lines. */

export interface Branch {
  /** Without the spaces that it begins with. */
  line: string;
  /** The character of the snapshot that it begins at. */
  at: number;
  inner: Branch[];
}

/** @param tree a snapshot: one line for each element, indented by one space for each level */
export function branchesOf(tree: string): Branch[] {
  const top: Branch[] = [];
  const around: { depth: number; inner: Branch[] }[] = [];
  let at = 0;
  for (const written of tree.split('\n')) {
    const line = written.trimStart();
    const depth = written.length - line.length;
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    const branch = { line, at, inner: [] };
    if (line !== '') (around.at(-1)?.inner ?? top).push(branch);
    around.push({ depth, inner: branch.inner });
    at += written.length + 1;
  }
  return top;
}
