/** Schemas for the values of actions. */
import * as z from 'zod/mini';
import { knownHeld } from './known-keys';

/** What `schema` takes, or the same as JSON in a string, because the interface makes `value` a string. */
export function orJson<Schema extends z.ZodMiniType>(schema: Schema) {
  const parsed = z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.issues.push({ code: 'custom', message: 'expected JSON', input: text });
          return z.NEVER;
        }
      }),
    ),
    schema,
  );
  return z.union([schema, parsed]);
}

/** A text that is no JSON object: that is meant for its fields. */
export const plainText = z.string().check(z.refine((text) => !/^\s*\{\s*"/.test(text)));

/** Keys by name; an empty or missing value is none. */
const modifiers = z._default(plainText.check(knownHeld), '');

/** The value of an action that uses none; a step may still send one. */
export const noValue = { description: 'nothing', schema: z.unknown() };

const cssPx = (what: string) => z.number().check(z.describe(what));

/** A place in an element, as peers have it: https://playwright.dev/docs/api/class-locator#locator-click-option-position */
export const position = orJson(
  z.strictObject({
    x: cssPx('CSS pixels to the right from the left edge of the padding box.'),
    y: cssPx('CSS pixels down from the upper edge of the padding box.'),
  }),
);

/** What the actions with a mouse button take besides the element. */
export const clickValue = {
  description:
    'modifier keys to hold meanwhile, such as `Control` or `Shift+Alt`, or {"modifiers", "position": {"x", "y"} in CSS pixels from the corner of the element\'s padding box}; default: none, at a visible place',
  schema: z.union([
    orJson(
      z.strictObject({
        modifiers: z
          .optional(z.string().check(knownHeld))
          .check(z.describe('Modifier keys to hold meanwhile, such as `Shift`.')),
        position: z.optional(position).check(z.describe('Where in the element.')),
      }),
    ),
    modifiers,
  ]),
};
export type ClickValue = z.output<typeof clickValue.schema>;

/** What `drag` takes besides the element: the target, or the target and how to get there. */
const dragDetails = z.strictObject({
  target: z.string().check(z.minLength(1), z.describe('The selector of the element to drop it on.')),
  holdMs: z
    .optional(z.number().check(z.gte(0), z.lte(10_000)))
    .check(z.describe('How long the button is held before the mouse moves, in milliseconds; default: 200.')),
  position: z.optional(position).check(z.describe('Where the element is taken.')),
  targetPosition: z.optional(position).check(z.describe('Where on the target it is dropped.')),
});
export type DragDetails = z.output<typeof dragDetails>;

export const dragValue = {
  description:
    'the selector of the element to drop it on, or {"target": selector, "holdMs": how long to hold the button before it moves, default 200, "position": {"x", "y"} where it is taken, "targetPosition": {"x", "y"} where it is dropped, in CSS pixels from the corner of the padding box}',
  schema: z.union([orJson(dragDetails), plainText.check(z.minLength(1))]),
};
export type DragValue = z.output<typeof dragValue.schema>;
