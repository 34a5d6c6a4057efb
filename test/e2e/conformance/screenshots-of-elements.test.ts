/** Screenshots of elements: complete, nothing else in them, the page unchanged afterwards. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { type Picture, picture, type Rgb } from '../../support/picture';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';
import { until } from '../../support/until';

const red: Rgb = [255, 0, 0];
const green: Rgb = [0, 128, 0];
const blue: Rgb = [0, 0, 255];

const bands = (px: number) =>
  `background: linear-gradient(red ${px}px, green ${px}px ${2 * px}px, blue ${2 * px}px)`;
const page = (html: string) => `<!doctype html><style>body { margin: 0 }</style>${html}`;

const tabrelay = shared();
let inner: Site;
let site: Site;
let id: string;
beforeAll(async () => {
  inner = await servePages({
    '/inner': page(`<div style="height: 900px"></div>
      <div id="deep" style="height: 60px; width: 80px; background: blue"></div><div style="height: 900px"></div>`),
  });
  site = await servePages({
    '/below': page(`<div style="height: 2000px; background: red"></div>
      <div id="box" style="width: 120px; height: 40px; margin-left: 30px; background: blue"></div>
      <div style="height: 2000px; background: red"></div>`),
    '/half':
      page(`<div id="box" style="position: absolute; left: 10.5px; top: 20.5px; width: 30px; height: 30px;
      background: blue"></div>`),
    '/tall': page(
      `<div style="height: 300px"></div><div id="box" style="height: 2400px; ${bands(800)}"></div>`,
    ),
    '/wide': page(`<div style="overflow: auto; width: 500px; height: 100px">
      <div id="box" style="width: 1500px; height: 50px;
        background: linear-gradient(to right, red 500px, green 500px 1000px, blue 1000px)"></div></div>`),
    '/list': page(`<div style="height: 1000px"></div>
      <div id="scroller" style="overflow: auto; height: 150px; width: 200px; scroll-snap-type: y mandatory">
      <div id="box" style="height: 900px; ${bands(300)}"></div></div><div style="height: 3000px"></div>`),
    '/header': page(`<header style="position: sticky; top: 0; height: 90px; background: red">Head</header>
      <div style="position: fixed; bottom: 0; height: 90px; width: 100%; background: red">Foot</div>
      <div style="height: 700px"></div><div id="box" style="height: 2200px; background: blue"></div>
      <div style="height: 700px"></div>`),
    '/frames': page(`<div style="height: 1500px"></div>
      <iframe src="${inner.url('/inner')}" style="width: 300px; height: 200px; border: 7px solid red; padding: 5px"></iframe>
      <div style="height: 1500px"></div>`),
    '/shadow': page(`<p>before</p><x-card></x-card><script>
      customElements.define('x-card', class extends HTMLElement {
        constructor() { super(); this.attachShadow({ mode: 'closed' }).innerHTML =
          '<b id="in" style="display: block; width: 50px; height: 20px; background: blue"></b>'; }
      });</script>`),
    '/late': page(`<script>setTimeout(() => {
      document.body.innerHTML = '<div id="box" style="height: 25px; background: green"></div>'; }, 400)</script>`),
    '/flying': page(`<style>@keyframes fly { from { transform: translateX(300px) } }</style>
      <div id="box" style="width: 40px; height: 25px; background: blue; animation: fly 0.6s linear"></div>`),
    '/font': page(`<style>@font-face { font-family: late; src: url('/late.woff2') }
      p { font-family: late }</style><p id="box">words</p>`),
    '/late.woff2': () => undefined,
    '/none': page('<div id="gone" style="display: none">x</div>'),
    '/kept': page(`<header id="head" style="position:fixed;  top: 0; color:rgb(1,2,3)">Head</header>
      <div id="scroller" style="overflow: auto; height: 200px"><div style="height: 700px"></div>
      <div id="box" style="height: 1500px; background: blue"></div></div><div style="height: 4000px"></div>`),
  });
  id = await tabrelay.session();
});
afterAll(async () => {
  await tabrelay.close(id);
  await site.close();
  await inner.close();
});

async function shot(path: string, selector: string, more = ''): Promise<Picture> {
  await tabrelay.act(id, 'navigate', '', site.url(path));
  return picture(await tabrelay.screenshot(id, `?selector=${encodeURIComponent(selector)}${more}`));
}

/** The colour right inside each corner. */
const corners = ({ width, height, at }: Picture) => [
  at(0, 0),
  at(width - 1, 0),
  at(0, height - 1),
  at(width - 1, height - 1),
];
const filled = (colour: Rgb) => [colour, colour, colour, colour];

test('an element far below is scrolled to and cut out to the pixel', async () => {
  const image = await shot('/below', '#box');

  expect(image).toMatchObject({ width: 120, height: 40 });
  expect(corners(image)).toEqual(filled(blue));
});

