/** Concurrent sessions never receive replies or screenshots of each other. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { colourDistance, picture, type Rgb } from '../../support/picture';
import { isFullShare } from '../../support/share';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const numbers = Array.from({ length: isFullShare ? 40 : 5 }, (_, index) => index + 1);
const tabrelay = shared();
let site: Site;

beforeAll(async () => {
  site = await servePages(Object.fromEntries(numbers.map((number) => [`/${number}`, page(number)])));
});
afterAll(() => site.close());

test(`${numbers.length} at once: every reply and every screenshot is the right one`, async () => {
  const seen = await Promise.all(numbers.map(use));

  expect(seen).toEqual(
    numbers.map((number) => ({
      number,
      said: `clicked ${number}`,
      numberInPicture: number,
      rightColour: true,
    })),
  );
  expect(await tabrelay.sessions()).toEqual([]);
}, 180_000);

async function use(number: number) {
  const id = await tabrelay.session({ url: site.url(`/${number}`), width: 500, height: 400 });
  try {
    return await see(id, number);
  } finally {
    await tabrelay.close(id);
  }
}

async function see(id: string, number: number) {
  // Forty pages on two cores may be slow.
  const timeoutMs = 30_000;
  await tabrelay.step(id, 'click', 'button', undefined, timeoutMs);
  const said = await tabrelay.step(id, 'text', '#said', undefined, timeoutMs);
  const image = picture(await tabrelay.screenshot(id));
  // The six boxes are the number in binary, white for 1; see page().
  const bits = [0, 1, 2, 3, 4, 5].map((bit) => (image.at(20 + bit * 40, 20)[0] > 127 ? 2 ** bit : 0));
  return {
    number,
    said,
    numberInPicture: bits.reduce((sum, bit) => sum + bit, 0),
    rightColour: colourDistance(image.at(20, 250), colourOf(number)) <= 3,
  };
}

// 64 well separated colours: four levels in each channel.
function colourOf(number: number): Rgb {
  return [(number % 4) * 60 + 20, (Math.floor(number / 4) % 4) * 60 + 20, Math.floor(number / 16) * 60 + 20];
}

// The colour comes with the click, so that a picture from before the click is a wrong one.
function page(number: number): string {
  const boxes = [0, 1, 2, 3, 4, 5]
    .map((bit) => `<i style="background:${number & (2 ** bit) ? '#fff' : '#000'};left:${bit * 40}px"></i>`)
    .join('');
  return `<!doctype html><title>${number}</title>
    <style>body { margin: 0; background: #777 } i { position: fixed; top: 0; width: 40px; height: 40px }</style>
    ${boxes}<button style="margin:80px 20px 0">page ${number}</button><p id="said"></p>
    <script>document.querySelector('button').onclick = () => {
      document.body.style.background = 'rgb(${colourOf(number).join()})';
      document.querySelector('#said').textContent = 'clicked ${number}';
    }</script>`;
}
