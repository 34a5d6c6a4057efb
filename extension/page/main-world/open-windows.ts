import { browsersOwn } from './browsers-own';

/** Dispatched on a window whose page opens another one. It is prevented if the extension opens that for the step that runs. */
export const openQuestion = 'tabrelay:open';

/** As a browser finds them: https://html.spec.whatwg.org/#the-rules-for-choosing-a-navigable */
const ownTargets = /^_(self|parent|top)$/i;
const isolating = /(^|[\s,])no(opener|referrer)\b/i;

/**
 * Lets the page open a window for a step. The browser does this for a user's click alone, or for one of the extension's
 * own scripts. So such a script opens a window with a name, and the page finds it by that. Runs in the page's own world.
 * @returns what opens windows from now on; undefined where the page has a function `open` of its own, which stays as it is
 */
export function openWindowsForSteps(view: Window & typeof globalThis): typeof window.open | undefined {
  const browserOpen = browsersOwn(view, 'open');
  if (!browserOpen) return undefined;
  const ask = (...detail: string[]) =>
    !view.dispatchEvent(
      new view.CustomEvent(openQuestion, { cancelable: true, detail: JSON.stringify(detail) }),
    );
  const open = new Proxy(browserOpen, {
    apply(own, self, args: unknown[]) {
      const [url = '', target = '', features = ''] = args.map((one) => String(one ?? ''));
      if (ownTargets.test(target)) return Reflect.apply(own, self, args);
      const base = view.document.baseURI;
      const address = url && URL.canParse(url, base) ? new URL(url, base).href : '';
      const isPage = /^https?:/.test(address);
      if (isolating.test(features)) {
        const isTaken = isPage && ask(address, '_blank', features);
        return isTaken ? null : Reflect.apply(own, self, args);
      }
      const isNameless = !target || /^_blank$/i.test(target);
      const name = isNameless ? `tabrelay${Math.random()}` : target;
      if (!ask(isPage ? address : '', name, features)) return Reflect.apply(own, self, args);
      // It is there already; what is no page, such as a script, only the page itself can take it to.
      const opened = Reflect.apply(own, self, [isPage ? '' : (args[0] ?? ''), name]);
      if (isNameless && opened) opened.name = '';
      return opened;
    },
  });
  view.open = open;
  return open;
}
