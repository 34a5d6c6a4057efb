import { useEffect, useRef } from 'preact/hooks';
import type { LiveSession } from '../../service/live/live-state';
import { Acts } from './acts';
import { driverWords, siteOf } from './sentences';
import { SessionPicture } from './session-picture';

/** A session among all. @param inSight told whether the card can be seen */
export function SessionCard({
  session,
  inSight,
}: {
  session: LiveSession;
  inSight(sessionId: string, isSeen: boolean): void;
}) {
  const card = useRef<HTMLLIElement>(null);
  const { id, title, keyName, instructions } = session;
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => inSight(id, entry?.isIntersecting ?? false));
    if (card.current) observer.observe(card.current);
    return () => {
      observer.disconnect();
      inSight(id, false);
    };
  }, [id, inSight]);
  return (
    <li class="card" ref={card} data-driver={session.driver}>
      <h3>
        <a id={`card-${id}`} href={`#session=${encodeURIComponent(id)}`}>
          {title || 'Blank page'}
        </a>
      </h3>
      <SessionPicture session={session} isMarked={true} />
      <p class="dim line">{[siteOf(session), `key ${keyName}`].filter(Boolean).join(' · ')}</p>
      <p class="driver" data-driver={session.driver}>
        {driverWords(session)}
        {instructions && `: ${instructions}`}
      </p>
      <Acts session={session} />
    </li>
  );
}
