/** Which pairing links count as opened by the person, by what Chromium reports of each way. */
import { expect, it } from 'vitest';
import { OpenedLinks } from '../../../../extension/background/relay-link/pairing-link';

const url = 'http://127.0.0.1:8787/pair#Yni81yLX9tFE7ZZoqZz08g';
const found = { relayUrl: 'http://127.0.0.1:8787', link: 'Yni81yLX9tFE7ZZoqZz08g' };

/** A request for the link, if there was one, and then the document. */
function arrive(
  request: { tabId?: number; url?: string; initiator?: string } | undefined,
  transitionType: string,
  transitionQualifiers: string[] = [],
) {
  const links = new OpenedLinks();
  if (request) links.requested({ tabId: 1, url, ...request });
  return links.arrived({ tabId: 1, url, transitionType, transitionQualifiers });
}

it.each([
  ['typed or pasted into the address bar', 'typed', ['from_address_bar']],
  ['completed by the address bar', 'generated', ['from_address_bar']],
  ['opened by another program', 'link', []],
  ['on the command line of a browser that starts', 'start_page', []],
  ['in a bookmark', 'auto_bookmark', []],
])('one %s counts', (_, type, qualifiers) => {
  expect(arrive({}, type, qualifiers)).toEqual(found);
});

it.each([
  ['a page', { initiator: 'http://127.0.0.1:9999' }, 'link', []],
  ['a sandboxed frame or a data: page', { initiator: 'null' }, 'link', []],
  ['another extension’s page', { initiator: 'chrome-extension://abc' }, 'link', []],
  ['a page that looks typed', { initiator: 'http://127.0.0.1:9999' }, 'typed', ['from_address_bar']],
  ['a form', { initiator: 'http://127.0.0.1:9999' }, 'form_submit', []],
  ['a form without an initiator', {}, 'form_submit', []],
  ['a redirection of a server', {}, 'typed', ['server_redirect']],
  ['a redirection of a page', {}, 'link', ['client_redirect']],
  ['a way back', {}, 'typed', ['forward_back']],
  ['a way back by the address bar’s entry', {}, 'typed', ['from_address_bar', 'forward_back']],
  ['a reload, a copied or a restored tab', {}, 'reload', []],
  ['a page from the back-forward cache', undefined, 'typed', []],
  ['a request in another tab', { tabId: 2 }, 'typed', []],
  ['a request for another link', { url: `${url}x` }, 'typed', []],
  ['something new', {}, 'teleported', []],
])('one by %s does not', (_, request, type, qualifiers) => {
  expect(arrive(request, type, qualifiers)).toBeUndefined();
});

it('one counts once', () => {
  const links = new OpenedLinks();
  links.requested({ tabId: 1, url });
  const arrival = { tabId: 1, url, transitionType: 'typed' };
  expect(links.arrived(arrival)).toEqual(found);
  expect(links.arrived(arrival)).toBeUndefined();
});

it('one that led elsewhere is forgotten with the next document', () => {
  const links = new OpenedLinks();
  links.requested({ tabId: 1, url });
  links.arrived({ tabId: 1, url: 'http://127.0.0.1:8787/docs', transitionType: 'typed' });
  expect(links.arrived({ tabId: 1, url, transitionType: 'typed' })).toBeUndefined();
});
