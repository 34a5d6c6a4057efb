import { outcomeAnswerSchema, type Question, type Status } from '../../protocol/user/user-messages';
import { askWorker } from '../ask-worker';
import { Picture } from './picture';

type Session = Status['sessions'][number];

/** A session: a click on its picture, site and title shows its window; below stand its key, what it did last, and who drives. */
export function SessionRow({
  session,
  image,
  refresh,
}: {
  session: Session;
  image: string | undefined;
  refresh(): Promise<void>;
}) {
  const { id, url, keyName, lastAct, createdAt } = session;
  const title = session.title || 'blank page';
  const site = URL.canParse(url) ? new URL(url).host : '';
  const ask = (question: Question) => async () => {
    await askWorker(question, outcomeAnswerSchema);
    await refresh();
  };
  const driving = drivingOf(session);
  return (
    <li class="session">
      <button
        type="button"
        class="show"
        title={`${url}\n${id}\nopened ${new Date(createdAt).toLocaleString()}`}
        onClick={ask({ ask: 'show-session', sessionId: id })}
      >
        <Picture image={image} />
        <span class="unseen">Show </span>
        <span class="words">
          <span>{[site, title].filter(Boolean).join(' · ')}</span>
          <small class="dim">{`key ${keyName}${lastAct ? ` · ${lastAct}` : ''}`}</small>
        </span>
      </button>
      {driving.words && <p class="drives">{driving.words}</p>}
      <div class="buttons">
        {driving.buttons.map(({ name, question }) => (
          <button key={name} type="button" aria-label={`${name} ${title}`} onClick={ask(question)}>
            {name}
          </button>
        ))}
        <button
          type="button"
          aria-label={`Close ${title}`}
          onClick={ask({ ask: 'close-session', sessionId: id })}
        >
          Close
        </button>
      </div>
    </li>
  );
}

/** Who drives, in words where that is not the program, and how the person can change it. */
function drivingOf({ id, driver, locked, paused, instructions }: Session): {
  words?: string;
  buttons: { name: string; question: Question }[];
} {
  const handBack = (success = true): Question => ({
    ask: 'drive',
    sessionId: id,
    driver: 'api',
    success,
  });
  if (paused) return { words: 'You have paused it.', buttons: [{ name: 'Resume', question: handBack() }] };
  if (instructions !== undefined)
    return {
      words: `You are asked: ${instructions}`,
      buttons: [
        { name: 'Done', question: handBack() },
        { name: 'Refuse', question: handBack(false) },
      ],
    };
  if (locked) return { words: 'You drive it.', buttons: [{ name: 'Hand back', question: handBack() }] };
  return {
    ...(driver === 'user' && { words: 'You drive it until you have done nothing for 3 s.' }),
    buttons: [
      { name: 'Take over', question: { ask: 'drive', sessionId: id, driver: 'user' } },
      { name: 'Pause', question: { ask: 'drive', sessionId: id, driver: 'user', paused: true } },
    ],
  };
}
