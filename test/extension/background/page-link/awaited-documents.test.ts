/** For which addresses the script of the page's own world is registered. */
import { expect, test } from 'vitest';
import { AwaitedDocuments } from '../../../../extension/background/page-link/awaited-documents';

/** Registrations as the browser would hold them. */
function browserWithout(refused = '') {
  const held = new Map([['left over', 'http://old.test/']]);
  const documents = new AwaitedDocuments({
    async register(id, address) {
      if (address === refused) throw new Error('Invalid pattern');
      held.set(id, address);
    },
    async unregister(id) {
      if (!held.delete(id)) throw new Error('Nonexistent script ID');
    },
    async unregisterAll() {
      held.clear();
    },
  });
  const addresses = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return [...held.values()];
  };
  return { documents, addresses };
}

const to = (url: string, tabId = 1, frameId = 0) => ({ tabId, frameId, url });
const shop = 'http://shop.test:8080/a?b=1';

test('the address that a session is on its way to is registered until its document comes', async () => {
  const { documents, addresses } = browserWithout();
  documents.began(to(`${shop}#top`), true);
  expect(await addresses()).toEqual([shop]);
  documents.ended({ tabId: 1, frameId: 0 });
  expect(await addresses()).toEqual([]);
});

test('so is where a server sends it on, and what its frames load', async () => {
  const { documents, addresses } = browserWithout();
  documents.began(to(shop), true);
  documents.began(to('http://shop.test/login'), true);
  documents.began(to('http://ads.test/', 1, 7), true);
  expect(await addresses()).toEqual(['http://shop.test/login', 'http://ads.test/']);
  documents.forget(1);
  expect(await addresses()).toEqual([]);
});

test('where the user goes is not, before and after a session goes there too', async () => {
  const { documents, addresses } = browserWithout();
  documents.began(to(shop, 2), false);
  documents.began(to(shop), true);
  expect(await addresses()).toEqual([]);
  documents.ended({ tabId: 2, frameId: 0 });
  expect(await addresses()).toEqual([shop]);
  documents.began(to(`${shop}#x`, 2), false);
  expect(await addresses()).toEqual([]);
});

test('a registration that is over before it was made does not stay', async () => {
  const { documents, addresses } = browserWithout();
  documents.began(to(shop), true);
  documents.ended({ tabId: 1, frameId: 0 });
  expect(await addresses()).toEqual([]);
});

test.each(['about:blank', 'file:///etc/hosts', 'http://shop.test/*', 'data:text/html,x'])(
  'none is made for %s',
  async (url) => {
    const { documents, addresses } = browserWithout();
    documents.began(to(url), true);
    expect(await addresses()).toEqual([]);
  },
);

test('what the browser refuses to register stops nothing', async () => {
  const { documents, addresses } = browserWithout('http://shop.test/x');
  documents.began(to('http://shop.test/x'), true);
  documents.began(to(shop, 3), true);
  expect(await addresses()).toEqual([shop]);
});
