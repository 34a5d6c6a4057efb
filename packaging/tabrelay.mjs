#!/usr/bin/env node
/** What `npx tabrelay` runs. Nothing is installed or built: the package has it all. */
import { homedir } from 'node:os';
import { join } from 'node:path';

const minNode = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < minNode[0] || (major === minNode[0] && minor < minNode[1])) {
  console.error(
    `tabrelay: needs Node ${minNode.join('.')} or newer, this is ${process.versions.node}; see https://nodejs.org`,
  );
  process.exit(1);
}

// The dialog of "Load unpacked" shows no hidden folders, and a browser from a snap may not read them. npm's own folders
// change with every version.
process.env.TABRELAY_EXTENSION_DIR ||= join(homedir(), 'tabrelay', 'extension');

await import('../relay/cli/tabrelay.mjs');
