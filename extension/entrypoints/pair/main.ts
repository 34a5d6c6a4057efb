/** The pairing page: the user confirms a pairing link, which alone must not pair the browser. */
import { offerAnswerSchema, outcomeAnswerSchema } from '../../protocol/user-messages';
import { askWorker } from '../../ui/ask-worker';
import { element } from '../../ui/element';

const button = element<HTMLButtonElement>('pair');
const outcome = element('outcome');

function showOutcome(message: string, kind: 'good' | 'bad'): void {
  outcome.textContent = message;
  outcome.className = kind;
}

let shown = '';

async function show(): Promise<void> {
  const { relayUrl } = await askWorker({ ask: 'offer' }, offerAnswerSchema);
  if (!relayUrl) return showOutcome('This page is old. Open the pairing link again.', 'bad');
  element('question').textContent = `Pair with ${relayUrl.replace('http://', '')}?`;
  shown = relayUrl;
  button.disabled = false;
}

button.onclick = async () => {
  button.disabled = true;
  const { problem } = await askWorker({ ask: 'pair', relayUrl: shown }, outcomeAnswerSchema);
  if (problem) return showOutcome(problem, 'bad');
  showOutcome('Paired. You can close this tab and go back to your terminal.', 'good');
};

void show();
