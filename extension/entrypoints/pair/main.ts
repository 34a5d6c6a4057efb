/** The pairing page: the person types the code from the terminal, without which the link pairs nothing. */
import { parseTypedCode } from '../../protocol/pairing/pairing-code';
import { type OfferAnswer, offerAnswerSchema, outcomeAnswerSchema } from '../../protocol/user/user-messages';
import { askWorker } from '../../ui/ask-worker';
import { element } from '../../ui/element';
import { watchAttention } from '../../ui/watch-attention';

const form = element<HTMLFormElement>('form');
const code = element<HTMLInputElement>('code');
const replace = element<HTMLInputElement>('replace');
const button = element<HTMLButtonElement>('pair');
const outcome = element('outcome');

function showOutcome(message: string, kind: 'good' | 'bad'): void {
  outcome.textContent = message;
  outcome.className = kind;
}

const hostOf = (relayUrl: string) => relayUrl.replace('http://', '');

/** Asks about this offer, in a form whose button works while the person has the page in front. */
function ask({ relayUrl, replaces }: OfferAnswer & { relayUrl: string }): void {
  element('question').textContent = `Pair with ${hostOf(relayUrl)}?`;
  if (replaces) {
    element('replaced').textContent =
      `Replace the pairing with ${hostOf(replaces)}. That relay loses this browser, and its sessions are closed.`;
    element('replacing').hidden = false;
    replace.required = true;
  }
  form.hidden = false;
  code.focus();
  watchAttention((isAttended) => {
    button.disabled = !isAttended;
  });
  form.onsubmit = (event) => event.preventDefault();
  button.onclick = async (event) => {
    // The second click of a double click may have been meant for the page before this one.
    if (!event.isTrusted || event.detail > 1 || !form.reportValidity()) return;
    const typed = parseTypedCode(code.value);
    if (!typed) return showOutcome('The code has six letters and digits, without 0, 1, I and O.', 'bad');
    form.hidden = true;
    showOutcome('Pairing …', 'good');
    const { problem } = await askWorker({ ask: 'pair', relayUrl, typed, replaces }, outcomeAnswerSchema);
    if (problem) return showOutcome(problem, 'bad');
    element('question').textContent = `Paired with ${hostOf(relayUrl)}`;
    element('before').hidden = true;
    showOutcome(
      'Paired. To see tabrelay in the toolbar, click the puzzle icon there, then the pin beside tabrelay. You can close this tab and go back to your terminal.',
      'good',
    );
  };
}

const offer = await askWorker({ ask: 'offer' }, offerAnswerSchema);
if (offer.relayUrl) ask({ ...offer, relayUrl: offer.relayUrl });
else showOutcome('This page is old. Open the pairing link again, or get a new one in your terminal.', 'bad');
