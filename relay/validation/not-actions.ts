/** What other tools have as an action, and what there is in its place here. */
const elsewhere: [names: RegExp, instead: string][] = [
  [
    /^(take|capture|make)?(screen ?shot|picture|image)$|^(screen|page)?capture$/,
    'A picture is taken with GET /v1/session/{sessionId}/screenshot.',
  ],
  [
    /^(close|quit|exit|end|stop|delete)(session|browser|window|page|tab)?$/,
    'A session is closed with DELETE /v1/session/{sessionId}.',
  ],
  [
    /^(evaluate|eval|execute|run|exec)(script|js|javascript|code)?(async)?$|^(js|javascript|script)$/,
    'No scripts of callers are run in pages. What a page shows is read with "text", "html", "attribute", "value" or "snapshot".',
  ],
  [
    /^(new|open|create|add)(tab|window|page|session)$/,
    'POST /v1/session opens another window; a link opens its tab with "click".',
  ],
  [
    /^(get|set|add|delete|clear|read)?cookies?$/,
    'Cookies are those of the browser itself: log in there, or fill the form with "fill" and "click".',
  ],
  [/^(log|sign)(in|on)$/, 'Fill the fields with "fill" and "click" the button, or use POST /v1/browse.'],
  [
    /^(resize|maximi[sz]e|minimi[sz]e|set)(window|viewport|viewportsize|windowsize)?$/,
    'A window gets its size when its session is opened: "width" and "height" of POST /v1/session.',
  ],
  [
    /^(get|current|page)?(current)?(url|address|location|title)$/,
    '"tabs" tells address and title of the current page.',
  ],
  [
    /^(accept|dismiss|handle|close)(dialog|alert|confirm|prompt)s?$/,
    'Dialogs are answered as "dialogs" of POST /v1/session says.',
  ],
  [/^(browse|task|do|act|perform|agent)$/, 'A task in words goes to POST /v1/browse.'],
  [/^(ask|retrieve|extract|query|scrape)(data)?$/, 'A question about a page goes to POST /v1/retrieve.'],
];

/** Where that is what another tool has as an action of this name; undefined where it is nothing known. */
export function notActions(name: string): string | undefined {
  const plain = name
    .slice(0, 100)
    .replace(/[\s_-]/g, '')
    .toLowerCase();
  return elsewhere.find(([names]) => names.test(plain))?.[1];
}
