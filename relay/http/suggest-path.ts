/** What a caller probably meant with a path or method that there is not. */
import leven from 'leven';
import { findAction } from '../../extension/actions/table';

export interface Route {
  method: string;
  /** With parameters such as `:sessionId`. */
  path: string;
}

/** No path of ours has as many parts, and no part as many letters. */
const maxParts = 8;
const maxPartLength = 40;
const maxEdits = 3;

/** One sentence with what is probably right in place of `method` and `path`; undefined where nothing is near. */
export function suggestPath(method: string, path: string, routes: readonly Route[]): string | undefined {
  const parts = path.split('/').slice(1);
  if (parts.length > maxParts || parts.some((part) => part.length > maxPartLength * 3)) return undefined;
  const others = routes.filter((route) => !fits(route, parts));
  return emptyId(parts, routes) ?? actionInPath(parts) ?? nearestRoute(method, parts, others);
}

/** `/v1/session/` and `/v1/session//screenshot`: a program had no id to put there. */
function emptyId(parts: readonly string[], routes: readonly Route[]): string | undefined {
  for (const route of routes) {
    const own = route.path.split('/').slice(1);
    const at = own.findIndex((part) => part.startsWith(':'));
    const fits =
      own.length === parts.length && own.every((part, index) => index === at || part === parts[index]);
    if (fits && at >= 0 && parts[at] === '')
      return `The ${own[at]?.slice(1).replace('Id', ' id')} in the path is empty: ${route.path.replace(/:(\w+)/g, '{$1}')}.`;
  }
  return undefined;
}

/** `/v1/session/{id}/click`: the action belongs into the body. */
function actionInPath(parts: readonly string[]): string | undefined {
  const [version, collection, id, word] = parts;
  if (version !== 'v1' || !/^sessions?$/.test(collection ?? '') || !id || !word || parts.length > 4)
    return undefined;
  if (!findAction(word) && !/^(steps?|actions?|acts?|do|execute|run)$/.test(word)) return undefined;
  const action = findAction(word) ? word : 'click';
  return `A step is sent with POST to /v1/session/${id}, with "action": "${action}" in its body.`;
}

/** Whether the route has this path, for whatever method. */
function fits({ path }: Route, parts: readonly string[]): boolean {
  const own = path.split('/').slice(1);
  return (
    own.length === parts.length &&
    own.every((part, at) => (part.startsWith(':') ? parts[at] : part === parts[at]))
  );
}

function nearestRoute(
  method: string,
  parts: readonly string[],
  routes: readonly Route[],
): string | undefined {
  const given = parts[0] === 'api' ? parts.slice(1) : parts;
  const versions = [given, ['v1', ...given], ['v1', ...given.slice(1)]];
  const judged = routes.flatMap((route) => {
    const own = route.path.split('/').slice(1);
    const edits = Math.min(...versions.map((one, index) => editsTo(own, one) + (index > 0 ? 0.5 : 0)));
    const filled = own.map((part, index) => (part.startsWith(':') ? given.at(index - own.length) : part));
    return edits <= maxEdits ? [{ ...route, filled, edits: edits + (route.method === method ? 0 : 1) }] : [];
  });
  const [best] = judged.sort((one, other) => one.edits - other.edits);
  return best && `Did you mean ${best.method} /${best.filled.join('/')}?`;
}

/** How many letters differ; a parameter fits anything but nothing. */
function editsTo(own: readonly string[], given: readonly string[]): number {
  if (own.length !== given.length) return Infinity;
  let edits = 0;
  for (const [index, part] of own.entries()) {
    const word = given[index] ?? '';
    if (part.startsWith(':')) edits += word ? 0 : Infinity;
    else {
      const differing = leven(part, word.slice(0, maxPartLength).toLowerCase());
      edits += differing * 2 <= part.length ? differing : Infinity;
    }
  }
  return edits;
}
