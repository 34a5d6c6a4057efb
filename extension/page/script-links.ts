/** A browser holds a script link that an extension clicks to the extension's own policy, which forbids it. */
import { afterUnpreventedEvent } from './after-unprevented-event';

/** Fired where a script link or form was followed, so that its click is not told as prevented. */
export const followed = 'tabrelay:followed';

/** Follows `javascript:` links, and forms whose action is such a one, in the page's own world. Runs there. */
export function followScriptLinks(view: Window & typeof globalThis): void {
  const follow = (event: Event, href: string, target: string) => {
    event.preventDefault();
    event.target?.dispatchEvent(new Event(followed));
    if (target) view.open(href, target);
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
