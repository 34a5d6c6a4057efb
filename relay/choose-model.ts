/** Chooses at start which model does tasks and answers questions. */

import { createLiteralModel } from './autonomy/literal/literal-model';
import type { Model } from './autonomy/model';
import { createChat } from './autonomy/openai/chat';
import { createOpenAiModel } from './autonomy/openai/openai-model';
import { createEmbeddedReader } from './autonomy/reading/embedded-reader';
import { createModelReader } from './autonomy/reading/model-reader';
import type { Reader } from './autonomy/reading/reader';
import type { ModelConfig } from './config';

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
