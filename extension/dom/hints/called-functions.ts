/** The functions that the markup of a control calls when it is clicked: `deleteNote` of `onclick="deleteNote(5)"`. */

const handlers =
  'onclick onmousedown onpointerdown onmouseup ng-click data-ng-click x-on:click @click v-on:click wire:click phx-click'.split(
    ' ',
  );
const strings = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g;
const calls = /(?<![\w$.)\]])([a-z_$][\w$]*(?:\.[a-z_$][\w$]*)*)\s*\(/gi;
/** Objects of the browser, and words of the language. */
const browsers =
  /^(?:this|event|e|ev|evt|document|console|location|history|navigator|localStorage|sessionStorage|Object|Array|Math|JSON|function|if|for|while|switch|return|void|typeof|new|catch|alert|confirm|prompt|fetch|setTimeout|clearTimeout|requestAnimationFrame|require|import|\$|\$\$|jQuery)$/;
/** Methods of elements and lists: a message that is closed does `it.remove()`. */
const methods =
  /^(?:remove|add|toggle|push|pop|splice|delete|set|get|call|apply|bind|then|focus|blur|click|append|replace|preventDefault|stopPropagation)$/;
const maxAttributeChars = 500;
const maxNameChars = 40;

/** The last names of what is called, without functions of the browser. */
export function calledFunctions(element: Element): string[] {
  const link = /^\s*javascript:(.*)$/is.exec(element.getAttribute('href') ?? '')?.[1] ?? '';
  const code = [...handlers.map((name) => element.getAttribute(name) ?? ''), link].map((one) =>
    one.slice(0, maxAttributeChars).replace(strings, '""').trim(),
  );
  return code.flatMap((one) => {
    // Some frameworks name the function, and call it themselves.
    const paths = /^[\w$.-]+$/.test(one) ? [one] : [...one.matchAll(calls)].map(([, path = '']) => path);
    return paths.flatMap((path) => nameIn(path) ?? []);
  });
}

function nameIn(path: string): string | undefined {
  const parts = path.replace(/^(?:window|self|globalThis|\$parent|vm)\./, '').split('.');
  const name = parts.at(-1) ?? '';
  if (browsers.test(parts[0] ?? '') || name.length > maxNameChars || !/[a-z]{2}/i.test(name))
    return undefined;
  return parts.length > 1 && methods.test(name) ? undefined : name;
}
