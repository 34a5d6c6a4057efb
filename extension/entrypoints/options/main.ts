/** The options page: shows the state of the connection and unpairs. */
import { outcomeAnswerSchema, statusSchema } from '../../protocol/user-messages';
import { askWorker } from '../../ui/ask-worker';
import { element } from '../../ui/element';
import { stateText } from '../../ui/state-text';

const refreshEveryMs = 1_000;
const unpair = element<HTMLButtonElement>('unpair');

async function refresh(): Promise<void> {
  const status = await askWorker({ ask: 'status' }, statusSchema);
  element('state').textContent = stateText(status);
  element('state').dataset.state = status.state;
  unpair.disabled = status.relayUrl === undefined;
}

unpair.onclick = async () => {
  unpair.disabled = true;
  await askWorker({ ask: 'unpair' }, outcomeAnswerSchema);
  await refresh();
};

void refresh();
setInterval(refresh, refreshEveryMs);
