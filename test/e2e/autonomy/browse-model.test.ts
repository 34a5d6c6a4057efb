// Why: a task done by a model behind a server, from the HTTP call to the page and back.
import { beforeAll, describe, expect, test } from 'vitest';
import { acts, done, type ModelServer, refOf, startModelServer } from '../../support/model-server';
import { startTabrelay, type Tabrelay } from '../../support/start-tabrelay';

let model: ModelServer;
let tabrelay: Tabrelay;

beforeAll(async () => {
  model = await startModelServer();
  tabrelay = await startTabrelay({
    watched: false,
    env: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'scripted' },
  });
  return async () => {
    await tabrelay.stop();
    await model.close();
  };
}, 90_000);

const browse = (body: Record<string, unknown>) =>
  tabrelay.api.call('POST', '/browse', { body: { url: tabrelay.practice, ...body } });

describe('a task', () => {
  test('is done, proved and told in records that can be replayed', async () => {
    model.script(
      acts(
        { action: 'fill', selector: refOf('textbox "Name"'), value: 'Ann' },
        { action: 'click', selector: refOf('button "Say hello"') },
      ),
      done('It greets.', 'Hello, 1'),
    );
    const { body, status } = await browse({ prompt: 'Say hello' });
        q.messages.map((m) => `${m.role}: ${m.content ?? JSON.stringify(m.tool_calls)}`).join('\n---\n'),
      );
    expect(status).toBe(200);
  });
});
