/** One pixel of error in the arithmetic is a seam in every stitched picture. */
import { describe, expect, it } from 'vitest';
import { type Scene, stitch } from '../../../../extension/background/screenshots/stitch';

const limits = { maxSidePx: 16_384, maxAreaPx: 64 * 1024 * 1024 };

interface Setting {
  width: number;
  height: number;
  windowWidth: number;
  windowHeight: number;
  ratio?: number;
  /** Where the subject begins in its page. */
  left?: number;
  top?: number;
  /** How far the page can be scrolled; as far as it takes if it is not said. */
  maxScroll?: number;
}

/** A page with nothing but the subject, which scrolls by whole pixels as Chromium does. */
function fakeScene({ ratio = 1, left = 0, top = 0, ...at }: Setting) {
  const asked: string[] = [];
  const scene: Scene = {
    async show(x, y, stitched) {
      asked.push(`${x},${y}${stitched ? ' stitched' : ''}`);
      const scrollX = Math.max(0, Math.floor(left + x - (stitched ? 0 : left)));
      const scrollY = Math.min(at.maxScroll ?? 1e9, Math.max(0, Math.floor(top + y - (stitched ? 0 : top))));
      const subject = { left: left - scrollX, top: top - scrollY };
      const from = { left: Math.max(0, subject.left + x), top: Math.max(0, subject.top + y) };
      const part = {
        ...from,
        width: Math.min(at.windowWidth, subject.left + at.width) - from.left,
        height: Math.min(at.windowHeight, subject.top + at.height) - from.top,
      };
      return {
        tile: { part, x: part.left - subject.left, y: part.top - subject.top, scale: 1 },
        width: at.width,
        height: at.height,
        viewportWidth: at.windowWidth,
      };
    },
  };
  const photo = { width: at.windowWidth * ratio, height: at.windowHeight * ratio };
  return { asked, stitched: (bounds = limits) => stitch(scene, async () => photo, bounds) };
}

/** From which row to which row of the whole each piece reaches. */
const rows = (pieces: { top: number; from: { height: number } }[]) =>
  pieces.map(({ top, from }) => [top, top + from.height]);

describe('stitching', () => {
  it('takes one photograph of what fits into the window', async () => {
    const { asked, stitched } = fakeScene({
      width: 300,
      height: 200,
      windowWidth: 800,
      windowHeight: 600,
      left: 10,
      top: 20,
    });
    expect(await stitched()).toMatchObject({
      width: 300,
      height: 200,
      truncated: false,
      pieces: [{ from: { left: 10, top: 20 } }],
    });
    expect(asked).toEqual(['0,0']);
  });

  it('lays rows under each other without gap or overlap', async () => {
    const { asked, stitched } = fakeScene({ width: 800, height: 1500, windowWidth: 800, windowHeight: 600 });
    const { pieces, height } = await stitched();
    expect([rows(pieces), height]).toEqual([
      [
        [0, 600],
        [600, 1200],
        [1200, 1500],
      ],
      1500,
    ]);
    expect(asked).toEqual(['0,0', '0,0 stitched', '0,600 stitched', '0,1200 stitched']);
  });

  it('takes the end from where the page cannot be scrolled further', async () => {
    const { stitched } = fakeScene({
      width: 800,
      height: 700,
      windowWidth: 800,
      windowHeight: 600,
      maxScroll: 100,
    });
    expect((await stitched()).pieces.at(-1)).toMatchObject({ top: 600, from: { top: 500, height: 100 } });
  });

  it('goes along each row of what is too wide as well', async () => {
    const { stitched } = fakeScene({ width: 1000, height: 700, windowWidth: 800, windowHeight: 600 });
    const { pieces, width, height } = await stitched();
    expect(pieces.map(({ left, top }) => [left, top])).toEqual([
      [0, 0],
      [800, 0],
      [0, 600],
      [800, 600],
    ]);
    expect([width, height]).toEqual([1000, 700]);
  });

  it('counts in device pixels, also where a CSS pixel is one and a half', async () => {
    const { stitched } = fakeScene({
      width: 401,
      height: 1001,
      windowWidth: 800,
      windowHeight: 601,
      ratio: 1.5,
    });
    const { pieces, width, height } = await stitched();
    expect([width, height]).toEqual([602, 1502]);
    expect(rows(pieces)).toEqual([
      [0, 902],
      [902, 1502],
    ]);
  });

  it('keeps pieces of a subject that begins between two pixels on one grid', async () => {
    const { stitched } = fakeScene({
      width: 100,
      height: 1000,
      windowWidth: 800,
      windowHeight: 600,
      left: 0.5,
      top: 0.5,
    });
    const { pieces, width, height } = await stitched();
    expect([width, height]).toEqual([101, 1001]);
    expect(rows(pieces)[1]?.[0]).toBeLessThanOrEqual(rows(pieces)[0]?.[1] ?? 0);
  });

  it('stops at the largest height, and says so', async () => {
    const { asked, stitched } = fakeScene({ width: 800, height: 9000, windowWidth: 800, windowHeight: 600 });
    expect(await stitched({ ...limits, maxSidePx: 1000 })).toMatchObject({ height: 1000, truncated: true });
    expect(asked).toHaveLength(3);
  });

  it('stops at the largest area, and says so', async () => {
    const { stitched } = fakeScene({ width: 800, height: 9000, windowWidth: 800, windowHeight: 600 });
    expect(await stitched({ ...limits, maxAreaPx: 800_000 })).toMatchObject({
      height: 1000,
      truncated: true,
    });
  });

  it('ends where nothing more can be scrolled into view', async () => {
    const { stitched } = fakeScene({
      width: 800,
      height: 5000,
      windowWidth: 800,
      windowHeight: 600,
      maxScroll: 0,
    });
    expect(await stitched()).toMatchObject({ height: 600, truncated: false });
  });

  it('of what cannot be shown at all is nothing', async () => {
    const { stitched } = fakeScene({
      width: 800,
      height: 50,
      windowWidth: 800,
      windowHeight: 600,
      top: 900,
      maxScroll: 0,
    });
    expect((await stitched()).pieces).toEqual([]);
  });
});
