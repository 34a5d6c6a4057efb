import type { ModelConfig } from '../config';

/**
 * The model's name for people: `gpt-5-mini at api.openai.com`, or `embedded` where no server is configured.
 * @param taken the model that is taken where none is configured, once that is known
 */
export function modelName(config: ModelConfig | undefined, taken?: string): string {
  if (!config) return 'embedded';
  const server = config.baseUrl === undefined ? 'api.openai.com' : new URL(config.baseUrl).host;
  return `${config.model ?? taken ?? 'the first model'} at ${server}`;
}
