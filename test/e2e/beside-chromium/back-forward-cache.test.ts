/** Steps leave Chromium's back/forward cache as it is: a page comes back as it was left. Others' acts can empty the cache. */
import { expect, test } from 'vitest';
import { servePages } from '../../support/pages/serve-pages';
import { borrowTabrelay } from '../../support/tabrelay/borrow-tabrelay';

test('"back" brings a page back as it was left, out of the cache', async () => {
  const { api, giveBack } = await borrowTabrelay();
  const site = await servePages({
    '/one': `<title>One</title><a href="/two">two</a> <input>
      <script>addEventListener('pageshow', (event) => { if (event.persisted) document.title = 'One, from the cache'; })</script>`,
    '/two': '<title>Two</title>',
  });
  const id = await api.session({ url: site.url('/one') });
  await api.act(id, 'fill', 'input', 'still here');
  await api.act(id, 'click', 'a');
  await api.act(id, 'back', '');
  expect(await api.read(id, 'value', 'input')).toBe('still here');
  expect(await api.step(id, 'tabs', '')).toMatchObject({ tabs: [{ title: 'One, from the cache' }] });
  await giveBack();
  await site.close();
});
