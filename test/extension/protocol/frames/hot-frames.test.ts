/** What a check without a schema lets pass is what the schema would have made of it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  stepResultSchema,
  toExtensionSchema,
  toRelaySchema,
} from '../../../../extension/protocol/frames/frames';
import { isPlainReply, isStepCommand, isStepResult } from '../../../../extension/protocol/frames/hot-frames';

const anything = fc.oneof(fc.jsonValue(), fc.constantFrom('act', 'reply', 'command', 'step', 0, true));
const text = fc.string();

const step = fc.record(
  {
    do: fc.constant('step'),
    sessionId: text,
    action: text,
    selector: text,
    value: anything,
    wantCss: fc.boolean(),
    withoutPrivate: fc.boolean(),
    onlySeen: fc.boolean(),
    missAfterMs: fc.nat(),
    awaitsRequests: fc.boolean(),
  },
  { requiredKeys: ['do', 'sessionId', 'action', 'selector'] },
);
const command = fc.record(
  {
    type: fc.constant('command'),
    id: text,
    timeoutMs: fc.nat(),
    sentAt: fc.nat(),
    keyName: text,
    bodyHash: text,
    effect: fc.constantFrom('act', 'read'),
    order: step,
  },
  { requiredKeys: ['type', 'id', 'timeoutMs', 'sentAt', 'keyName', 'effect', 'order'] },
);
const reply = fc.record(
  { type: fc.constant('reply'), id: text, origin: text, result: anything },
  { requiredKeys: ['type', 'id'] },
);
const did = fc.oneof(
  text,
  fc.record({ success: fc.boolean(), value: anything }, { requiredKeys: ['success'] }),
);

/** The same with a field too many, too few or of another kind, at any depth. */
function damaged(arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const names = fc.constantFrom('error', 'hold', 'secrets', 'allowIn', '__proto__', 'order', 'do', 'id', 'x');
  const change = (value: unknown, [way, at, name, by]: [string, number, string, unknown]): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return by;
    const entries = Object.entries(value);
    if (way === 'add') return Object.fromEntries([...entries, [name, by]]);
    const chosen = at % Math.max(1, entries.length);
    if (way === 'drop') return Object.fromEntries(entries.filter((_, index) => index !== chosen));
    const deeper = ([own, held]: [string, unknown]) =>
      [own, way === 'deeper' ? change(held, ['add', at, name, by]) : by] as const;
    return Object.fromEntries(entries.map((entry, index) => (index === chosen ? deeper(entry) : entry)));
  };
  const ways = fc.constantFrom('add', 'drop', 'replace', 'deeper');
  return fc
    .tuple(arbitrary, fc.tuple(ways, fc.nat(20), names, anything))
    .map(([value, how]) => change(value, how));
}

const kinds: [string, fc.Arbitrary<unknown>, (value: unknown) => boolean, z.ZodMiniType][] = [
  ['a command with a step', command, isStepCommand, toExtensionSchema],
  ['a reply', reply, isPlainReply, toRelaySchema],
  ['the result of a step', did, isStepResult, stepResultSchema],
];

/** Frames come as JSON. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

it.each(kinds)('%s passes', (_, right, check) => {
  fc.assert(fc.property(right, (value) => check(overTheWire(value))));
});

it.each(kinds)('what passes as %s is what its schema returns', (_, right, check, schema) => {
  const near = fc.oneof(right, damaged(right), damaged(damaged(right)), anything);
  fc.assert(
    fc.property(near, (sent) => {
      const value = overTheWire(sent);
      if (!check(value)) return;
      const parsed = schema.safeParse(value);
      expect(parsed.success).toBe(true);
      expect(parsed.data).toStrictEqual(value);
    }),
    { numRuns: 3_000 },
  );
});

it.each([
  '{"type":"reply","id":"1","error":{"code":"timeout","message":""}}',
  '{"type":"reply","id":"1","__proto__":{}}',
  '{"type":"command","id":"1","timeoutMs":1e999,"sentAt":0,"keyName":"","effect":"act","order":{"do":"step","sessionId":"","action":"","selector":""}}',
  '{"success":true,"__proto__":{"a":1}}',
])('%s is left to the schema', (frame) => {
  for (const [, , check] of kinds) expect(check(JSON.parse(frame))).toBe(false);
});
