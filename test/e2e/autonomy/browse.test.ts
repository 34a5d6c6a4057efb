// Why: interface section 4.1, POST /browse: each row through HTTP, with the embedded model.
import { describe, expect, test } from 'vitest';
import { shared } from '../../support/shared-tabrelay';

const { call, practice, sessions } = shared();

describe('4.1 POST /browse', () => {
  test('answers with the final address, the actions and a screenshot, and closes its session', async () => {
    const answer = await call('POST', '/browse', { body: { prompt: 'Sing me a song', url: practice } });

    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        result: {
          finalUrl: practice,
          actions: [{ type: 'navigate', url: practice }],
          screenshot: expect.stringMatching(/^iVBORw0KGgo/),
          outcome: 'needs_user',
          steps: 0,
        },
      },
    });
    expect(await sessions()).toEqual([]);
  });
});
