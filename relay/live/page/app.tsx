import { useEffect, useRef, useState } from 'preact/hooks';
import { ApprovalsList } from './approvals-list';
import type { Shown } from './live-store';
import { Overview } from './overview';
import { usePage } from './page-context';
import { SessionPage } from './session-page';

const connections: Readonly<Record<Shown['connection'], string>> = {
  connecting: 'Connecting …',
  open: 'Live',
  lost: 'The connection is lost; trying again …',
  refused: 'Not connected',
};

/** The whole page. */
export function App({ shown }: { shown: Shown }) {
  const { store } = usePage();
  const sessionId = useSessionInAddress();
  const cameFrom = useRef('');
  if (sessionId) cameFrom.current = sessionId;
  const { sessions, approvals, browsers, connection, problem } = shown;
  const waiting = approvals.filter(({ state }) => state === 'waiting');
  const looked = sessionId ? sessions.get(sessionId) : undefined;
  const arePaused = browsers.length > 0 && browsers.every(({ paused }) => paused);
  useEffect(() => {
    document.title = `${waiting.length > 0 ? `(${waiting.length}) ` : ''}tabrelay live`;
  }, [waiting.length]);
  return (
    <>
      <header>
        <h1>tabrelay live</h1>
        <p class="state" data-state={connection} role="status">
          {connections[connection]}
          {connection === 'open' && `: ${browserWords(browsers)}`}
        </p>
        <button
          type="button"
          aria-pressed={arePaused}
          disabled={connection !== 'open' || browsers.length === 0}
          onClick={() => store.order('POST', '/pause', { on: !arePaused })}
        >
          {arePaused ? 'Resume all' : 'Pause all'}
        </button>
      </header>
      <main tabIndex={-1}>
        <p class="problem" role="alert" hidden={problem === ''}>
          {problem}
        </p>
        <Announcements waiting={waiting.map(({ action, element }) => `${action} on ${element}`)} />
        <ApprovalsList approvals={approvals} />
        {looked ? (
          <SessionPage key={looked.id} session={looked} />
        ) : sessionId && connection === 'open' ? (
          <p>
            Nothing is known of this session any more. <a href="#all">All sessions</a>
          </p>
        ) : (
          <Overview sessions={[...sessions.values()]} cameFrom={cameFrom.current} />
        )}
      </main>
    </>
  );
}

/** Tells people who do not see the page of acts that begin to wait. */
function Announcements({ waiting }: { waiting: readonly string[] }) {
  const [count, latest = ''] = [waiting.length, waiting.at(-1)];
  const known = useRef(0);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (count > known.current) setWords(`Waits for your approval: ${latest}`);
    known.current = count;
  }, [count, latest]);
  return (
    <p class="unseen" aria-live="polite">
      {words}
    </p>
  );
}

function browserWords(browsers: Shown['browsers']): string {
  if (browsers.length === 0) return 'no browser is connected';
  return browsers
    .map(({ name, relay, paused }) => `${name}${relay ? ` at ${relay}` : ''}${paused ? ', paused' : ''}`)
    .join('; ');
}

/** The session that the address names, if it names one. */
function useSessionInAddress(): string | undefined {
  const [raw, setRaw] = useState(sessionInAddress);
  useEffect(() => {
    const changed = () => setRaw(sessionInAddress());
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return raw === undefined ? undefined : decoded(raw);
}

function sessionInAddress(): string | undefined {
  return /^#session=(.+)$/.exec(location.hash)?.[1];
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
