/** What popup and options say of the connection. */
import { expect, test } from 'vitest';
import type { Status } from '../../extension/protocol/user/user-messages';
import { stateText } from '../../extension/ui/state-text';

const status = { outdated: false, paused: false, approvals: [], sessions: [] };
const text = (part: Partial<Status> & Pick<Status, 'state'>) => stateText({ ...status, ...part });

test.each([
  [
    'a relay that has removed it',
    { ending: { relayUrl: 'http://127.0.0.1:9000', where: 'relay' } },
    'has removed',
  ],
  ['its user', { ending: { relayUrl: 'http://127.0.0.1:9000', where: 'browser' } }, 'You unpaired'],
] as const)('unpaired by %s, it says so and how to pair with the same port', (_, part, words) => {
  const said = text({ state: 'unpaired', ...part });
  expect(said).toContain(words);
  expect(said).toMatch(/127\.0\.0\.1:9000.*npx tabrelay browsers pair --port 9000$/);
});

test('refused, it says how to pair, with the port only if it is not the default', () => {
  const said = (relayUrl: string) => text({ state: 'refused', relayUrl });
  expect(said('http://127.0.0.1:9000')).toMatch(/npx tabrelay browsers pair --port 9000$/);
  expect(said('http://127.0.0.1:8787')).toMatch(/npx tabrelay browsers pair$/);
});

test('never paired, it says where a link comes from', () => {
  expect(text({ state: 'unpaired' })).toMatch(/^Not paired yet\. Run npm start/);
});
