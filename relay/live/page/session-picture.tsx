import type { LiveAct, LiveSession } from '../../service/live/live-state';
import { usePage } from './page-context';
import { duration } from './sentences';
import { useNow } from './use-now';

type ActedOn = NonNullable<LiveAct['on']>;

/** So long after an act its element is marked in the pictures. */
const markForMs = 6_000;

/** The latest picture of the session, its age, and in it the element of the act that is done or was. */
export function SessionPicture({ session, isMarked }: { session: LiveSession; isMarked: boolean }) {
  const { pictures } = usePage();
  const now = useNow();
  const picture = pictures.of(session.id);
  if (!session.isOpen) return <div class="picture missing">closed</div>;
  if (!picture) {
    const problem = pictures.problemOf(session.id);
    return <div class="picture missing">{problem ?? 'no picture yet'}</div>;
  }
  const mark = isMarked ? markOf(session, picture.at) : undefined;
  return (
    <figure class="picture">
      <div class="frame">
        <img src={picture.url} alt={`The window of ${session.title || 'the session'}`} />
        {mark && mark.at.length > 0 && <div class="mark" style={placeOf(mark.at)} />}
      </div>
      <figcaption>{duration(now - picture.at)} old</figcaption>
    </figure>
  );
}

function markOf({ now, last }: LiveSession, takenAt: number): ActedOn | undefined {
  if (now?.on) return now.on;
  const isFresh = last && (last.outcome === 'held' || takenAt - Date.parse(last.at) < markForMs);
  return isFresh ? last.on : undefined;
}

function placeOf([left, top, width, height]: readonly number[]): Record<string, string> {
  const percent = (part = 0) => `${Math.min(100, Math.max(0, 100 * part))}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}
