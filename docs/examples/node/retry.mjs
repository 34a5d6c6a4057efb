// Repeat a step until it is answered, and still click only once.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, practice } from './tabrelay.mjs';

/** No status: the connection failed. 409: the first call is still running. 429, 503: try again later. */
const worthRetrying = [undefined, 409, 429, 503];

/** Calls with an Idempotency-Key, which makes it safe to repeat the call. */
async function callOnce(path, body, key) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call('POST', path, body, { 'Idempotency-Key': key });
    } catch (error) {
      if (attempt === 5 || !worthRetrying.includes(error.status)) throw error;
      await sleep(attempt * 1_000);
    }
  }
}

const { sessionId } = await call('POST', '/session', { url: practice });
const step = `/session/${sessionId}`;
try {
  const key = randomUUID();
  await callOnce(step, { action: 'click', selector: '#hello' }, key);
  // As if the answer had been lost: the same key gets the first answer, and nothing is clicked.
  await callOnce(step, { action: 'click', selector: '#hello' }, key);
  const { result } = await call('POST', step, { action: 'text', selector: '#greeting' });
  console.log(result);
} finally {
  await call('DELETE', step);
}
