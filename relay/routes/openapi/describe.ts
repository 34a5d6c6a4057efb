/** The parts that the OpenAPI descriptions of all /v1 routes share. */
import { type DescribeRouteOptions, resolver } from 'hono-openapi';
import * as z from 'zod';
import type { ErrorCode } from '../../../extension/protocol/errors';
import { httpStatus } from '../../http/http-status';

const errorSchema = z
  .object({ error: z.string().meta({ description: 'What happened and what to do next.' }) })
  .meta({ id: 'Error', description: 'Every failure; a code for programs is in the header X-Error-Code.' });

/** Every success carries it. */
export const successStatus = z
  .literal('success')
  .meta({ description: 'Always `success`; failures have `error` instead.' });

/** A moment in ISO 8601, UTC. */
export const utcTime = z.string().meta({ format: 'date-time' });

/** What any /v1 call can fail with before it reaches its route. */
const commonErrors: readonly ErrorCode[] = ['unauthorized', 'forbidden', 'too_many_requests', 'internal'];

/** The path parameter of all routes of one session. */
export const sessionIdParameter = {
  in: 'path',
  name: 'sessionId',
  required: true,
  description: 'The `sessionId` that POST /session answered with.',
  schema: { type: 'string' },
  example: 'b3k9x2m7-Q1w2E3r4T5y6U7i8',
} as const;

/** The `responses` of a route: its answer with an example, and each status it can fail with. */
export function answers(
  description: string,
  schema: z.ZodType,
  examples: Record<string, unknown>,
  errors: readonly ErrorCode[],
): NonNullable<DescribeRouteOptions['responses']> {
  const named = Object.entries(examples).map(([name, value]) => [name, { value }]);
  const success = { schema: resolver(schema), examples: Object.fromEntries(named) };
  return {
    200: { description, content: { 'application/json': success } },
    ...failures([...errors, ...commonErrors]),
  };
}

function failures(codes: readonly ErrorCode[]): NonNullable<DescribeRouteOptions['responses']> {
  const statuses = [...new Set(codes.map((code) => httpStatus[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => httpStatus[code].status === status);
      const description = here.map((code) => `\`${code}\`: ${httpStatus[code].meaning}`).join('\n\n');
      const example = { error: here.map((code) => httpStatus[code].meaning)[0] };
      return [status, { description, headers: headersOf(status), content: errorContent(example) }];
    }),
  );
}

function errorContent(example: unknown) {
  return { 'application/json': { schema: resolver(errorSchema), example } };
}

function headersOf(status: number) {
  const text = (description: string) => ({ description, schema: { type: 'string' as const } });
  return {
    'X-Error-Code': text('The code, for programs.'),
    ...(status === 401 ? { 'WWW-Authenticate': text('Always `Bearer`.') } : {}),
    ...(status === 429 ? { 'Retry-After': text('Seconds to wait.') } : {}),
    ...(status >= 500
      ? { 'X-Outcome': text('`executed`, `not_executed` or `unknown`, where it applies.') }
      : {}),
  };
}
