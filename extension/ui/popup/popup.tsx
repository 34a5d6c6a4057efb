import { useState } from 'preact/hooks';
import { openTab } from '../../background/browser-api/tabs';
import { liveUrlAnswerSchema, outcomeAnswerSchema } from '../../protocol/user/user-messages';
import { askWorker } from '../ask-worker';
import { stateText } from '../state-text';
import { ApprovalList } from './approval-list';
import { SessionRow } from './session-row';
import { usePictures } from './use-pictures';
import { useStatus } from './use-status';

/** The popup: what waits for approval, the connection, the sessions, and the button that pauses all. */
export function Popup() {
  const { status, refresh } = useStatus();
  const pictures = usePictures(status?.sessions.map(({ id }) => id) ?? []);
  const [problem, setProblem] = useState<string>();
  if (!status) return <p class="state">Loading …</p>;
  const { state, paused, approvals, sessions } = status;

  /** Opens the live page in a tab, and says so where the relay does not answer. */
  const openLive = async () => {
    const { url } = await askWorker({ ask: 'live-ticket' }, liveUrlAnswerSchema);
    if (url === undefined) return setProblem('The relay does not answer. Look whether it runs.');
    await openTab(url);
    window.close();
  };
  const pause = async () => {
    await askWorker({ ask: 'pause', on: !paused }, outcomeAnswerSchema);
    await refresh();
  };
  return (
    <>
      <p class="state" id="state" data-state={paused ? 'paused' : state}>
        {problem ?? stateText(status)}
      </p>
      <ApprovalList approvals={approvals} refresh={refresh} />
      <ul id="sessions" aria-label="Open sessions">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} image={pictures[session.id]} refresh={refresh} />
        ))}
      </ul>
      {sessions.length === 0 && <p class="dim">No session is open.</p>}
      <p class="actions">
        {state === 'connected' && (
          <button type="button" id="live" onClick={openLive}>
            Open live page
          </button>
        )}
        {state !== 'unpaired' && (
          <button type="button" id="pause" aria-pressed={paused} onClick={pause}>
            {paused ? 'Resume' : 'Pause this browser'}
          </button>
        )}
        <a href="options.html" target="_blank" rel="noreferrer">
          Options
        </a>
      </p>
    </>
  );
}
