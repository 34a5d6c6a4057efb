/** Checks that the configured model server answers. */

import { firstChatModel } from '../../autonomy/list-models';
import { modelName } from '../../autonomy/model-name';
import { broken, type Check, ok, skipped, warning } from './check';
import type { Probe } from './probe';

export function modelCheck({
  config,
  askModels,
  health,
}: Pick<Probe, 'config' | 'askModels' | 'health'>): Check {
  return {
    name: 'model',
    title: 'Model',
    async run() {
      const { model } = config;
      const used = (await health())?.model;
      if (!model) {
        return used && used !== 'embedded'
          ? skipped(`The relay uses ${used}; set the same OPENAI_* variables here to check it.`)
          : ok('The embedded one; no model server is configured.');
      }
      let name = modelName(model);
      try {
        const { status, models } = await askModels();
        name = modelName(model, firstChatModel(models));
        if (status === 401 || status === 403) {
          return broken(
            `${name} refuses the key (${status}).`,
            'Set OPENAI_API_KEY to a key of that server.',
          );
        }
        if (status >= 500)
          return broken(`${name} answers with ${status}.`, 'Look at the log of that server.');
        if (model.model === undefined && models.length === 0) {
          return broken(
            `${new URL(model.baseUrl ?? '').host} names no models (${status}).`,
            'Load a model there, or set OPENAI_MODEL. OPENAI_BASE_URL usually ends with /v1.',
          );
        }
        if (model.model !== undefined && models.length > 0 && !models.includes(model.model)) {
          return broken(
            `The server has no model ${model.model}; it has ${models.slice(0, 5).join(', ')}.`,
            'Set OPENAI_MODEL to one of these.',
          );
        }
      } catch {
        return broken(`${name} does not answer.`, 'Start that server, or correct OPENAI_BASE_URL.');
      }
      if (used && used !== name) {
        return warning(
          `The running relay uses ${used}, not ${name}.`,
          'Start the relay again with these variables.',
        );
      }
      return ok(`${name} answers.`);
    },
  };
}
