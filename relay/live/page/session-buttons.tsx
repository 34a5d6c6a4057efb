import { useState } from 'preact/hooks';
import type { LiveSession } from '../../service/live/live-state';
import { usePage } from './page-context';

/** What a person can have done with an open session. */
export function SessionButtons({ session }: { session: LiveSession }) {
  const { store } = usePage();
  const [isClosing, setClosing] = useState(false);
  const { id, locked, paused, instructions, now, task } = session;
  const order = (path: string, body?: unknown) =>
    store.order('POST', `/sessions/${encodeURIComponent(id)}${path}`, body);
  const takeOver = async () => {
    await order('/driver', { driver: 'user' });
    await order('/show');
  };
  const handBack = (success: boolean) => () => order('/driver', { driver: 'api', success });
  const isTaken = locked && !paused;
  const isRunning = now !== undefined || task?.state === 'running' || task?.state === 'waiting';
  return (
    <fieldset class="buttons" aria-label={`What to do with ${session.title || 'this session'}`}>
      <button type="button" onClick={() => order('/show')}>
        Show window
      </button>
      {isTaken ? (
        <button type="button" class="main" onClick={handBack(true)}>
          {instructions ? 'Done, hand back' : 'Hand back'}
        </button>
      ) : (
        <button type="button" onClick={takeOver}>
          Take over
        </button>
      )}
      {isTaken && instructions && (
        <button type="button" onClick={handBack(false)}>
          Refuse
        </button>
      )}
      {!isTaken && (
        <button type="button" aria-pressed={paused} onClick={paused ? handBack(true) : () => order('/pause')}>
          {paused ? 'Resume' : 'Pause'}
        </button>
      )}
      <button type="button" disabled={!isRunning} onClick={() => order('/stop')}>
        Stop
      </button>
      {isClosing ? (
        <button
          type="button"
          class="bad"
          onBlur={() => setClosing(false)}
          onClick={() => store.order('DELETE', `/sessions/${encodeURIComponent(id)}`)}
        >
          Really close?
        </button>
      ) : (
        <button type="button" onClick={() => setClosing(true)}>
          Close
        </button>
      )}
    </fieldset>
  );
}
