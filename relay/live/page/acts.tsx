import type { LiveSession } from '../../service/live/live-state';
import { actSentence, duration, outcomeWords } from './sentences';
import { useNow } from './use-now';

/** The last and the next act of a session, each in a sentence. */
export function Acts({ session: { now: next, last, task } }: { session: LiveSession }) {
  const now = useNow();
  const outcome = last ? outcomeWords(last.outcome) : '';
  return (
    <dl class="acts">
      <dt>Last</dt>
      <dd>
        {last
          ? `${actSentence(last, last.outcome === 'done')}${outcome && `, ${outcome}`}, ${duration(now - Date.parse(last.at))} ago`
          : 'Nothing yet'}
      </dd>
      <dt>Next</dt>
      <dd>
        {next
          ? actSentence(next, false)
          : task?.state === 'running'
            ? 'The task decides'
            : task?.state === 'waiting'
              ? 'A person decides on what is held'
              : 'Nothing asked for'}
      </dd>
    </dl>
  );
}
