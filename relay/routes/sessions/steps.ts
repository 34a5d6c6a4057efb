/** The route that does one action in a session. */
import { createFactory } from 'hono/factory';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';
import { allActions, findAction } from '../../../extension/actions/table';
import type { AppEnv } from '../../http/app-env';
import type { LargeBodies } from '../../http/large-bodies';
import { parseBody, readText } from '../../http/read-json';
import type { RequestContext } from '../../service/caller';
import type { Service } from '../../service/service';
import { type StepInput, stepInput } from '../../service/sessions/take-step';
import { answers, sessionIdParameter, successStatus } from '../openapi/describe';
import { stepSchema } from '../openapi/step-schema';
import { contextOf, sessionIdOf } from '../request-context';

const stepAnswer = z
  .object({
    status: successStatus,
    result: z
      .union([
        z.string().meta({ description: 'What a reading action read.' }),
        z
          .looseObject({
            action: z.string().meta({ description: 'The action as it was sent.' }),
            selector: z.string().meta({ description: 'The selector as it was sent, or an empty string.' }),
            success: z.boolean().meta({ description: 'Whether the action had the effect it is for.' }),
            verified: z.literal(false).optional().meta({
              description:
                '`false`: the mouse or key reached the element, but nothing was seen to change, so look whether it had its effect. Absent: the effect was seen.',
            }),
            reason: z.string().optional().meta({ description: 'Why `success` is `false`.' }),
          })
          .meta({ description: 'What any other action did.' }),
      ])
      .meta({ description: 'A string or an object, depending on the action.' }),
  })
  .meta({ id: 'TakeStepAnswer', description: 'What a step read or did.' });

/** POST /session/{sessionId} */
export function takeStep(service: Service, largeBodies: LargeBodies) {
  return createFactory<AppEnv>().createHandlers(
    describeRoute({
      operationId: 'takeStep',
      tags: ['Sessions'],
      summary: 'Do one step',
      description: describeActions(),
      parameters: [sessionIdParameter],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: resolver(stepSchema()), examples: examplesOf() } },
      },
      responses: answers(
        'The step was taken.',
        stepAnswer,
        {
          did: { status: 'success', result: { action: 'click', selector: '#save', success: true } },
          read: { status: 'success', result: 'Hello, 1' },
        },
        [
          'bad_request',
          'bad_selector',
          'unknown_action',
          'restricted_page',
          'wrong_element',
          'not_actionable',
          'navigation_failed',
          'domain_not_allowed',
          'session_not_found',
          'element_not_found',
          'held',
          'body_too_large',
          'unsupported_media_type',
          'no_browser',
          'interrupted',
          'timeout',
        ],
      ),
    }),
    async (c) => {
      const sessionId = sessionIdOf(c);
      const limit = largeBodies.limitFor(contextOf(c), sessionId);
      const text = await readText(c, limit).finally(limit.done);
      const step = parseStepBody(text, c.req.header('content-type'));
      c.set('action', step.actionName);
      return c.json(await answerStep(service, { ...step.input, sessionId }, contextOf(c)));
    },
  );
}

/**
 * The step in a body, and its action by its canonical name where there is one.
 * @throws RelayError as `parseBody`
 */
export function parseStepBody(text: string, contentType: string | undefined) {
  const input = parseBody(text, contentType, stepInput);
  return { input, actionName: findAction(input.action)?.name };
}

/** Does a step, and answers what it read or did. @throws RelayError as the service */
export async function answerStep(
  service: Service,
  step: StepInput & { sessionId: string },
  context: RequestContext,
): Promise<z.output<typeof stepAnswer>> {
  const { action, selector = '' } = step;
  const result = await service.takeStep(step, context);
  return {
    status: 'success',
    result: typeof result === 'string' ? result : { action, selector, ...result },
  };
}

function describeActions(): string {
  const lines = Object.entries(allActions()).map(
    ([name, { description, value }]) => `- \`${name}\`: ${description} Value: ${value.description}`,
  );
  return ['Waits until the element can be acted on, then does the action.', '', ...lines].join('\n');
}

function examplesOf() {
  const named = Object.entries(allActions()).map(([name, { description, example }]) => [
    name,
    { summary: description, value: { action: name, ...example } },
  ]);
  return Object.fromEntries(named);
}
