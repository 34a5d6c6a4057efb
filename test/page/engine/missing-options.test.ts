/** An option that a list does not have: which ones are most like it, how many there are, and when that is told. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const listOf = (labels: string[]) =>
  `<select>${labels.map((label) => `<option>${label}</option>`).join('')}</select>`;
const numbered = Array.from({ length: 40 }, (_, at) => `Street ${at + 1}`);

/** What choosing leads to, for a caller that is told of a miss after a second. */
async function choose(html: string, value: unknown, timeoutMs = 20_000): Promise<string> {
  await on.show(html);
  const order = {
    do: 'step',
    sessionId: 'page-harness',
    action: 'select',
    selector: 'select',
    value,
  } as const;
  const chosen = on.carryOut({ ...order, missAfterMs: 200 } as Parameters<typeof on.carryOut>[0], timeoutMs);
  return chosen.then(
    (done) => `chose ${Object(done).value}`,
    (error: Error) => error.message,
  );
}

test('of a long list the nearest come first, and the others are counted', async () => {
  const said = await choose(listOf([...numbered, 'Okafor, Amara (Physics)']), 'Amara Okafor (Physics)');
  expect(said).toMatch(
    /without the option "Amara Okafor \(Physics\)"; there are "Okafor, Amara \(Physics\)", .* and 21 more/,
  );
});

test('of a short list all are told in their order', async () => {
  expect(await choose(listOf(['Small', 'Large']), 'Larger')).toContain('there are "Small", "Large".');
});

test('a list whose options do not change is not waited for until the deadline', async () => {
  const startMs = performance.now();
  await choose(listOf(numbered), 'Lane 3');
  expect(performance.now() - startMs).toBeLessThan(10_000);
});

test('options that come later are waited for', async () => {
  const html = `${listOf([])}<script>setTimeout(() => {
    document.querySelector('select').innerHTML = '<option>Lane 3</option>';
  }, 600)</script>`;
  expect(await choose(html, 'Lane 3')).toBe('chose Lane 3');
});

test.each([
  ['Tyre 40mm', 'Tyre 40 mm'],
  ['tyre 28 MM', 'Tyre 28mm'],
])('%s is %s', async (named, meant) => {
  expect(await choose(listOf(['Tyre 28mm', 'Tyre 40 mm']), named)).toBe(`chose ${meant}`);
});

test('words that differ in their spaces are not guessed where two are like them', async () => {
  expect(await choose(listOf(['A 10', 'A1 0']), 'A10')).toContain('without the option');
});
