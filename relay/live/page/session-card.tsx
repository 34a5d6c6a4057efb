import { useEffect, useRef } from 'preact/hooks';
import type { LiveSession } from '../../service/live/live-state';
import { Acts } from './acts';
import { usePage } from './page-context';
import { driverWords, siteOf } from './sentences';
import { SessionPicture } from './session-picture';

/** A session among all, with its picture while the card can be seen. */
export function SessionCard({ session }: { session: LiveSession }) {
  const { pictures } = usePage();
  const card = useRef<HTMLLIElement>(null);
  const { id, title, keyName, instructions } = session;
  useEffect(() => {
    let noLonger: (() => void) | undefined;
    const observer = new IntersectionObserver((entries) => {
      noLonger?.();
      noLonger = entries.at(-1)?.isIntersecting ? pictures.want(id) : undefined;
    });
    if (card.current) observer.observe(card.current);
    return () => {
      observer.disconnect();
      noLonger?.();
    };
  }, [id, pictures]);
  return (
    <li class="card" ref={card} data-driver={session.driver}>
      <h3>
        <a id={`card-${id}`} href={`#session=${encodeURIComponent(id)}`}>
          {title || 'Blank page'}
        </a>
      </h3>
      <SessionPicture session={session} isMarked={true} />
      <p class="dim line">
        {[siteOf(session), `key ${keyName}`, `session ${id}`].filter(Boolean).join(' · ')}
      </p>
      <p class="driver" data-driver={session.driver}>
        {driverWords(session)}
        {instructions && `: ${instructions}`}
      </p>
      <Acts session={session} />
    </li>
  );
}
