/** Which model decides is settled once, at start, from what the environment says. */
import type { ModelConfig } from '../config';
import { createLiteralModel } from './literal/literal-model';
import type { Model } from './model';
import { createChat } from './openai/chat';
import { createOpenAiModel } from './openai/openai-model';
import { createEmbeddedReader } from './reading/embedded-reader';
import { createModelReader } from './reading/model-reader';
import type { Reader } from './reading/reader';

export interface Chosen {
  /** What decides in /browse. */
  model: Model;
  /** What answers in /retrieve. */
  reader: Reader;
}

/** The model server that the environment names, else the embedded model. */
export function chooseModel(config: ModelConfig | undefined): Chosen {
  if (!config) return { model: createLiteralModel(), reader: createEmbeddedReader() };
  const chat = createChat(config);
  return { model: createOpenAiModel(chat), reader: createModelReader(chat) };
}
