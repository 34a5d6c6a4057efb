/** Where the well-known MCP clients keep their configuration. */
import { join } from 'node:path';

export function clientFilePaths(machine: {
  /** The user's own folder, and the one that the command runs in. */
  home: string;
  folder: string;
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
}): string[] {
  const { home, folder, platform, env } = machine;
  const applications =
    platform === 'darwin'
      ? join(home, 'Library', 'Application Support')
      : platform === 'win32'
        ? (env.APPDATA ?? join(home, 'AppData', 'Roaming'))
        : (env.XDG_CONFIG_HOME ?? join(home, '.config'));
  return [
    join(applications, 'Claude', 'claude_desktop_config.json'),
    join(home, '.claude.json'),
    join(home, '.cursor', 'mcp.json'),
    join(home, '.codeium', 'windsurf', 'mcp_config.json'),
    join(applications, 'Code', 'User', 'mcp.json'),
    join(home, '.codex', 'config.toml'),
    join(home, '.gemini', 'settings.json'),
    ...['.mcp.json', '.cursor/mcp.json', '.vscode/mcp.json'].map((path) => join(folder, path)),
  ];
}
