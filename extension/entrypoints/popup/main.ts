/** The popup: shows the state of the connection and the open sessions, closes one, and pauses. */
import { openTab } from '../../background/browser-api/tabs';
import {
  liveUrlAnswerSchema,
  outcomeAnswerSchema,
  type Status,
  statusSchema,
} from '../../protocol/user-messages';
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
  element('live').hidden = status.state !== 'connected';
  element('live').onclick = openLive;
  element('sessions').replaceChildren(...status.sessions.map(row));
}

/** Opens the live page in a tab, and says so where the relay does not answer. */
async function openLive(): Promise<void> {
  const { url } = await askWorker({ ask: 'live-ticket' }, liveUrlAnswerSchema);
  if (url === undefined) element('state').textContent = 'The relay does not answer. Look whether it runs.';
  else {
    await openTab(url);
    window.close();
  }
}

async function pause(on: boolean): Promise<void> {
  await askWorker({ ask: 'pause', on }, outcomeAnswerSchema);
  await refresh();
}

/** A session: a click on its site and title shows its window; below stand its key and what it did last. */
function row(session: Status['sessions'][number]): HTMLLIElement {
  const item = document.createElement('li');
  const title = session.title || 'blank page';
  const show = document.createElement('button');
  show.className = 'show';
  show.title = `${session.url}\n${session.id}\nopened ${new Date(session.createdAt).toLocaleString()}`;
  show.ariaLabel = `Show ${title}`;
  show.onclick = () => askWorker({ ask: 'show-session', sessionId: session.id }, outcomeAnswerSchema);
  const site = URL.canParse(session.url) ? new URL(session.url).host : '';
  show.append(
    line('span', [site, title].filter(Boolean).join(' · ')),
    line('small', `key ${session.keyName}${session.lastAct ? ` · ${session.lastAct}` : ''}`),
  );
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.ariaLabel = `Close ${title}`;
  close.onclick = async () => {
    close.disabled = true;
    await askWorker({ ask: 'close-session', sessionId: session.id }, outcomeAnswerSchema);
    await refresh();
  };
  item.append(show, close);
  return item;
}

function line(kind: 'span' | 'small', text: string): HTMLElement {
  const element = document.createElement(kind);
  element.textContent = text;
  if (kind === 'small') element.className = 'dim';
  return element;
}

void refresh();
setInterval(refresh, refreshEveryMs);
