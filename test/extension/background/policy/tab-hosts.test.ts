import { expect, test } from 'vitest';
import { TabHosts } from '../../../../extension/background/policy/tab-hosts';

const main = { tabId: 1, frameId: 0 };

test('a tab is at the hosts of all its documents, until its main one is another', () => {
  const hosts = new TabHosts();
  hosts.committed({ ...main, url: 'https://shop.test/' });
  hosts.committed({ tabId: 1, frameId: 7, url: 'https://pay.test:8443/frame' });
  hosts.committed({ tabId: 1, frameId: 8, url: 'about:srcdoc' });
  hosts.committed({ tabId: 1, frameId: 9, url: 'blob:https://blob.test/5f0c' });
  expect(hosts.of([1])).toEqual(['shop.test', 'pay.test', 'blob.test']);
  hosts.committed({ ...main, url: 'https://news.test/' });
  expect(hosts.of([1])).toEqual(['news.test']);
});

test('a page that comes back brings its frames without notice', () => {
  const hosts = new TabHosts();
  hosts.committed({ ...main, url: 'https://shop.test/' });
  hosts.committed({ tabId: 1, frameId: 7, url: 'https://pay.test/' });
  hosts.committed({ ...main, url: 'https://shop.test/', transitionQualifiers: ['forward_back'] });
  expect(hosts.of([1])).toEqual(['shop.test', 'pay.test']);
});

test('a closed tab is nowhere', () => {
  const hosts = new TabHosts(new Map([[1, new Set(['shop.test'])]]));
  hosts.forget(1);
  expect(hosts.of([1, 2])).toEqual([]);
});

test('a new tab counts as at the host where it is sent, until its first page shows where it really is', () => {
  const hosts = new TabHosts();
  hosts.expect(1, 'https://shop.test/');
  hosts.committed({ ...main, url: 'about:blank' });
  expect(hosts.of([1])).toEqual(['shop.test']);
  hosts.committed({ ...main, url: 'https://login.test/' });
  expect(hosts.of([1])).toEqual(['login.test']);
});
