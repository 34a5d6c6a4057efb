/** A variable whose name is misspelt is not passed over. */
import { expect, test } from 'vitest';
import { misspeltVariables } from '../../../relay/supervisor/misspelt-variables';

test.each([
  [
    'TABRELAY_PROT',
    ['TABRELAY_PROT is not a variable of tabrelay and changes nothing. Did you mean TABRELAY_PORT?'],
  ],
  ['TABRELAY_ALLOWED_HOST', [expect.stringContaining('Did you mean TABRELAY_ALLOWED_HOSTS?')]],
  ['tabrelay_home', [expect.stringContaining('Did you mean TABRELAY_HOME?')]],
  ['TABRELAY_PORT', []],
  ['TABRELAY_SESSION', []],
  ['TABRELAY_NATS_PASSWORD', []],
  ['PORT', []],
])('%s', (name, lines) => {
  expect(misspeltVariables({ [name]: 'x' })).toEqual(lines);
});
