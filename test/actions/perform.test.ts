// Why: what is refused before any page is touched.
import { expect, test } from 'vitest';
import type { PageWorld } from '../../extension/actions/page-world';
import { perform } from '../../extension/actions/perform';

// None of these steps gets as far as its world.
const nowhere = {} as PageWorld;

test.each([
  ['nonsense', '#a', undefined, 'unknown_action', /"nonsense"/],
  ['constructor', '#a', undefined, 'unknown_action', /"constructor"/],
  ['click', ' ', undefined, 'bad_request', /"click" needs a selector/],
  ['fill', '#a', undefined, 'bad_request', /"value".*"fill".*string.*the new text/],
  ['upload', '#a', '{"name":', 'bad_request', /"value" does not fit the action "upload"/],
  ['snapshot', '', { depth: 'deep' }, 'bad_request', /value/],
])('%s on "%s" with %s', async (action, selector, value, code, message) => {
  const attempt = perform(nowhere, { action, selector, value });
  await expect(attempt).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
});
