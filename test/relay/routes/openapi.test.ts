/** The OpenAPI document is valid, complete and true: its examples are sent and its answers checked. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { allActions } from '../../../extension/actions/table';
import { relayApp } from '../../support/stand-ins/relay-app';

const examplesSchema = z.record(z.string(), z.object({ value: z.unknown() }));
const contentSchema = z.object({
  'application/json': z.object({
    schema: z.record(z.string(), z.unknown()),
    examples: examplesSchema.optional(),
    example: z.unknown().optional(),
  }),
});
const operationSchema = z.object({
  summary: z.string(),
  description: z.string(),
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.string(), description: z.string(), example: z.string().optional() }),
    )
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: contentSchema })),
});
const documentSchema = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.enum(['get', 'post', 'delete']), operationSchema.optional())),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

let raw: Record<string, unknown>;
let document: z.infer<typeof documentSchema>;
let operations: { method: string; path: string; operation: z.infer<typeof operationSchema> }[];

beforeAll(async () => {
  raw = await (await relayApp().call('GET', '/v1/openapi.json')).json();
  document = documentSchema.parse(raw);
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation ? [{ method, path, operation }] : [],
    ),
  );
});

/** The description's own schema, made into a check. */
function check(schema: Record<string, unknown>) {
  return z.fromJSONSchema(inlined(schema) as Parameters<typeof z.fromJSONSchema>[0]);
}

/** With what its references mean in their place. */
function inlined(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inlined);
  if (typeof node !== 'object' || node === null) return node;
  const name = /^#\/components\/schemas\/(.+)$/.exec(String((node as { $ref?: unknown }).$ref))?.[1];
  if (name !== undefined) return inlined(document.components.schemas[name] ?? false);
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, inlined(child)]));
}

describe('GET /v1/openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const found = await new Validator().validate(structuredClone(raw));
    expect(found.errors ?? []).toEqual([]);
    expect(found.valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
  });

  it('describes every row of the interface', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'delete /session/{sessionId}',
      'delete /task/{taskId}',
      'get /approvals',
      'get /browsers',
      'get /fleet',
      'get /session/{sessionId}/driver',
      'get /session/{sessionId}/screenshot',
      'get /session/{sessionId}/transcript',
      'get /sessions',
      'get /task/{taskId}',
      'post /approvals/{id}',
      'post /browse',
      'post /fleet/relays/{name}',
      'post /live',
      'post /retrieve',
      'post /session',
      'post /session/{sessionId}',
      'post /session/{sessionId}/driver',
      'post /session/{sessionId}/handoff',
      'post /task',
      'post /task/{taskId}',
    ]);
  });

  it('has words for every field', () => {
    const nameless: string[] = [];
    const visit = (node: unknown, at: string): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, child] of Object.entries(node)) {
        if (key === 'example' || key === 'examples') continue;
        if (key === 'properties') {
          for (const [name, field] of Object.entries(
            child as Record<string, { description?: string; $ref?: string }>,
          )) {
            if (!field.description && !field.$ref) nameless.push(`${at}.${name}`);
          }
        }
        visit(child, `${at}/${key}`);
      }
    };
    visit(raw, '');
    expect(nameless).toEqual([]);
  });

  it('gives every operation a success and the failures that any call can have', () => {
    for (const { operation } of operations) {
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(['200', '401', '403', '429', '500']),
      );
    }
  });

  it('shows only answers that fit their own schema', () => {
    for (const { method, path, operation } of operations) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const { schema, examples, example } = content['application/json'];
        const shown = examples ? Object.values(examples).map(({ value }) => value) : [example];
        for (const one of shown) {
          expect(check(schema).safeParse(one).error, `${method} ${path} ${status}`).toBeUndefined();
        }
      }
    }
  });

  it('shows only calls that the relay accepts, and answers them as described', async () => {
    let sent = 0;
    const app = relayApp();
    for (const { method, path, operation } of operations) {
      const url = operation.parameters
        .filter((parameter) => parameter.in === 'path')
        .reduce((filled, { name, example }) => filled.replace(`{${name}}`, example ?? ''), `/v1${path}`);
      const examples = operation.requestBody?.content['application/json'].examples ?? {
        none: { value: undefined },
      };
      for (const [name, { value }] of Object.entries(examples)) {
        // Nothing is pending in a new relay, and it is in no fleet.
        if (path.startsWith('/fleet')) continue;
        if (name === 'resume' || path.includes('{id}') || path.endsWith('/transcript')) continue;
        const task = { prompt: 'Look', url: 'https://example.com/' };
        const opened = path.includes('{taskId}') && (await (await app.call('POST', '/v1/task', task)).json());
        const target = opened ? url.replace(/[^/]+$/, opened.taskId) : url;
        const answer = await app.call(method.toUpperCase(), target, value);
        const body = await answer.json();
        expect(answer.status, `${method} ${path} ${name}: ${JSON.stringify(body)}`).toBe(200);
        const { schema } = operation.responses['200']?.content['application/json'] ?? {};
        expect(check(schema ?? {}).safeParse(body).error).toBeUndefined();
        sent++;
      }
    }
    expect(sent).toBe(3 + 4 + 2 + 3 + 6 + 5 + Object.keys(allActions()).length);
  });

  it('shows an example of every action', () => {
    const step = operations.find(({ operation }) => operation.summary === 'Do one step')?.operation;
    const examples = step?.requestBody?.content['application/json'].examples ?? {};
    expect(Object.keys(examples)).toEqual(Object.keys(allActions()));
    for (const name of Object.keys(allActions())) expect(step?.description).toContain(`- \`${name}\`: `);
  });
});
