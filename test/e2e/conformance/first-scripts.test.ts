/** What a page's very first scripts do is known: they run as soon as the document comes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignFrame, type InlinePages, openInlinePages } from '../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

const page = `<script>addEventListener('load', () => 0)</script><div id="a">Cats of the house</div><p>Rules</p>
  <script>a.addEventListener('click', () => {})</script>`;

/** A lost race would show in most of so many loads. */
const loads = 12;

test('a listener of an inline script makes its element one to act on, each time that the page loads', async () => {
  for (let load = 0; load < loads; load += 1) {
    await on.show(page);
    expect(await on.read('snapshot', '')).toMatch(
      /"Cats of the house" \[e\d+\]|\[e\d+\].*"Cats of the house"/,
    );
  }
});

test('so does one in a frame of another site', async () => {
  for (let load = 0; load < loads; load += 1) {
    await on.show(foreignFrame('inner', 'f', 'width="400"'), { inner: page });
    expect(await on.read('find', '', 'Cats of the house')).toMatch(/\[f\d+e\d+\]/);
  }
});
