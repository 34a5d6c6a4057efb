/** One action at a time in an open session; the heart of the API. */
import { createFactory } from 'hono/factory';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';
import { knownAction } from '../../extension/actions/known-action';
import { parseStep } from '../../extension/actions/parse-step';
import { allActions } from '../../extension/actions/table';
import type { Browsers } from '../browsers/browsers';
import type { AppEnv } from '../http/app-env';
import { readJson } from '../http/read-json';
import { requireScope } from '../http/scopes';
import { answers, sessionIdParameter, successStatus } from './describe';
import { callOf, sessionIdOf } from './session-call';

const maxTimeoutMs = 300_000;

const stepBody = z
  .object({
    action: z.string().min(1).meta({ description: 'What to do; see the list of actions above.' }),
    selector: z.string().optional().meta({
      description:
        'The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none.',
    }),
    value: z
      .unknown()
      .optional()
      .meta({ description: 'What the action works with; see the list of actions above.' }),
    timeoutMs: z.int().min(1).max(maxTimeoutMs).optional().meta({
      description: 'Milliseconds until the step gives up. Each action has its own default.',
    }),
    secrets: z
      .record(z.string().regex(/^\w{1,64}$/), z.string().min(1).max(10_000))
      .optional()
      .meta({
        description:
          'Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`, and is typed into pages of these only. From then on the session answers `{{name}}` wherever the value shows.',
      }),
    onlySeen: z.boolean().optional().meta({
      description:
        'Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off.',
    }),
    wantCss: z.boolean().optional().meta({
      description:
        'Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`.',
    }),
  })
  .meta({ id: 'Step', description: 'One action.' });

const stepAnswer = z.object({
  status: successStatus,
  result: z
    .union([
      z.string().meta({ description: 'What a reading action read.' }),
      z
        .looseObject({
          action: z.string().meta({ description: 'The action as it was sent.' }),
          selector: z.string().meta({ description: 'The selector as it was sent, or an empty string.' }),
          success: z.boolean().meta({ description: 'Whether the action had the effect it is for.' }),
        })
        .meta({ description: 'What any other action did.' }),
    ])
    .meta({ description: 'A string or an object, depending on the action.' }),
});

/** POST /session/{sessionId} */
export function takeStep(browsers: Browsers) {
  return createFactory<AppEnv>().createHandlers(
    describeRoute({
      operationId: 'takeStep',
      tags: ['Sessions'],
      summary: 'Do one step',
      description: describeActions(),
      parameters: [sessionIdParameter],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: resolver(stepBody), examples: examplesOf() } },
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
          'body_too_large',
          'unsupported_media_type',
          'no_browser',
          'interrupted',
          'timeout',
        ],
      ),
    }),
    async (c) => {
      const {
        action,
        selector = '',
        value,
        timeoutMs,
        wantCss,
        secrets,
        onlySeen,
      } = await readJson(c, stepBody);
      const { name, entry } = knownAction(action);
      c.set('action', name);
      requireScope(c, entry.effect);
      const mayAct = c.var.key.scopes.includes('act');
      const parsed = parseStep(action, entry, { selector, value });
      const result = await browsers.send(
        {
          do: 'step',
          sessionId: sessionIdOf(c),
          action: name,
          ...parsed,
          wantCss,
          secrets,
          onlySeen,
          ...(!mayAct && { readsOnly: true }),
        },
        callOf(c, entry.effect, timeoutMs ?? entry.timeoutMs),
      );
      const told = typeof result === 'string' ? result : { action, selector, ...result };
      return c.json({ status: 'success', result: told } satisfies z.output<typeof stepAnswer>);
    },
  );
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
