import { toolDefinitions } from '../../../relay/mcp/tool-definitions';
import { approximateTokens } from '../mcp/approximate-tokens';

/** The tools of the MCP door, and how many tokens their definitions take. */
export function mcpToolsTable(): string {
  const rows = toolDefinitions.map(({ name, description = '', annotations, inputSchema }) => {
    const given = Object.keys(inputSchema.properties ?? {}).map((field) => `\`${field}\``);
    const changes = annotations?.readOnlyHint ? 'no' : 'yes';
    return `| \`${name}\` | ${description} | ${given.join(' ')} | ${changes} |`;
  });
  const head = ['| Tool | What it does | Arguments | Changes something |', '| --- | --- | --- | --- |'];
  const tokens = Math.round(approximateTokens(toolDefinitions) / 100) * 100;
  const size = `All definitions together take about ${tokens.toLocaleString('en')} tokens, counted as a quarter of the characters.`;
  return [...head, ...rows, '', size].join('\n');
}
