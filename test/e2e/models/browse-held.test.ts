/** A task does what has consequences only if its prompt names it; else it waits for a person. */
import { expect, test } from 'vitest';
import { acts, done } from '../../support/models/model-server';
import { withModel } from '../../support/models/with-model';
import { until } from '../../support/until';

const list = `<title>n</title><h1>My labels</h1><ul>
  <li>Education <button id="a" onclick="this.closest('li').remove(); document.title += 1">Delete</button></li>
  <li>Travel <button id="b" onclick="this.closest('li').remove(); document.title += 1">Delete</button></li></ul>`;
const asking = `<title>n</title><h1>My labels</h1><ul>
  <li>Education <button id="a" onclick="confirm('Really?') && this.closest('li').remove()">Delete</button></li>
  <li>Travel <button id="b" onclick="confirm('Delete this label for ever?') && this.closest('li').remove()">x</button></li></ul>`;
const { api, asked, browse, script } = withModel({ '/list': list, '/asking': asking });

type Waiting = { id: string; state: string };

const named = { effects: 'named' };
const remove = (selector: string) => acts({ action: 'click', selector });
const resume = (id: unknown) => api().call('POST', '/browse', { body: { resume: id } });

test('what the prompt names is done', async () => {
  script(remove('#a'), done('Deleted.', 'My labels'));
  const { body } = await browse('/list', { ...named, prompt: "Delete the 'Education' label" });
  expect(body.result).toMatchObject({ outcome: 'done', actions: [{ type: 'navigate' }, { type: 'click' }] });
});

test('anything else ends the task, whose session waits; resume does it and goes on', async () => {
  script(remove('#b'), done('Deleted.', 'My labels'));
  const { body } = await browse('/list', { ...named, prompt: "Delete the 'Education' label" });
  expect(body.result).toMatchObject({
    outcome: 'needs_user',
    actions: [{ type: 'navigate' }],
    pending: { what: 'delete', element: 'button "Delete"', where: expect.stringContaining('Travel') },
    sessionId: expect.any(String),
  });
  const { pending } = body.result as { pending: { id: string } };

  const resumed = await resume(pending.id);
  expect(resumed.body.result).toMatchObject({
    outcome: 'done',
    actions: [{ type: 'navigate' }, { type: 'click' }],
  });
  expect(await api().sessions()).toEqual([]);
  expect((await resume(pending.id)).status).toBe(400);
});

test('a selector that leaves open which one is meant deletes none, and the model is told so', async () => {
  script(remove('role=button[name="Delete"]'), remove('#a'), done('Deleted.', 'My labels'));
  const { body } = await browse('/list', { ...named, prompt: "Delete the 'Education' label" });
  expect(asked()[1]?.last).toMatch(/matches 2 elements.*use its ref/);
  expect(body.result).toMatchObject({ outcome: 'done', actions: [{ type: 'navigate' }, { type: 'click' }] });
});

test('what a person denies is not done and not asked again; the task goes on with the rest', async () => {
  script(remove('#b'), remove('#b'), remove('#a'), done('Travel was denied.', 'My labels'));
  const { body } = await browse('/list', { ...named, prompt: "Delete the 'Education' label" });
  const { pending } = body.result as { pending: { id: string } };
  await api().call('POST', `/approvals/${pending.id}`, { body: { decision: 'deny' } });

  const resumed = await resume(pending.id);
  expect(resumed.body.result).toMatchObject({
    outcome: 'done',
    actions: [{ type: 'navigate' }, { type: 'click', selector: expect.stringContaining('#a') }],
  });
  expect(asked()[1]?.last).toMatch(/button "Delete" was not done\. The person denied it/);
  expect(asked()[2]?.last).toMatch(/the person has denied it in this task/);
});

test('a task that waits for its approval goes on when that is denied', async () => {
  script(remove('#b'), done('Travel was denied.', 'My labels'));
  const browsed = browse('/list', { ...named, prompt: 'Which labels are there?', approvalMs: 20_000 });
  const { id } = await until('an act that waits', async () => {
    const { approvals } = (await api().call('GET', '/approvals')).body as { approvals: Waiting[] };
    return approvals.find(({ state }) => state === 'waiting');
  });
  await api().call('POST', `/approvals/${id}`, { body: { decision: 'deny' } });
  expect((await browsed).body.result).toMatchObject({ outcome: 'done', answer: 'Travel was denied.' });
});

test('a page that has changed since is held again', async () => {
  script(remove('#b'));
  const { body } = await browse('/list', { ...named, prompt: 'What is there?' });
  const { pending, sessionId } = body.result as { pending: { id: string }; sessionId: string };
  await api().act(sessionId, 'click', '#a');

  const again = (await resume(pending.id)).body.result as { outcome: string; pending: { id: string } };
  expect(again).toMatchObject({ outcome: 'needs_user', pending: { what: 'delete' } });
  expect(again.pending.id).not.toBe(pending.id);
  await api().close(sessionId);
});

test('with effects "any" nothing is held', async () => {
  script(remove('#b'), done('Deleted.', 'My labels'));
  expect((await browse('/list', { effects: 'any' })).body.result).toMatchObject({ outcome: 'done' });
});

test('a dialog that a named act opens is accepted', async () => {
  script(remove('#a'), done('Deleted.', 'My labels'));
  const { body } = await browse('/asking', {
    ...named,
    prompt: "Delete the 'Education' label",
    keepSession: true,
  });
  const { sessionId, outcome } = body.result as { sessionId: string; outcome: string };
  expect(outcome).toBe('done');
  expect(await api().read(sessionId, 'count', 'li')).toBe('1');
  await api().close(sessionId);
});

test('any other dialog with consequences ends the task, and resume accepts it', async () => {
  script(remove('#b'), done('Deleted.', 'My labels'));
  const { body } = await browse('/asking', { ...named, prompt: 'Which labels are there?' });
  expect(body.result).toMatchObject({
    outcome: 'needs_user',
    pending: { what: 'delete', action: 'accept', element: 'confirm "Delete this label for ever?"' },
  });
  const { pending } = body.result as { pending: { id: string } };
  expect((await resume(pending.id)).body.result).toMatchObject({ outcome: 'done' });
});
