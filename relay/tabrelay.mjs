#!/usr/bin/env node
/** The command line in a clone: installs and builds where needed, with Node's own modules only, then runs it. */
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

const minNode = [20, 19];

async function run() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < minNode[0] || (major === minNode[0] && minor < minNode[1])) {
    throw new Error(
      `needs Node ${minNode.join('.')} or newer, this is ${process.versions.node}; see https://nodejs.org`,
    );
  }
  // What programs read from standard output is the command's alone.
  const say = (line) => console.error(line);
  ensureInstalled({ omitDev: true, say });
  await ensureBuilt({ say });
  await import('../.output/relay/cli/tabrelay.mjs');
}

run().catch((error) => {
  console.error(`tabrelay: ${error.message}`);
  process.exitCode = 1;
});
