/** The routes with which a person sees and decides what was held. */
import { createFactory } from 'hono/factory';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';
import type { AppEnv } from '../../http/app-env';
import { readJson } from '../../http/read-json';
import { approvalSchema, decideApprovalInput } from '../../service/approvals/approval';
import type { Service } from '../../service/service';
import { answers, sessionIdParameter, successStatus } from '../openapi/describe';
import { contextOf } from '../request-context';

const factory = createFactory<AppEnv>();

const listed = z
  .object({
    status: successStatus,
    approvals: z.array(approvalSchema).meta({
      description: 'Those that wait first, oldest first; then those decided in the last ten minutes.',
    }),
  })
  .meta({ id: 'ListApprovalsAnswer', description: 'The held acts.' });

const decided = z
  .object({ status: successStatus, approval: approvalSchema })
  .meta({ id: 'DecideApprovalAnswer', description: 'The held act, decided.' });

const example: z.output<typeof approvalSchema> = {
  id: '0b1f6c5e-8a52-4c3f-9f0e-6d2f6b0f3a41',
  what: 'delete',
  action: 'click',
  element: 'button "Delete account"',
  where: 'form "Account" of https://example.com/settings',
  why: 'its name begins with "delete"',
  origin: 'https://example.com',
  keyName: 'bot',
  sessionId: sessionIdParameter.example,
  isTask: false,
  selector: 'text=Delete account',
  heldAt: '2026-01-05T10:00:00.000Z',
  expiresAt: '2026-01-05T10:10:00.000Z',
  state: 'waiting',
};

/** GET /approvals */
export function listApprovals(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'listApprovals',
      tags: ['Approvals'],
      summary: 'List held acts',
      description:
        'The acts that wait for a person, and what became of the latest ones. The owner’s key sees those of all keys, every other key its own.',
      responses: answers('The held acts.', listed, { one: { status: 'success', approvals: [example] } }, []),
    }),
    async (c) => {
      const approvals = await service.listApprovals(contextOf(c));
      return c.json({ status: 'success', approvals } satisfies z.output<typeof listed>);
    },
  );
}

/** POST /approvals/{id} */
export function decideApproval(service: Service) {
  return factory.createHandlers(
    describeRoute({
      operationId: 'decideApproval',
      tags: ['Approvals'],
      summary: 'Approve or deny a held act',
      description:
        'Records what a person has decided. The act itself is done by the program that asked, if it is still the same: by the same step with `approve`, or by `resume` of a task, which wait for this.',
      parameters: [
        {
          in: 'path',
          name: 'id',
          required: true,
          description: 'The `id` of the held act.',
          schema: { type: 'string' },
          example: example.id,
        },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: resolver(decideApprovalInput),
            examples: {
              once: { summary: 'Have it done', value: { decision: 'once' } },
              deny: { summary: 'Not done', value: { decision: 'deny' } },
            },
          },
        },
      },
      responses: answers(
        'It is decided.',
        decided,
        { decided: { status: 'success', approval: { ...example, state: 'once' } } },
        ['bad_request', 'body_too_large', 'unsupported_media_type'],
      ),
    }),
    async (c) => {
      const input = await readJson(c, decideApprovalInput);
      const id = c.req.param('id') ?? '';
      const approval = await service.decideApproval({ ...input, id }, contextOf(c));
      return c.json({ status: 'success', approval } satisfies z.output<typeof decided>);
    },
  );
}
