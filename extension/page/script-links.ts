// Why: a browser holds a script link that an extension clicks to the extension's own policy, which forbids it.

/** Follows `javascript:` links in the page's own world. Runs there. */
export function followScriptLinks(view: Window & typeof globalThis): void {
  view.addEventListener('click', (event) => {
    if (event.isTrusted || event.defaultPrevented) return;
    const link = event.composedPath().find((node) => (node as Partial<Element>).localName === 'a') as
      | HTMLAnchorElement
      | undefined;
    if (link?.protocol !== 'javascript:') return;
    event.preventDefault();
    if (link.target) view.open(link.href, link.target);
    else view.location.href = link.href;
  });
}