soakTest('half pixels are kept, with what is around them', async () => {
  const image = await shot('/half', '#box');

  expect(image).toMatchObject({ width: 31, height: 31 });
  expect(image.at(15, 15)).toEqual(blue);
});

test('an element higher than the window is put together from parts', async () => {
  const image = await shot('/tall', '#box');

  expect(image.height).toBe(2400);
  expect([799, 800, 1599, 1600].map((y) => image.at(100, y))).toEqual([red, green, green, blue]);
});

soakTest('an element wider than what scrolls it is put together from parts', async () => {
  const image = await shot('/wide', '#box');

  expect(image).toMatchObject({ width: 1500, height: 50 });
  expect([499, 500, 999, 1000].map((x) => image.at(x, 25))).toEqual([red, green, green, blue]);
});

soakTest('a list that scrolls in a box of its own is shown from its first to its last entry', async () => {
  const image = await shot('/list', '#box');

  expect(image.height).toBe(900);
  expect([299, 300, 599, 600, 899].map((y) => image.at(50, y))).toEqual([red, green, green, blue, blue]);
});

soakTest(
  'headers and footers that stick to the window are not in the screenshot of something long',
  async () => {
    const image = await shot('/header', '#box');

    expect(image.height).toBe(2200);
    for (let y = 0; y < 2200; y += 20) expect(image.at(400, y)).toEqual(blue);
  },
);

test('an element in a frame of another origin is found, scrolled to and cut out', async () => {
  const image = await shot('/frames', 'iframe >>> #deep');

  expect(image).toMatchObject({ width: 80, height: 60 });
  expect(corners(image)).toEqual(filled(blue));
});

soakTest('an element in a closed shadow root is photographed', async () => {
  const image = await shot('/shadow', 'x-card >>> #in');

  expect(image).toMatchObject({ width: 50, height: 20 });
  expect(corners(image)).toEqual(filled(blue));
});

test('an element that the page adds later is waited for', async () => {
  const image = await shot('/late', '#box');

  expect(image.height).toBe(25);
  expect(image.at(5, 5)).toEqual(green);
});

soakTest('an element that flies in is photographed where it lands', async () => {
  const image = await shot('/flying', '#box');

  expect(image).toMatchObject({ width: 40, height: 25 });
  expect(corners(image)).toEqual(filled(blue));
});

test('a jpeg of an element obeys its quality', async () => {
  await tabrelay.act(id, 'navigate', '', site.url('/header'));
  const sizes = [];
  for (const quality of [5, 95]) {
    const jpeg = await tabrelay.screenshot(id, `?selector=header&format=jpeg&quality=${quality}`);
    expect(jpeg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    sizes.push(jpeg.length);
  }

  expect(sizes[0]).toBeLessThan(Number(sizes[1]));
});

soakTest('an element that is not displayed is 400 not_actionable and says why', async () => {
  await tabrelay.act(id, 'navigate', '', site.url('/none'));

  const answer = await tabrelay.call('GET', `/session/${id}/screenshot?selector=%23gone`);

  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([400, 'not_actionable']);
  expect(answer.body.error).toMatch(/<div#gone>.*display: none/);
});

soakTest('a font that does not come delays the screenshot, but not for ever', async () => {
  await tabrelay.act(id, 'navigate', '', { url: site.url('/font'), waitUntil: 'domcontentloaded' });
  await until('the font to be asked for', () => site.hits('/late.woff2') > 0);

  const answer = await tabrelay.call('GET', `/session/${id}/screenshot?selector=%23box`);

  expect(answer.status).toBe(200);
  expect(answer.tookMs).toBeGreaterThan(2_500);
});

// Its wait of five seconds is the next test's time.
test.concurrent('an element that is not there is 404 element_not_found', async () => {
  const other = await tabrelay.session({ url: site.url('/none') });

  const answer = await tabrelay.call('GET', `/session/${other}/screenshot?selector=%23nowhere`);

  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([404, 'element_not_found']);
  await tabrelay.close(other);
});

test.concurrent('scroll positions and styles are afterwards what they were, to the letter', async () => {
  await tabrelay.act(id, 'navigate', '', site.url('/kept'));
  await tabrelay.act(id, 'scroll', '', 333);
  await tabrelay.act(id, 'scroll', '#scroller', 111);
  const state = async () => [
    await tabrelay.read(id, 'attribute', '#head', 'style'),
    await tabrelay.read(id, 'attribute', '#scroller', 'style'),
    (await tabrelay.act(id, 'scroll', '', 0)).scrollTop,
    (await tabrelay.act(id, 'scroll', '#scroller', 0)).scrollTop,
  ];
  const before = await state();

  const image = picture(await tabrelay.screenshot(id, '?selector=%23box'));

  expect([image.height, image.at(300, 750)]).toEqual([1500, blue]);
  expect(await state()).toEqual(before);
});
