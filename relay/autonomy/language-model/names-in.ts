const roleAndName = /\b(\w+)(?: "((?:\\.|[^"\\])*)")?/;
const quotedOrRef = /"(?:\\.|[^"\\])*"|\[((?:f\d+)?e\d+)\]/g;
/** Longer than a line of a snapshot; what comes behind is not read. */
const maxLineLength = 2_000;

/** Role and name of each element with a ref, for people: `button "Save"` by `ref=e5`. */
export function namesIn(tree: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const whole of tree.split('\n')) {
    const line = whole.slice(0, maxLineLength);
    const described = roleAndName.exec(line);
    if (!described) continue;
    const [, role, name] = described;
    const ref = [...line.slice(described.index).matchAll(quotedOrRef)].find(([, one]) => one)?.[1];
    if (ref) names.set(`ref=${ref}`, name ? `${role} "${name}"` : `${role}`);
  }
  return names;
}
