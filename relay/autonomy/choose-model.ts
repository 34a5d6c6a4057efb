// Why: which model decides is settled once, at start, from what the environment says.
import type { ModelConfig } from '../config';
import { createLiteralModel } from './literal/literal-model';
import type { Model } from './model';
import { type Chat, createChat } from './openai/chat';
import { createOpenAiModel } from './openai/openai-model';

export interface Chosen {
  /** What decides in /browse. */
  model: Model;
  /** The server behind it, for other questions; the embedded one has none. */
  chat: Chat | undefined;
}

/** The model server that the environment names, else the embedded model. */
export function chooseModel(config: ModelConfig | undefined): Chosen {
  if (!config) return { model: createLiteralModel(), chat: undefined };
  const chat = createChat(config);
  return { model: createOpenAiModel(chat), chat };
}
