import { useEffect, useRef, useState } from 'preact/hooks';
import { pictureAnswerSchema } from '../../protocol/user/user-messages';
import { askWorker } from '../ask-worker';

const pauseMs = 2_000;

/** Pictures of the sessions as base64 JPEG, taken one after another as long as the popup is open and nobody else wants any. */
export function usePictures(sessionIds: readonly string[]): Readonly<Record<string, string>> {
  const [pictures, setPictures] = useState<Record<string, string>>({});
  const wanted = useRef(sessionIds);
  wanted.current = sessionIds;
  useEffect(() => {
    let isOver = false;
    const run = async () => {
      while (!isOver) {
        for (const id of wanted.current) {
          const { image } = await askWorker({ ask: 'picture', sessionId: id }, pictureAnswerSchema);
          if (isOver) return;
          if (image !== undefined) setPictures((known) => ({ ...known, [id]: image }));
        }
        await new Promise((resume) => setTimeout(resume, pauseMs));
      }
    };
    void run();
    return () => {
      isOver = true;
    };
  }, []);
  return pictures;
}
