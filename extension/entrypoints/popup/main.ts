/** The popup: shows the state of the connection and the open sessions, closes one, and pauses. */
import { outcomeAnswerSchema, type Status, statusSchema } from '../../protocol/user-messages';
import { askWorker } from '../../ui/ask-worker';
import { element } from '../../ui/element';
import { stateText } from '../../ui/state-text';

const refreshEveryMs = 1_000;

async function refresh(): Promise<void> {
  const status = await askWorker({ ask: 'status' }, statusSchema);
  element('state').textContent = stateText(status);
  element('state').dataset.state = status.paused ? 'paused' : status.state;
  element('none').hidden = status.sessions.length > 0;
  const button = element<HTMLButtonElement>('pause');
  button.hidden = status.state === 'unpaired';
  button.textContent = status.paused ? 'Resume' : 'Pause this browser';
  button.ariaPressed = String(status.paused);
  button.onclick = () => pause(!status.paused);
  element('sessions').replaceChildren(...status.sessions.map(row));
}

async function pause(on: boolean): Promise<void> {
  await askWorker({ ask: 'pause', on }, outcomeAnswerSchema);
  await refresh();
}

function row(session: Status['sessions'][number]): HTMLLIElement {
  const item = document.createElement('li');
  const label = document.createElement('span');
  label.textContent = session.title || session.url || 'blank page';
  label.title = `${session.url}\n${session.id}\nopened ${new Date(session.createdAt).toLocaleString()} with key ${session.keyName}`;
  const address = document.createElement('small');
  address.className = 'dim';
  address.textContent = session.url.replace(/^https?:\/\//, '');
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.ariaLabel = `Close ${label.textContent}`;
  close.onclick = async () => {
    close.disabled = true;
    await askWorker({ ask: 'close-session', sessionId: session.id }, outcomeAnswerSchema);
    await refresh();
  };
  const page = document.createElement('div');
  page.append(label, address);
  item.append(page, close);
  return item;
}

void refresh();
setInterval(refresh, refreshEveryMs);
