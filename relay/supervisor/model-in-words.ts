import { firstChatModel, listModels } from '../autonomy/list-models';
import { modelName } from '../autonomy/model-name';
import type { ModelConfig } from '../config';

/** No start waits longer for a model server. */
const timeoutMs = 1_000;

/** The model for the banner. Where none is configured, the one that is taken, out of how many. */
export async function modelInWords(config: ModelConfig | undefined): Promise<string> {
  if (!config || config.model !== undefined) return modelName(config);
  const { models } = await listModels(config, AbortSignal.timeout(timeoutMs)).catch(() => ({ models: [] }));
  const name = modelName(config, firstChatModel(models));
  if (models.length === 0) return `${name}, which does not name any yet (OPENAI_MODEL names one)`;
  return `${name}, one of its ${models.length} (OPENAI_MODEL names another)`;
}
