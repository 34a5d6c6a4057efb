import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { transcriptReport } from '../../../relay/live/transcript-report';

const hostile = `"><img src=x onerror=alert(1)><script>alert(1)</script>&lt;`;
const at = '2026-01-05T10:00:00.000Z';

it('is one file, in which nothing of a page is HTML', async () => {
  const report = await transcriptReport(
    {
      sessionId: hostile,
      keyName: hostile,
      entries: [{ at, kind: 'step', words: hostile, origin: hostile, outcome: hostile }],
      dropped: 3,
    },
    { prompt: hostile, startedAt: at, state: 'ended', steps: 1, outcome: 'done', answer: hostile },
  );
  const { document } = parseHTML(String(report));
  expect(document.querySelectorAll('script, img, link, iframe, [onerror], [src], [href]')).toHaveLength(0);
  const [cells] = document.querySelectorAll('tbody tr');
  expect([...(cells?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '2026-01-05 10:00:00 UTC',
    hostile,
    hostile,
    hostile,
  ]);
  expect(document.querySelector('dl')?.textContent).toContain('3 older entries');
});
