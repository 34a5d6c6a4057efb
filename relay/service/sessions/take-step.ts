import * as z from 'zod';
import type { ActionSpec } from '../../../extension/actions/action-spec';
import type { Hold } from '../../../extension/protocol/effects/consequential';
import { type ErrorCode, RelayError } from '../../../extension/protocol/errors';
import type { StepResult } from '../../../extension/protocol/frames/frames';
import type { Browsers } from '../../browsers/browsers';
import { allowInSchema, checkAllowIn } from '../../validation/allow-in-schema';
import { byName } from '../../validation/by-name';
import { knownAction } from '../../validation/known-action';
import { parseStep } from '../../validation/parse-step';
import { checkSelectors, checkText } from '../../validation/patterns/check-patterns';
import { selectorHint } from '../../validation/selector-hint';
import { selectorsIn } from '../../validation/selectors-in';
import { strictInput } from '../../validation/strict-input';
import { authorizeStep } from '../authorize';
import { callFor } from '../call-for';
import type { RequestContext } from '../caller';

const maxTimeoutMs = 300_000;
/** The errors that may come of a selector as other tools write it. */
const ofSelector: readonly ErrorCode[] = ['bad_selector', 'element_not_found'];

export const stepInput = strictInput(
  {
    action: z.string().min(1).meta({ description: 'What to do: an action of the list.' }),
    selector: z.string().optional().meta({
      description:
        'The element: CSS (looks through shadow roots too), `A >>> B` (into a frame or shadow root), `text=`, `role=button[name="Save"]`, `label=`, `placeholder=`, `testid=`, `xpath=` or `ref=` of a snapshot. Page-level actions need none.',
    }),
    value: z
      .unknown()
      .optional()
      .meta({ description: 'What the action works with, as the list of actions says.' }),
    timeoutMs: z.int().min(1).max(maxTimeoutMs).optional().meta({
      description: 'Milliseconds until the step gives up. Each action has its own default.',
    }),
    secrets: byName(z.string().regex(/^\w{1,64}$/), z.string().min(1).max(10_000))
      .optional()
      .meta({
        description:
          'Values by name: `{{name}}` in the `value` of type, fill and select means one. Needs a session with `allowedDomains`; is typed into pages of these over https or from this machine only, and only into fields for passwords, codes, card numbers and logins. From then on the session answers `{{name}}` wherever the value shows, except in screenshots.',
      }),
    allowIn: allowInSchema,
    onlySeen: z.boolean().optional().meta({
      description:
        'Whether snapshot, text, find, markdown and passages leave out what is displayed where or as no person can see it: transparent, off the page, cut off.',
    }),
    approve: z.string().min(1).optional().meta({
      description:
        'Id of the `pending` act that the same step was held for: does it, if it is still the same. With the scope `approve` that approves it; without, the call waits for a person to.',
    }),
    approvalMs: z.int().min(0).max(600_000).optional().meta({
      description:
        'Milliseconds that the call waits for a person to approve the step if it is held. Default: 0, with `approve` 25000.',
    }),
    wantCss: z.boolean().optional().meta({
      description:
        'Whether the result is to name the element in `css`, a selector that means it alone and can be sent again; with drag also `valueCss`.',
    }),
  },
  {
    url: 'value',
    text: 'value',
    key: 'value',
    keys: 'value',
    content: 'value',
    css: 'selector',
    xpath: 'selector',
    element: 'selector',
    target: 'selector',
    locator: 'selector',
    ref: 'selector',
    type: 'action',
    command: 'action',
    ms: 'timeoutMs',
  },
)
  .check(checkAllowIn)
  .meta({ id: 'Step', description: 'One action.' });

export type StepInput = z.output<typeof stepInput>;

/** A step as it is asked for, and how it is to be held besides what its key says. */
export type StepToTake = Omit<StepInput, 'approve' | 'approvalMs'> & {
  sessionId: string;
  hold?: Hold;
  /** Milliseconds after which a missing element is reported; default: at the deadline. */
  missAfterMs?: number;
  /** Whether the reply waits for requests of the page's scripts, as the order does. */
  awaitsRequests?: boolean;
};

/** How the steps of a key are held whose acts are always asked about: words of a task's prompt are the key's own. */
function withoutNames({ mode, approved }: Hold): Hold {
  return { mode: mode === 'any' ? 'named' : mode, ...(approved !== undefined && { approved }) };
}

/**
 * Does one action in an open session.
 * @returns the text that a reading action read, or what any other action did
 * @throws RelayError unknown_action, forbidden, bad_request, and what the action reports
 */
export async function takeStep(
  browsers: Browsers,
  { sessionId, hold = { mode: 'any' }, missAfterMs, awaitsRequests, ...step }: StepToTake,
  context: RequestContext,
): Promise<StepResult> {
  const { name, entry } = knownAction(step.action);
  authorizeStep(context.caller, entry.effect);
  const { selector = '', value, timeoutMs, wantCss, secrets, allowIn, onlySeen } = step;
  const parsed = parseStep(step.action, entry, { selector, value });
  const others = entry.valueIsSelector ? selectorsIn(parsed.value) : [];
  await checkSelectors([parsed.selector, ...others, ...Object.values(allowIn ?? {}).flat()]);
  if (entry.valueMayBePattern) await checkText(String(parsed.value));
  const { scopes, isTask } = context.caller;
  const withoutPrivate = isTask || !scopes.includes('act');
  const { effect } = entry;
  const ofKey = context.caller.hold ? withoutNames(hold) : hold;
  const isHeld = ofKey.mode !== 'any' || ofKey.prompt !== undefined || ofKey.approved !== undefined;
  const order = {
    do: 'step' as const,
    sessionId,
    action: name,
    ...parsed,
    wantCss,
    secrets,
    allowIn,
    onlySeen,
    missAfterMs,
    ...(awaitsRequests && { awaitsRequests }),
    ...(withoutPrivate && { withoutPrivate }),
    // A step that reads only has the rules for acts loaded.
    ...(isHeld && { hold: effect === 'act' ? ofKey : { mode: ofKey.mode } }),
  };
  const limitMs = timeoutMs ?? defaultTimeoutMs(entry, parsed.value);
  const call = callFor(context, { operation: 'takeStep', sessionId, effect, limitMs });
  try {
    return await browsers.send(order, call);
  } catch (error) {
    if (!(error instanceof RelayError) || !ofSelector.includes(error.code)) throw error;
    throw new RelayError(error.code, `${error.message}${selectorHint(selector)}`, error.more);
  }
}

/** The default deadline of the action, moved by as long as the value asks it to last. */
function defaultTimeoutMs(spec: ActionSpec, value: unknown): number {
  return Math.min(maxTimeoutMs, spec.timeoutMs + (spec.lastsMs?.(value) ?? 0));
}
