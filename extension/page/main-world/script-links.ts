import { afterUnpreventedEvent } from '../after-unprevented-event';

/** Dispatched where a `javascript:` link or form was followed, so that its click is not reported as prevented. */
export const followedScriptLink = 'tabrelay:followed';

/**
 * Follows `javascript:` links, and forms with such an action, in the page's own world: when an extension clicks them, the
 * browser applies the extension's content security policy, which forbids it. Runs in the page's own world.
 * @param open the browser's own: the page may have a function of that name; undefined where there is none
 */
export function followScriptLinks(
  view: Window & typeof globalThis,
  open: typeof window.open | undefined,
): void {
  const follow = (event: Event, href: string, target: string) => {
    event.preventDefault();
    event.target?.dispatchEvent(new Event(followedScriptLink));
    if (target) open?.call(view, href, target);
    else view.location.href = href;
  };
  afterUnpreventedEvent(
    view,
    'click',
    (event) => !event.isTrusted && linkOf(event),
    (event) => {
      const link = linkOf(event);
      if (link) follow(event, link.href, link.target);
    },
  );
  afterUnpreventedEvent(view, 'submit', actionOf, (event) => {
    const form = event.target as HTMLFormElement;
    follow(event, actionOf(event) ?? '', form.getAttribute('target') ?? '');
  });
}

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const [link] = event
    .composedPath()
    .filter((node) => /^(a|area)$/.test((node as Partial<Element>).localName ?? ''));
  const anchor = link as HTMLAnchorElement | undefined;
  return anchor?.protocol === 'javascript:' ? anchor : undefined;
}

/** The script that a form runs instead of being sent. Read from attributes: its fields may have any name. */
function actionOf(event: Event): string | undefined {
  const by = (event as SubmitEvent).submitter?.getAttribute('formaction');
  const action = by ?? (event.target as Element).getAttribute('action') ?? '';
  return /^\s*javascript:/i.test(action) ? action.trim() : undefined;
}
