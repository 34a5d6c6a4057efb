/** Chooses at start which model does tasks and answers questions. */
import type { Model } from './autonomy/model';
import { createChat } from './autonomy/openai/chat';
import { createEmbeddedReader } from './autonomy/reading/embedded-reader';
import { createModelReader } from './autonomy/reading/model-reader';
import type { Reader } from './autonomy/reading/reader';
import type { ModelConfig } from './config';
import { readingThreads } from './threads/reading-threads';
import { threadedModel } from './threads/threaded-model';

export interface Chosen {
  /** Decides in /browse. */
  model: Model;
  /** Answers in /retrieve. */
  reader: Reader;
}

/**
 * The model server of the configuration, else the embedded model.
 * @param threads the folder of the built threads
 */
export function chooseModel(config: ModelConfig | undefined, threads: URL): Chosen {
  const planning = new URL('planning-thread.mjs', threads);
  const reading = readingThreads(new URL('reading-thread.mjs', threads));
  if (!config) return { model: threadedModel(planning), reader: createEmbeddedReader(reading) };
  const chat = createChat(config);
  return { model: threadedModel(planning, chat), reader: createModelReader(chat, reading) };
}
