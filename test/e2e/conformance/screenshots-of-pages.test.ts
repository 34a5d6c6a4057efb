/** Full-page screenshots: fixed and sticky elements once, lazy content, horizontal scrolling. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { type Picture, picture, type Rgb } from '../../support/picture';
import { imageOf } from '../../support/relay/rest-client';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const red: Rgb = [255, 0, 0];
const green: Rgb = [0, 128, 0];
const blue: Rgb = [0, 0, 255];
const white: Rgb = [255, 255, 255];

const page = (html: string) => `<!doctype html><style>body { margin: 0 }</style>${html}`;
const block = (colour: string, height: number, more = '') =>
  `<div style="background: ${colour}; height: ${height}px; ${more}"></div>`;

const tabrelay = shared();
let site: Site;
let id: string;
beforeAll(async () => {
  site = await servePages({
    '/bands': page(['red', 'green', 'blue'].map((colour) => block(colour, 700)).join('')),
    '/pinned':
      page(`<header style="position: fixed; top: 0; width: 100%; height: 50px; background: red"></header>
      ${block('white', 900)}<nav style="position: sticky; top: 50px; height: 30px; background: blue"></nav>
      ${block('white', 1900)}
      <footer style="position: fixed; bottom: 0; width: 100%; height: 60px; background: green"></footer>`),
    '/lazy': page(`${block('white', 3000)}<div id="lazy" style="height: 100px"></div>${block('white', 500)}
      <script>new IntersectionObserver(([entry]) => {
        if (entry.isIntersecting) lazy.style.background = 'blue';
      }).observe(lazy);</script>`),
    '/image':
      page(`${block('white', 6000)}<img loading="lazy" width="300" height="200" style="display: block" src="data:image/svg+xml,
      <svg xmlns='http://www.w3.org/2000/svg'><rect width='300' height='200' fill='blue'/></svg>">`),
    '/sideways': page(
      `${block('red', 1500)}<div style="width: 5000px; height: 50px; background: blue"></div>`,
    ),
    '/endless': page(
      `<div style="height: 30000px; background: linear-gradient(red 16000px, green 16000px)"></div>`,
    ),
    '/scrolled': page(`<header id="bar" style="height: 40px; background: red"></header>${block('white', 3000)}
      <script>addEventListener('scroll', () => {
        bar.style.position = scrollY > 0 ? 'fixed' : 'static';
        bar.style.top = '0'; bar.style.width = '100%';
      });</script>`),
    '/smooth':
      page(`<style>html { scroll-behavior: smooth; scroll-snap-type: y mandatory } div { scroll-snap-align: start }</style>
      ${block('red', 1300)}${block('blue', 1300)}`),
    '/short': page(
      `${block('green', 100)}<div style="position: fixed; bottom: 0; width: 100%; height: 20px; background: red"></div>`,
    ),
    '/held': page(`<div style="transform: translateX(0); margin-top: 2500px; height: 400px">
      <div style="position: fixed; top: 0; left: 0; width: 200px; height: 100px; background: blue"></div></div>`),
    '/to': page(`<script>setTimeout(() => location.replace('/fro'), 30)</script>`),
    '/fro': page(`<script>setTimeout(() => location.replace('/to'), 30)</script>`),
    '/gone': page(
      `${block('red', 9000)}<script>addEventListener('scroll', () => { location.href = '/bands'; });</script>`,
    ),
  });
  id = await tabrelay.session({ width: 900, height: 700 });
});
afterAll(async () => {
  await tabrelay.close(id);
  await site.close();
});

async function shot(path: string): Promise<Picture> {
  await tabrelay.act(id, 'navigate', '', site.url(path));
  return picture(await tabrelay.screenshot(id, '?fullPage=true'));
}

/** The rows that have a colour at `x`, as stretches: first and last row of each. */
function stretches(image: Picture, x: number, colour: Rgb): [number, number][] {
  const found: [number, number][] = [];
  for (let y = 0; y < image.height; y += 1) {
    if (image.at(x, y).join() !== colour.join()) continue;
    const last = found.at(-1);
    if (last && last[1] === y - 1) last[1] = y;
    else found.push([y, y]);
  }
  return found;
}

test('the parts of a page meet without a seam', async () => {
  const image = await shot('/bands');

  expect(image.height).toBe(2100);
  expect([red, green, blue].map((colour) => stretches(image, 100, colour))).toEqual([
    [[0, 699]],
    [[700, 1399]],
    [[1400, 2099]],
  ]);
});

