import { useEffect, useRef } from 'preact/hooks';
import type { LiveSession } from '../../service/live/live-state';
import { Acts } from './acts';
import { usePage } from './page-context';
import { driverWords, siteOf } from './sentences';
import { SessionButtons } from './session-buttons';
import { SessionPicture } from './session-picture';
import { TaskFacts } from './task-facts';
import { TranscriptList } from './transcript-list';

/** One session: its picture, its task, what happened in it. */
export function SessionPage({ session }: { session: LiveSession }) {
  const { api, store, pictures } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, title, isOpen, keyName, instructions, task } = session;
  useEffect(() => {
    heading.current?.focus();
    return isOpen ? pictures.want(id) : undefined;
  }, [id, isOpen, pictures]);
  const save = async () => {
    try {
      const url = URL.createObjectURL(await api.file(`/sessions/${encodeURIComponent(id)}/report`));
      const link = document.createElement('a');
      link.href = url;
      link.download = `tabrelay-${id}.html`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      store.fail(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <article class="session">
      <p>
        <a href="#all">All sessions</a>
      </p>
      <h2 class="title" tabIndex={-1} ref={heading}>
        {title || (isOpen ? 'Blank page' : 'Closed session')}
      </h2>
      <p class="dim">{[siteOf(session), `key ${keyName}`, `session ${id}`].filter(Boolean).join(' · ')}</p>
      {isOpen && (
        <p class="driver" data-driver={session.driver}>
          {driverWords(session)}
          {instructions && `: ${instructions}`}
        </p>
      )}
      {isOpen && <SessionButtons session={session} />}
      <div class="columns">
        <div>
          <SessionPicture session={session} isMarked={true} />
          {isOpen && <Acts session={session} />}
          {task && <TaskFacts task={task} />}
        </div>
        <div>
          <TranscriptList key={id} session={session} />
          <p class="below">
            <button type="button" onClick={save}>
              Export as HTML
            </button>
          </p>
        </div>
      </div>
    </article>
  );
}
