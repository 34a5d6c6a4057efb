/** What `npm run zip` runs: packs the built extension for the Chrome Web Store, as tabrelay-extension-<version>.zip. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, packageJson, readBuildId, root } from '../relay/prepare.mjs';

ensureInstalled();
await ensureBuilt();
const { name, version } = packageJson();
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/wxt/bin/wxt.mjs'), 'zip'], {
  cwd: root,
  // A build of its own: the one that browsers have loaded stays as it is.
  env: { ...process.env, TABRELAY_BUILD_ID: readBuildId(), TABRELAY_FOR_STORE: '1' },
  stdio: 'inherit',
});
if (status === 0) {
  const target = `${name}-extension-${version}.zip`;
  copyFileSync(join(root, `.output/store/${name}-${version}-chrome.zip`), target);
  console.log(`${target}: ${readFileSync(target).length} bytes`);
}
process.exitCode = status ?? 1;
