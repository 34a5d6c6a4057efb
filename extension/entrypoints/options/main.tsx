/** The options page: what the user chooses, the state of the connection, unpairing and blocked sites. */
import { render } from 'preact';
import { blockedSitesSchema, outcomeAnswerSchema, statusSchema } from '../../protocol/user/user-messages';
import { askWorker } from '../../ui/ask-worker';
import { element } from '../../ui/element';
import { Choices } from '../../ui/options/choices';
import { stateText } from '../../ui/state-text';

const refreshEveryMs = 1_000;
const unpair = element<HTMLButtonElement>('unpair');
const sure = element<HTMLDialogElement>('sure');

async function refresh(): Promise<void> {
  const status = await askWorker({ ask: 'status' }, statusSchema);
  element('state').textContent = stateText(status);
  element('state').dataset.state = status.state;
  unpair.disabled = status.relayUrl === undefined;
}

/** Says what is lost, and asks. */
unpair.onclick = async () => {
  const { relayUrl, sessions } = await askWorker({ ask: 'status' }, statusSchema);
  const closed =
    sessions.length === 1 ? '1 open session is closed' : `${sessions.length} open sessions are closed`;
  element('loss').textContent = `Unpair from ${relayUrl?.replace('http://', '')}? ${closed}.`;
  sure.returnValue = '';
  sure.showModal();
};

sure.onclose = async () => {
  if (sure.returnValue !== 'unpair') return;
  unpair.disabled = true;
  await askWorker({ ask: 'unpair' }, outcomeAnswerSchema);
  await refresh();
};

const sites = element<HTMLTextAreaElement>('sites');
const block = element<HTMLButtonElement>('block');

async function showSites(): Promise<void> {
  sites.value = (await askWorker({ ask: 'blocked-sites' }, blockedSitesSchema)).sites.join('\n');
  block.disabled = false;
}

block.onclick = async () => {
  const { problem } = await askWorker(
    { ask: 'block-sites', sites: sites.value.split('\n') },
    outcomeAnswerSchema,
  );
  element('blocked').textContent = problem ?? 'Saved.';
  if (problem === undefined) await showSites();
};

render(<Choices />, element('choices'));
void showSites();
void refresh();
setInterval(refresh, refreshEveryMs);
