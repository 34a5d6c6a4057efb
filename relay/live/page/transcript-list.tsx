import { useEffect, useRef, useState } from 'preact/hooks';
import type { LiveSession } from '../../service/live/live-state';
import type { Transcript, TranscriptEntry } from '../../service/transcripts/transcript';
import { usePage } from './page-context';

const maxShown = 500;
/** Entries that come within this are fetched together. */
const gatherMs = 300;

/** An entry with its place among all that there have been. */
type Numbered = TranscriptEntry & { number: number };

/** What happened in the session, the latest first; it grows while the session is looked at. */
export function TranscriptList({ session: { id, entries: count } }: { session: LiveSession }) {
  const { api, store } = usePage();
  const [shown, setShown] = useState<{ entries: Numbered[]; count: number }>({
    entries: [],
    count: 0,
  });
  const isFetching = useRef(false);
  useEffect(() => {
    if (isFetching.current || shown.count >= count) return;
    isFetching.current = true;
    const fetchNew = async () => {
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
      const last = Math.min(maxShown, Math.max(1, count - shown.count));
      const path = `/sessions/${encodeURIComponent(id)}/transcript?last=${last}`;
      const { transcript } = await api.call<{ transcript: Transcript }>('GET', path);
      const total = transcript.dropped + transcript.entries.length;
      const first = total - transcript.entries.length;
      const fresh = transcript.entries
        .map((entry, index) => ({ ...entry, number: first + index }))
        .filter(({ number }) => number >= shown.count);
      return { entries: [...shown.entries, ...fresh].slice(-maxShown), count: total };
    };
    fetchNew()
      .then(setShown, (error: Error) => store.fail(error.message))
      .finally(() => {
        isFetching.current = false;
      });
  }, [id, count, shown, api, store]);
  return (
    <section aria-labelledby="transcript">
      <h2 id="transcript">What happened</h2>
      {shown.entries.length === 0 && <p class="dim">Nothing yet.</p>}
      <ol class="plain transcript" reversed>
        {shown.entries.toReversed().map(({ number, at, kind, words, outcome = 'done' }) => (
          <li key={number} data-kind={kind} data-outcome={outcome}>
            <time dateTime={at}>{new Date(at).toLocaleTimeString()}</time>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
