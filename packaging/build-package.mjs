/** Builds the folder that the npm package is packed from. */
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLivePage, copyServedFiles, readBuildId, relayBuild, root } from '../relay/prepare.mjs';
import { buildClient } from './build-client.mjs';
import { extensionPackages } from './extension-packages.mjs';
import { licencesOf, packagesOf } from './third-party-licences.mjs';

const output = join(root, '.output');

/** What npm shows, or a reader looks for, besides the code. */
const documents = ['README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'SKILL.md'];

/**
 * Relay and extension must be built.
 * @param {string} folder is emptied first
 * @param {object} manifest its package.json
 */
export async function buildPackage(folder, manifest) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const { build, stop } = await import('esbuild');
  const relay = await build({
    ...relayBuild(readBuildId()),
    outdir: join(folder, 'relay'),
    // Of puppeteer-core only: WebDriver BiDi, which is not used and not installed.
    external: ['chromium-bidi/*'],
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    minify: true,
    // Messages and logs name classes and functions.
    keepNames: true,
    metafile: true,
  });
  const client = await buildClient(build, join(folder, 'client'));
  const packages = [
    ...packagesOf(relay.metafile),
    ...packagesOf(await buildLivePage(build, join(folder, 'relay'))),
    ...packagesOf(client.metafile),
    ...(await extensionPackages(build)),
    'node_modules/swagger-ui-dist',
  ];
  await stop();
  copyServedFiles(join(folder, 'relay'));
  for (const name of ['chrome-mv3', 'chrome-mv3.files.json', 'sbom.cdx.json']) {
    cpSync(join(output, name), join(folder, name), { recursive: true });
  }
  cpSync(join(root, 'client/openapi.json'), join(folder, 'openapi.json'));
  cpSync(join(root, 'packaging/tabrelay.mjs'), join(folder, 'bin/tabrelay.mjs'));
  chmodSync(join(folder, 'bin/tabrelay.mjs'), 0o755);
  for (const name of documents) cpSync(join(root, name), join(folder, name));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licencesOf([...new Set(packages)]));
}
