/** Removes from the extension what only the relay and the documentation use of an action: all but its behaviour. */

/** A node of the ESTree, as much of it as is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** What a Vite plugin is lent while it transforms. */
interface Transforming {
  parse(code: string): unknown;
}

/** A Vite plugin that leaves everything but `run` out of the actions that go into the extension. */
export function behaviourOnly() {
  return {
    name: 'tabrelay:behaviour-only',
    enforce: 'post' as const,
    transform(this: Transforming, code: string, id: string) {
      if (!/\/extension\/actions\/(page|tab)\/[a-z]+\.ts$/.test(id)) return null;
      let stripped = code;
      for (const property of entryProperties(this.parse(code) as Node).toReversed()) {
        const comma = /^\s*,/.exec(stripped.slice(property.end))?.[0].length ?? 0;
        stripped = stripped.slice(0, property.start) + stripped.slice(property.end + comma);
      }
      return { code: stripped, map: null };
    },
  };
}

/** The properties to leave out of the actions that a module declares, in the order of the source. */
function entryProperties(module: Node): Node[] {
  const statements = (module.body as Node[]).map(
    (one) => (one.declaration as Node | null | undefined) ?? one,
  );
  const declarations = statements.flatMap((one) => (one.declarations as Node[] | undefined) ?? []);
  const objects = declarations
    .map((one) => one.init as Node | null)
    .filter((init) => init?.type === 'ObjectExpression');
  return objects.flatMap((object) => {
    const properties = object?.properties as Node[];
    const isBehaviour = (property: Node) => nameOf(property) === 'run';
    return properties.some(isBehaviour) ? properties.filter((one) => !isBehaviour(one)) : [];
  });
}

function nameOf(property: Node): string {
  return String((property.key as { name?: string } | undefined)?.name);
}
