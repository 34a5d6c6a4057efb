/** Asks a model server for its models. */
import * as z from 'zod';
import type { ModelConfig } from '../config';

const openAiUrl = 'https://api.openai.com/v1';
const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });
/** Models that embed, hear, speak, draw or judge, by the names that are usual. */
const noChat =
  /embed|whisper|\btts\b|rerank|clip|moderation|guard|dall-e|image|diffusion|transcribe|\bbge\b/i;

/** Where the server is. */
export function serverUrl({ baseUrl = openAiUrl }: Pick<ModelConfig, 'baseUrl'>): string {
  return baseUrl.replace(/\/+$/, '');
}

/**
 * The names of its models, none where it does not tell them: https://platform.openai.com/docs/api-reference/models/list
 * @throws TypeError when the server cannot be reached, DOMException when `signal` aborts
 */
export async function listModels(
  config: Pick<ModelConfig, 'apiKey' | 'baseUrl'>,
  signal: AbortSignal,
): Promise<{ status: number; models: string[] }> {
  const { apiKey } = config;
  const response = await fetch(`${serverUrl(config)}/models`, {
    headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    signal,
  });
  const parsed = modelsSchema.safeParse(await response.json().catch(() => undefined));
  return { status: response.status, models: parsed.success ? parsed.data.data.map(({ id }) => id) : [] };
}

/** The one to take where none is configured: the first that chats. */
export function firstChatModel(models: readonly string[]): string | undefined {
  return models.find((model) => !noChat.test(model)) ?? models[0];
}
