/** `npm run soak -- fuzz`: the full number of malformed requests and frames. */
import { runTests } from './tests.mjs';

/** All malformed requests and garbage frames. @param args the seed, if it is to be another one */
export async function fuzz([seed]) {
  await runTests('100,000 malformed requests, 50,000 garbage frames', {
    args: ['--project', 'node', 'relay/fuzz'],
    env: { TABRELAY_TEST_FUZZ: 'full', ...(seed && { TABRELAY_TEST_SEED: seed }) },
  });
}
