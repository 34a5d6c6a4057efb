/** Chooses at start which model does tasks and answers questions. */
import type { ModelConfig } from '../config';
import { createLiteralModel } from './literal/literal-model';
import type { Model } from './model';
import { createChat } from './openai/chat';
import { createOpenAiModel } from './openai/openai-model';
import { createEmbeddedReader } from './reading/embedded-reader';
import { createModelReader } from './reading/model-reader';
import type { Reader } from './reading/reader';

export interface Chosen {
  /** Decides in /browse. */
  model: Model;
  /** Answers in /retrieve. */
  reader: Reader;
}

/** The model server of the configuration, else the embedded model. */
export function chooseModel(config: ModelConfig | undefined): Chosen {
  if (!config) return { model: createLiteralModel(), reader: createEmbeddedReader() };
  const chat = createChat(config);
  return { model: createOpenAiModel(chat), reader: createModelReader(chat) };
}
