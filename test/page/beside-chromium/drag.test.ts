/** Drag events compared with those of Chromium's trusted input. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import { compare } from '../../support/page-harness/compare-transcripts';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());
const page = () => on;

/** From the middle of one element to that of another, in five moves as the engine makes. */
async function dragByMouse(page: Page, from: string, to: string, atRest = false): Promise<void> {
  const middle = async (selector: string) => {
    const { x, y, width, height } = (await (await page.$(selector))?.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  // A person comes to rest before letting go.
  if (atRest) await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

compare(page, {
  name: 'drag a knob by mouse',
  html: '<div id="knob" style="user-select: none; width: 20px; height: 20px"></div><div id="goal" style="user-select: none; margin-left: 200px; width: 20px; height: 20px"></div>',
  trusted: (page) => dragByMouse(page, '#knob', '#goal'),
  engine: [['drag', '#knob', '#goal']],
});

compare(page, {
  name: 'drag a knob that captures the mouse',
  html: '<div id="knob" style="user-select: none; width: 20px; height: 20px" onpointerdown="knob.setPointerCapture(event.pointerId)"></div><div id="goal" style="user-select: none; margin-left: 200px; width: 20px; height: 20px"></div>',
  trusted: (page) => dragByMouse(page, '#knob', '#goal'),
  engine: [['drag', '#knob', '#goal']],
});

compare(page, {
  name: 'drag the thumb of a range',
  html: '<div style="user-select: none"><input type="range" id="range" value="50" style="width: 216px; margin: 0"><br><span id="goal" style="margin-left: 150px">.</span></div>',
  trusted: (page) => dragByMouse(page, '#range', '#goal'),
  engine: [['drag', '#range', '#goal']],
});

compare(page, {
  name: 'drag a card into a tray by HTML drag and drop',
  html: `<p id="card" draggable="true" style="width: 60px">Card</p><div id="tray" style="height: 60px; width: 300px" ondragover="event.preventDefault()">Tray</div>
    <script>card.ondragstart = (event) => event.dataTransfer.setData('text/plain', 'ace')</script>`,
  trusted: (page) => dragByMouse(page, '#card', '#tray', true),
  engine: [['drag', '#card', '#tray']],
});

compare(page, {
  name: 'drag a card to where nothing takes it',
  html: '<p id="card" draggable="true" style="width: 60px">Card</p><div id="tray" style="height: 60px; width: 300px">Tray</div>',
  trusted: (page) => dragByMouse(page, '#card', '#tray', true),
  engine: [['drag', '#card', '#tray']],
});

compare(page, {
  name: 'drag a card whose drag the page forbids',
  html: '<p id="card" draggable="true" style="width: 60px" ondragstart="return false">Card</p><p id="goal" style="width: 60px; user-select: none">Goal</p>',
  trusted: (page) => dragByMouse(page, '#card', '#goal'),
  engine: [['drag', '#card', '#goal']],
});

compare(page, {
  name: 'click a picture',
  html: `<p>before</p><img id="slide" style="width: 60px; height: 40px; background: silver" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"><p>after</p>`,
  trusted: (page) => page.click('#slide'),
  engine: [['click', '#slide']],
});

compare(page, {
  name: 'click in the middle of a range',
  html: '<input type="range" id="range" value="0" style="width: 216px; margin: 0">',
  trusted: (page) => page.click('#range'),
  engine: [['click', '#range']],
});

compare(page, {
  name: 'click an option of a list that shows them',
  html: '<select id="list" size="3"><option id="a" selected>apple</option><option id="b">pear</option></select>',
  trusted: (page) => page.click('#b'),
  engine: [['click', '#b']],
});

compare(page, {
  name: 'select text by dragging over it',
  html: '<div style="font: 20px monospace"><p id="a" style="width: max-content">abcdef</p><p id="b" style="width: max-content">ghijkl</p></div>',
  trusted: (page) => dragByMouse(page, '#a', '#b'),
  engine: [['drag', '#a', '#b']],
});
