/** The tests of the whole interface through a relay that holds no browser: three relays, NATS, two real Chromium. */
import { runTests } from './tests.mjs';

export async function fleetInterface() {
  await runTests('the interface through a relay that holds no browser', {
    args: ['--project', 'one-browser', 'test/e2e/interface'],
    env: { TABRELAY_TEST_THROUGH: 'fleet', TABRELAY_TEST_SHARE: 'full' },
  });
}
