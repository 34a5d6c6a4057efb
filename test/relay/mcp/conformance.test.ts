/** The MCP door passes the protocol's conformance suite, but for scenarios that need a server made for it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runConformanceSuite } from '../../support/mcp/conformance-suite';
import { mcpRelay } from '../../support/mcp/mcp-relay';
import { testKey } from '../../support/stand-ins/relay-app';

const expectedFailures = 'test/relay/mcp/conformance-failures.yml';

test('fails in the expected scenarios only', async () => {
  const { app } = await mcpRelay();
  const { code, printed } = await runConformanceSuite({ origin: app.url, key: testKey }, expectedFailures);
  expect(code, printed).toBe(0);
});

test.each(['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])(
  '%s is not expected to fail',
  (scenario) => {
    expect(readFileSync(expectedFailures, 'utf8')).not.toContain(`- ${scenario}\n`);
  },
);
