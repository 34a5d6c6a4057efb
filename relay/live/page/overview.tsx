import { useEffect } from 'preact/hooks';
import type { LiveSession } from '../../service/live/live-state';
import { SessionCard } from './session-card';

/** All sessions: the open ones as cards, the closed ones as links to what happened in them. */
export function Overview({ sessions, cameFrom }: { sessions: readonly LiveSession[]; cameFrom: string }) {
  useEffect(() => {
    document.getElementById(`card-${cameFrom}`)?.focus();
  }, [cameFrom]);
  const open = sessions.filter(({ isOpen }) => isOpen);
  const closed = sessions.filter(({ isOpen }) => !isOpen).reverse();
  return (
    <>
      <section aria-labelledby="open">
        <h2 id="open">{open.length === 1 ? '1 open session' : `${open.length} open sessions`}</h2>
        {open.length === 0 && <p class="dim">Programs open sessions; they appear here.</p>}
        <ul class="plain cards">
          {open.map((session) => (
            <SessionCard key={session.id} session={session} />
          ))}
        </ul>
      </section>
      {closed.length > 0 && (
        <details class="closed">
          <summary>{closed.length === 1 ? '1 closed session' : `${closed.length} closed sessions`}</summary>
          <ul>
            {closed.map(({ id, keyName, task, entries }) => (
              <li key={id}>
                <a id={`card-${id}`} href={`#session=${encodeURIComponent(id)}`}>
                  {task ? task.prompt.slice(0, 80) : id}
                </a>
                <span class="dim">
                  {' '}
                  key {keyName}, {entries} entries{task?.outcome && `, ${task.outcome}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