test('what is fixed or sticky is in the screenshot once, at its end of the page', async () => {
  const image = await shot('/pinned');

  expect(stretches(image, 100, red)).toEqual([[0, 49]]);
  expect(stretches(image, 100, blue)).toEqual([[900, 929]]);
  expect(stretches(image, 100, green)).toEqual([[2770, 2829]]);
});

soakTest('a header that the page pins when it is scrolled is in the screenshot once', async () => {
  const image = await shot('/scrolled');

  expect(stretches(image, 100, red)).toEqual([[0, 39]]);
});

soakTest('what looks fixed but moves with the page stays where it is', async () => {
  const image = await shot('/held');

  expect(stretches(image, 100, blue)).toEqual([[2500, 2599]]);
});

test('what the page shows only when it is scrolled to is shown', async () => {
  const image = await shot('/lazy');

  expect(stretches(image, 100, blue)).toEqual([[3000, 3099]]);
});

soakTest('a lazy image is loaded', async () => {
  const image = await shot('/image');

  expect(stretches(image, 100, blue)).toEqual([[6000, 6199]]);
});

test('what overflows to the side is left out', async () => {
  const image = await shot('/sideways');

  expect(image.width).toBeLessThanOrEqual(900);
  expect(stretches(image, 100, blue)).toEqual([[1500, 1549]]);
});

soakTest('smooth scrolling and scroll snapping do not shift the parts', async () => {
  const image = await shot('/smooth');

  expect(stretches(image, 100, red)).toEqual([[0, 1299]]);
  expect(stretches(image, 100, blue)).toEqual([[1300, 2599]]);
});

test('a page that fits into the window is one screenshot of the window', async () => {
  const image = await shot('/short');

  expect(stretches(image, 100, green)).toEqual([[0, 99]]);
  expect(stretches(image, 100, red)).toEqual([[image.height - 20, image.height - 1]]);
  expect(stretches(image, 100, white)).toEqual([[100, image.height - 21]]);
});

soakTest('a page that is wider than its screenshot is reported as such', async () => {
  await tabrelay.act(id, 'navigate', '', site.url('/sideways'));
  const answer = await tabrelay.call('GET', `/session/${id}/screenshot?fullPage=true`);
  expect(answer.body).toMatchObject({ status: 'success', truncated: true });
});

soakTest('a page higher than a screenshot can be is cut off there, and the answer says so', async () => {
  // The higher the window, the fewer its parts, of which the browser gives two a second.
  const high = await tabrelay.session({ url: site.url('/endless'), width: 300, height: 1150 });

  const answer = await tabrelay.call('GET', `/session/${high}/screenshot?fullPage=true`);
  await tabrelay.close(high);

  expect(answer.body).toMatchObject({ status: 'success', truncated: true });
  const image = picture(imageOf(answer));
  expect(image.height).toBe(16_384);
  expect(stretches(image, 100, green)).toEqual([[16_000, 16_383]]);
});

test('a page that navigates meanwhile gets an error that says so', async () => {
  await tabrelay.act(id, 'navigate', '', site.url('/gone'));

  const answer = await tabrelay.call('GET', `/session/${id}/screenshot?fullPage=true`);

  expect(answer.headers.get('x-error-code')).toBe('interrupted');
  expect(answer.body.error).toMatch(/navigated/);
});

soakTest('a page that navigates all the time gets a screenshot, or an error that says so', async () => {
  const restless = await tabrelay.session();
  await tabrelay.act(restless, 'navigate', '', { url: site.url('/to'), waitUntil: 'commit' });

  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await tabrelay.call('GET', `/session/${restless}/screenshot?fullPage=true`);
    expect([null, 'interrupted']).toContain(answer.headers.get('x-error-code'));
  }
  await tabrelay.close(restless);
});

test('a step that comes at the same time as a screenshot acts on the page as it was', async () => {
  await tabrelay.act(id, 'navigate', '', site.url('/bands'));

  const [image, scrolled] = await Promise.all([
    tabrelay.screenshot(id, '?fullPage=true'),
    tabrelay.act(id, 'scroll', '', 10),
  ]);

  expect(picture(image).height).toBe(2100);
  expect(scrolled.scrollTop).toBe(10);
});
