/** Light dismiss of popovers and dialogs compared with Chromium's trusted input. */
import { afterAll, beforeAll } from 'vitest';
import { compare } from '../../support/page-harness/compare-transcripts';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** Clicks on the elements one after the other; `Escape` is the key. */
function acts(name: string, html: string, ...targets: string[]): void {
  compare(() => on, {
    name,
    html: `<style>:popover-open, dialog { margin: 0; inset: auto; top: 100px; left: 300px }</style>${html}`,
    trusted: async (page) => {
      // What a layer tells of itself comes in tasks and frames of its own, sooner than a person's next move.
      const drawn = () =>
        page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      for (const target of targets) {
        if (target === 'Escape') await page.keyboard.down(target);
        else await page.click(target);
        await drawn();
        if (target === 'Escape') await page.keyboard.up(target);
      }
    },
    engine: targets.map((target): [string, string, string?] =>
      target === 'Escape' ? ['press', '', target] : ['click', target],
    ),
  });
}

const dialogs = (first: string, second: string) =>
  `<button id="go" onclick="second.show(); first.show()">go</button><p id="beside">beside</p>
  <dialog id="first" ${first}>1</dialog><dialog id="second" ${second}>2</dialog>`;

acts(
  'the button of a popover by command, twice',
  '<button id="b" commandfor="p" command="toggle-popover">B</button><p id="p" popover>hint</p>',
  '#b',
  '#b',
);
acts(
  'the button of a popover by script, twice',
  '<button id="b">B</button><p id="p" popover>hint</p><script>b.popoverTargetElement = p</script>',
  '#b',
  '#b',
);
acts('click beside a dialog under a plain one', dialogs('', 'closedby="any"'), '#go', '#beside');
acts('Escape with two dialogs', dialogs('closedby="closerequest"', 'closedby="any"'), '#go', 'Escape');
acts('Escape with a plain dialog above', dialogs('', 'closedby="any"'), '#go', 'Escape');
acts(
  'Escape in a dialog that only the page closes',
  '<dialog id="d" closedby="none"><input id="i"></dialog><script>d.showModal()</script>',
  'Escape',
);
acts(
  'Escape with a popover over a modal dialog',
  '<p id="p" popover>hint</p><dialog id="d">d</dialog><script>d.showModal(); p.showPopover()</script>',
  'Escape',
);
