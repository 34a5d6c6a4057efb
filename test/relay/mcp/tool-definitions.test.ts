/** What clients are told of the tools: few tokens, in an order that lasts, with hints that are true. */
import { expect, test } from 'vitest';
import { allActions } from '../../../extension/actions/table';
import { actActions, readActions } from '../../../relay/mcp/action-names';
import { toolDefinitions } from '../../../relay/mcp/tool-definitions';
import { approximateTokens } from '../../support/mcp/approximate-tokens';

const definitionOf = (name: string) => toolDefinitions.find((tool) => tool.name === name);

test('nine tools, in this order', () => {
  expect(toolDefinitions.map(({ name }) => name)).toEqual([
    'open',
    'look',
    'act',
    'read',
    'ask',
    'task',
    'screenshot',
    'tabs',
    'close',
  ]);
});

test('all of them take less than 2,500 tokens', () => {
  expect(approximateTokens(toolDefinitions)).toBeLessThan(2_500);
});

test('every action is offered by one tool', () => {
  const offered = [...actActions, ...readActions].map(([name]) => name);
  expect([...offered, 'snapshot', 'tabs'].sort()).toEqual(Object.keys(allActions()).sort());
  const { properties } = definitionOf('act')?.inputSchema ?? {};
  expect(properties).toMatchObject({ action: { enum: actActions.map(([name]) => name) } });
});

test('the hints say which tools change nothing', () => {
  const reading = toolDefinitions.filter(({ annotations }) => annotations?.readOnlyHint);
  expect(reading.map(({ name }) => name)).toEqual(['look', 'read', 'ask', 'screenshot', 'tabs']);
  expect(definitionOf('act')?.annotations).toEqual({
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
  });
});
