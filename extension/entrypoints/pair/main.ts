/** The pairing page: asks the user whether to pair this browser with the relay of a pairing link. */
import { offerAnswerSchema, outcomeAnswerSchema } from '../../protocol/user-messages';
import { askWorker } from '../../ui/ask-worker';
import { element } from '../../ui/element';

const button = element<HTMLButtonElement>('pair');
const outcome = element('outcome');

function report(message: string, kind: 'good' | 'bad'): void {
  outcome.textContent = message;
  outcome.className = kind;
}

let shown = '';

async function show(): Promise<void> {
  const { relayUrl } = await askWorker({ ask: 'offer' }, offerAnswerSchema);
  if (!relayUrl) return report('This page is old. Open the pairing link again.', 'bad');
  element('question').textContent = `Pair with ${relayUrl.replace('http://', '')}?`;
  shown = relayUrl;
  button.disabled = false;
}

button.onclick = async () => {
  button.disabled = true;
  const { problem } = await askWorker({ ask: 'pair', relayUrl: shown }, outcomeAnswerSchema);
  if (problem) return report(problem, 'bad');
  report('Paired. You can close this tab and go back to your terminal.', 'good');
};

void show();
