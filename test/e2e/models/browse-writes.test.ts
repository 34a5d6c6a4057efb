/** A task whose page is still sending something to its server when the model says that it is done. */
import { expect, test } from 'vitest';
import { acts, done } from '../../support/models/model-server';
import { ballast, withModel } from '../../support/models/with-model';

/** It says at once that it is saved, as pages do, and its server takes its time. */
const drafting = (ms: number) =>
  `<title>Quote</title><button id="save">Save as draft</button><p id="said"></p><p id="taken"></p>${ballast}
  <script>save.onclick = async () => {
    said.textContent = 'Quote created';
    await fetch('/drafts?${ms}', { method: 'PUT', body: 'quote' });
    taken.textContent = 'The server has taken it';
  }</script>`;
const { asked, browse, script } = withModel({
  '/draft/2000': drafting(2_000),
  '/draft/8000': drafting(8_000),
  '/drafts': (request, reply) =>
    void setTimeout(() => reply.end('taken'), Number(request.url?.split('?')[1])),
});
const prompt = 'Save the quote as a draft.';
const save = acts({ action: 'click', selector: '#save' });

test('it ends as done once the server has taken it', async () => {
  script(save, done('Saved.', 'Quote created ... The server has taken it'));
  const { body } = await browse('/draft/2000', { prompt });
  expect(body.result).toMatchObject({ outcome: 'done' });
  expect(asked()).toHaveLength(2);
});

test('the model is told once that the server has not answered yet', async () => {
  script(save, done('Saved.', 'Quote created'), done('Saved.', 'Quote created'));
  const { body } = await browse('/draft/8000', { prompt });
  expect(body.result).toMatchObject({ outcome: 'done' });
  expect(asked()[2]?.last).toContain('has sent something to its server and has no answer yet');
});
