/** Questions to the person at the client: approvals, and what only a person can do. */
import { type InputRequiredResult, inputRequired } from '@modelcontextprotocol/server';
import type { Pending } from '../../extension/protocol/effects/consequential';
import type { PersonsAnswer } from './tool';

/** The name of the one question in a request for input. */
const questionName = 'person';

/**
 * A question with the answers yes and no. The client asks it and calls the tool again, with the answer.
 * @param about is handed back with the answer. The client could change it, so it must give no more rights than the same id
 *   as an argument would
 */
export function askPerson(message: string, about: unknown): InputRequiredResult {
  return inputRequired({
    inputRequests: {
      [questionName]: inputRequired.elicit({
        message,
        requestedSchema: {
          type: 'object',
          // Some clients send the defaults without asking anybody.
          properties: { yes: { type: 'boolean', title: 'Yes', default: false } },
          required: ['yes'],
        },
      }),
    },
    requestState: JSON.stringify(about),
  });
}

/** The act that waits for approval, as a question. */
export function describePending({ what, action, element, where, why }: Pending): string {
  return `May this be done? ${action} on ${element} (${what}), ${where}. It was held: ${why}`;
}

/** What the person answered, if this call brings an answer. */
export function readAnswer(
  responses: Record<string, unknown> | undefined,
  state: string | undefined,
): PersonsAnswer | undefined {
  const response = responses?.[questionName];
  if (typeof response !== 'object' || response === null || state === undefined) return undefined;
  const { action, content } = response as { action?: unknown; content?: { yes?: unknown } };
  return { about: parseState(state), agrees: action === 'accept' && content?.yes === true };
}

function parseState(state: string): unknown {
  try {
    return JSON.parse(state);
  } catch {
    return undefined;
  }
}
