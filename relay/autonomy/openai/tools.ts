/** The tools and the list of actions that a language model is offered, made from the specifications of the actions. */
import { offeredActions } from '../offered-actions';
import type { Tool } from './chat';

/** One line per action. In the instructions, so that a model without tool calls has it too, and nobody has it twice. */
export function describeActions(): string {
  return offeredActions()
    .map(([name, { description, selector, value }]) => {
      const needs = selector === 'required' ? '' : ' Selector: optional.';
      return `- ${name}: ${description}${needs} Value: ${value.description}.`;
    })
    .join('\n');
}

const text = (description: string) => ({ type: 'string', description });

function tool(
  name: string,
  description: string,
  properties: Record<string, unknown>,
  required: string[],
): Tool {
  return {
    type: 'function',
    function: { name, description, parameters: { type: 'object', properties, required } },
  };
}

/** One tool for all actions: several acts fit into one call, and the schema is sent once instead of thirty times. */
export function tools(): Tool[] {
  const act = {
    type: 'object',
    properties: {
      action: { type: 'string', enum: offeredActions().map(([name]) => name) },
      selector: text('such as ref=e5'),
      value: text('as the action says'),
    },
    required: ['action'],
  };
  return [
    tool('act', 'Act on the page.', { acts: { type: 'array', items: act } }, ['acts']),
    tool(
      'done',
      'The task is done, and the page shows it.',
      {
        answer: text(
          'what the page shows at the end, such as a number or a message, and what was done, for the user',
        ),
        evidence: text('words copied from the page as it is now'),
      },
      ['answer', 'evidence'],
    ),
    tool(
      'need_user',
      'Only the user can go on.',
      { reason: text('what the user has to do'), answer: text('what was done so far') },
      ['reason'],
    ),
    tool('give_up', 'It cannot be done.', { reason: text('why'), answer: text('what was done so far') }, [
      'reason',
    ]),
  ];
}
