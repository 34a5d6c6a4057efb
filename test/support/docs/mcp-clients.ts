/** How well-known MCP clients are told of tabrelay. Every snippet is made from the same command and address. */

const program = { command: 'npx', args: ['-y', 'tabrelay', 'mcp'] };
const line = [program.command, ...program.args].join(' ');
const url = 'http://127.0.0.1:8787/mcp';
const keyVariable = 'TABRELAY_API_KEY';
const headers = { Authorization: 'Bearer <API key>' };

interface Client {
  name: string;
  /** The file, relative to the home folder where it begins with `~`. */
  file: string;
  /** Starts `tabrelay mcp` itself. */
  stdio: string;
  /** Calls a relay that runs; absent where the client has no way to send the key. */
  http?: string;
}

const clients: Client[] = [
  {
    name: 'Claude Code',
    file: 'in a terminal',
    stdio: block('bash', `claude mcp add --scope user tabrelay -- ${line}`),
    http: block(
      'bash',
      `claude mcp add --scope user --transport http tabrelay ${url} --header "Authorization: Bearer $${keyVariable}"`,
    ),
  },
  {
    name: 'Claude Desktop',
    file: '`claude_desktop_config.json` (Settings, Developer, Edit Config)',
    stdio: json({ mcpServers: { tabrelay: program } }),
  },
  {
    name: 'Cursor',
    file: '`~/.cursor/mcp.json`, or `.cursor/mcp.json` in a project',
    stdio: json({ mcpServers: { tabrelay: program } }),
    http: json({ mcpServers: { tabrelay: { url, headers } } }),
  },
  {
    name: 'VS Code',
    file: '`.vscode/mcp.json`, or the command "MCP: Open User Configuration"',
    stdio: json({ servers: { tabrelay: { type: 'stdio', ...program } } }),
    http: json({
      servers: {
        tabrelay: { type: 'http', url, headers: { Authorization: 'Bearer $' + '{input:tabrelay-key}' } },
      },
      inputs: [
        { type: 'promptString', id: 'tabrelay-key', description: 'API key of tabrelay', password: true },
      ],
    }),
  },
  {
    name: 'Codex CLI',
    file: '`~/.codex/config.toml`',
    stdio: toml(`command = ${quote(program.command)}`, `args = ${JSON.stringify(program.args)}`),
    http: toml(`url = ${quote(url)}`, `bearer_token_env_var = ${quote(keyVariable)}`),
  },
  {
    name: 'Gemini CLI',
    file: '`~/.gemini/settings.json`',
    stdio: json({ mcpServers: { tabrelay: program } }),
    http: json({ mcpServers: { tabrelay: { httpUrl: url, headers } } }),
  },
  {
    name: 'Windsurf',
    file: '`~/.codeium/windsurf/mcp_config.json`',
    stdio: json({ mcpServers: { tabrelay: program } }),
    http: json({ mcpServers: { tabrelay: { serverUrl: url, headers } } }),
  },
  {
    name: 'Zed',
    file: 'the settings file (command "zed: open settings file")',
    stdio: json({ context_servers: { tabrelay: program } }),
    http: json({ context_servers: { tabrelay: { url, headers } } }),
  },
  {
    name: 'Goose',
    file: '`~/.config/goose/config.yaml`',
    stdio: yaml('type: stdio', `cmd: ${program.command}`, `args: ${JSON.stringify(program.args)}`),
    http: yaml(
      'type: streamable_http',
      `uri: ${url}`,
      'headers:',
      `  Authorization: ${quote(headers.Authorization)}`,
    ),
  },
];

/** One section for each client. */
export function mcpClientSections(): string {
  return clients
    .map(({ name, file, stdio, http }) =>
      [
        `### ${name}`,
        `Where: ${file}.`,
        stdio,
        http ? `With a relay that runs:\n\n${http}` : 'It sends no headers of yours, so use the program.',
      ].join('\n\n'),
    )
    .join('\n\n');
}

function json(value: unknown): string {
  return block('json', JSON.stringify(value, null, 2));
}

function toml(...lines: string[]): string {
  return block('toml', ['[mcp_servers.tabrelay]', ...lines].join('\n'));
}

function yaml(...lines: string[]): string {
  const fields = ['name: tabrelay', 'enabled: true', 'timeout: 300', ...lines];
  return block('yaml', ['extensions:', '  tabrelay:', ...fields.map((field) => `    ${field}`)].join('\n'));
}

function block(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
