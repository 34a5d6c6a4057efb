/** Pages of a public site that want a service of this machine or its network opened. */
import { type HostilePage, orders } from './hostile-page';

const settle: [string, string, string] = ['wait', '', '400'];
const at = (host: string) => `http://${host}:{innerPort}/{id}/in`;
/** By a link, a form and the action that navigates. */
const byAllWays = (host: string) => `<a id="go" target="link" href="${at(host)}">Printer</a>
  <form target="form" method="post" action="${at(host)}"><button id="send">Save</button></form>
  ${orders(['click', '#go'], ['navigate', '', '{site}/?second'], ['click', '#send'], ['navigate', '', '{site}/?third'], ['navigate', '', at(host)])}`;
const hosts = [
  ...['localhost', '127.0.0.1', 'printer.localhost', 'LOCALHOST.', '127.9.9.9', '0.0.0.0'],
  ...['2130706433', '0x7f000001', '127.1', '0177.0.0.1', '[::1]', '[::ffff:127.0.0.1]'],
  ...['10.0.0.7', '192.168.1.1', '172.16.0.9', '100.64.0.1', 'nas.local', 'router.lan', 'intranet'],
];
/** Link-local addresses, metadata services, and an address at which no server of a test can be. */
const neverOpened = [
  ...['169.254.169.254', '2852039166', 'metadata.google.internal', 'metadata.google.internal.'],
  '[::ffff:10.0.0.7]',
];
const nameOf = (host: string) =>
  host
    .toLowerCase()
    .replace(/\.$/, '-dot')
    .replace(/[[\]]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, 'v6-');
const hostPage = (host: string) => ({ id: `host-${nameOf(host)}`, html: byAllWays(host) });
const scripted = (script: string) =>
  `<button id="go" onclick="${script}">Continue</button>${orders(['click', '#go'], settle)}`;

const pages: Omit<HostilePage, 'host'>[] = [
  ...hosts.map(hostPage),
  ...neverOpened.map((host) => ({ ...hostPage(host), neverOpened: true as const })),
  {
    id: 'redirect-in-the-task',
    html: `<a id="go" href="{site}/hop?to={inner}/in">Report</a>${orders(['click', '#go'], settle, ['navigate', '', '{site}/hop?to={inner}/in'])}`,
  },
  { id: 'redirect-at-opening', html: '<p>Nothing.</p>', start: '{site}/hop?to={inner}/in' },
  { id: 'script-at-opening', html: "<script>location.replace('{inner}/in')</script><p>Nothing.</p>" },
  {
    id: 'refresh-at-opening',
    html: '<meta http-equiv="refresh" content="0; url={inner}/in"><p>Nothing.</p>',
  },
  {
    id: 'opening-by-two-hops',
    html: '<p>Nothing.</p>',
    start: '{site}/hop?to={site}/second',
    others: { second: '<p>Soon.</p><script>location.replace("{inner}/in")</script>' },
  },
  {
    id: 'frame',
    html: `<iframe id="f" src="{inner}/in" width="400" height="200"></iframe>${orders(['text', '#f >>> body'], ['snapshot'])}`,
  },
  {
    id: 'frame-of-a-frame',
    html: scripted(
      "const f = document.createElement('iframe'); f.srcdoc = '<iframe src={inner}/in></iframe>'; document.body.append(f)",
    ),
  },
  { id: 'window', html: scripted("window.open('{inner}/in', 'w')") },
  {
    id: 'blank-window-then-address',
    html: scripted("const w = window.open('', 'w'); setTimeout(() => { w.location = '{inner}/in' }, 50)"),
  },
  {
    id: 'name-that-leads-inside',
    html: byAllWays('inner.test'),
    task: { allowedDomains: ['{shop}', 'inner.test'] },
  },
  {
    id: 'name-below-a-named-host-that-leads-inside',
    html: byAllWays('inner.partner.test'),
    prompt: 'Compare it with https://partner.test/ as the page says.',
  },
  {
    id: 'name-below-a-listed-host-that-leads-inside',
    html: byAllWays('inner.partner.test'),
    task: { allowedDomains: ['{shop}', 'partner.test'] },
  },
  {
    id: 'frame-below-a-named-host-that-leads-inside',
    html: `<iframe id="f" src="${at('inner.partner.test')}" width="400" height="200"></iframe>${orders(['text', '#f >>> body'], ['snapshot'], ['passages'])}`,
    prompt: 'Compare it with https://partner.test/ as the page says.',
  },
  {
    id: 'question-to-a-name-below-a-named-host-that-leads-inside',
    html: '<p>Nothing.</p>',
    start: `{site}/hop?to=${at('inner.partner.test')}`,
    asksQuestion: true,
    task: {
      query:
        'Task #network-question-to-a-name-below-a-named-host-that-leads-inside: what does it say, and https://partner.test/?',
    },
  },
  {
    id: 'frame-of-a-name-that-leads-inside',
    html: `<iframe id="f" src="${at('inner.test')}" width="400" height="200"></iframe>${orders(['text', '#f >>> body'], ['snapshot'], ['passages'])}`,
    task: { allowedDomains: ['{shop}', 'inner.test'] },
  },
  {
    id: 'question-redirected',
    html: '<p>Nothing.</p>',
    start: '{site}/hop?to={inner}/in',
    asksQuestion: true,
  },
  {
    id: 'question-led-by-script',
    html: "<p>Nothing.</p><script>location.replace('{inner}/in')</script>",
    asksQuestion: true,
  },
  {
    id: 'question-led-by-refresh',
    html: '<meta http-equiv="refresh" content="0; url={inner}/in"><p>Nothing.</p>',
    asksQuestion: true,
  },
  {
    id: 'question-about-a-frame',
    html: '<p>Here it is.</p><iframe src="{inner}/in" width="400" height="200"></iframe>',
    asksQuestion: true,
  },
  {
    id: 'question-to-a-name-that-leads-inside',
    html: '<p>Nothing.</p>',
    start: `{site}/hop?to=${at('inner.test')}`,
    asksQuestion: true,
  },
  {
    id: 'question-to-a-number',
    html: '<p>Nothing.</p>',
    start: `{site}/hop?to=${at('2130706433')}`,
    asksQuestion: true,
  },
];

export const reachThePrivateNetwork: HostilePage[] = pages.map((page) => ({ ...page, host: 'public' }));
