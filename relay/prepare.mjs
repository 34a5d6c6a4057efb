/** Installs packages and builds extension and relay where needed, with Node's own modules only. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const output = join(root, '.output');
/** npm keeps what it installed beside the packages, in the format of the lock file. */
const installedFile = 'node_modules/.package-lock.json';
/** The hashes of the extension's files, as its build made them. */
const extensionFiles = join(output, 'chrome-mv3.files.json');
/** CycloneDX asks for this ending. */
const sbomFile = 'sbom.cdx.json';
const maxBuildMs = 180_000;

export function packageJson() {
  return readJson(join(root, 'package.json'));
}

/**
 * Installs the packages of the lock file where some are missing or of another version.
 * @param {object} [options]
 * @param {boolean} [options.omitDev] do without the packages that only tests, bench and soak use; where such packages
 *   are installed already, they stay and are kept up to date
 * @param {(line: string) => void} [options.say] prints what is under way
 * @throws Error with one line when npm fails.
 */
export function ensureInstalled({ omitDev = false, say = console.log } = {}) {
  const dev = neededInstall(readPackages('package-lock.json'), readPackages(installedFile), { omitDev });
  if (!dev) return;
  inWritable(() => accessSync(root, constants.W_OK));
  say('Installing packages ...');
  // Not `npm ci`: it deletes a tree that a running tabrelay may be using.
  // What is asked for here goes before NODE_ENV and npm's own settings; esbuild's program is an optional package.
  const args = ['install', '--no-save', `--${dev}=dev`, '--include=optional', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed; is the network reachable?`);
}

/**
 * Whether an install is needed, and if so whether it has to include or may omit the packages for development.
 * @param wanted the packages of the lock file, by path
 * @param installed those that npm has installed, in the same format; undefined before the first install
 * @returns {'include' | 'omit' | undefined} undefined when nothing is missing
 */
export function neededInstall(wanted, installed = {}, { omitDev }) {
  const isMissing = ([path, { version, dev, optional, devOptional }]) => {
    if (path === '' || (omitDev && dev)) return false;
    // Optional packages of other platforms are never installed.
    return installed[path] ? installed[path].version !== version : !(optional || devOptional);
  };
  if (!Object.entries(wanted).some(isMissing)) return undefined;
  // To omit them would remove those that are installed.
  const hasDev = Object.values(installed).some(({ dev }) => dev);
  return omitDev && !hasDev ? 'omit' : 'include';
}

/** The packages by path, or undefined where there is no such file. */
function readPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? readJson(path).packages : undefined;
}

/**
 * Builds the extension (.output/chrome-mv3) and the relay (.output/relay) where their sources are not those of the
 * last build, and the extension also where its files are not those that were built. Beside them is a list of the
 * packages that they are made of (.output/sbom.cdx.json).
 * @param {object} [options]
 * @param {(line: string) => void} [options.say] prints what is under way
 * @throws Error when a build fails.
 */
export async function ensureBuilt({ say = console.log } = {}) {
  const unlock = await lock();
  try {
    const buildId = hashOf(['extension', 'wxt.config.ts', 'package.json', 'package-lock.json']);
    const sbomId = hashOf(['relay/sbom.mjs', 'package.json', 'package-lock.json']);
    // The relay knows the build of its extension.
    const relayId = hashOf(['relay', 'extension', 'wxt.config.ts', 'package.json', 'package-lock.json']);
    // In parallel, and both are awaited even if one fails: the lock covers both.
    const builds = await Promise.allSettled([
      (await isExtensionBuilt(buildId, say)) || buildExtension(buildId, say),
      isBuilt('', sbomFile, sbomId, sbomFile) || writeSbom(sbomId),
      isBuilt('relay', 'main.mjs', relayId) || buildRelay(buildId, relayId, say),
    ]);
    const failed = builds.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
  } finally {
    unlock();
  }
}

async function buildExtension(buildId, say) {
  say('Building the extension ...');
  rmSync(stampOf('chrome-mv3'), { force: true });
  // Not left to WXT: what is not of the build must not stay.
  rmSync(join(output, 'chrome-mv3'), { recursive: true, force: true });
  const wxt = spawn(process.execPath, [join(root, 'node_modules/wxt/bin/wxt.mjs'), 'build'], {
    cwd: root,
    env: { ...process.env, TABRELAY_BUILD_ID: buildId },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [wxt.stdout, wxt.stderr])
    stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const [status] = await once(wxt, 'close');
  if (status !== 0) throw new Error(`the extension could not be built\n${printed}`);
  const { rememberFiles } = await import('./built-files.mjs');
  rememberFiles(join(output, 'chrome-mv3'), extensionFiles);
  writeFileSync(stampOf('chrome-mv3'), buildId);
}

/** Whether the extension is of these sources and its files are those of its build; says which are not. */
async function isExtensionBuilt(buildId, say) {
  if (!isBuilt('chrome-mv3', 'manifest.json', buildId)) return false;
  const { describeChanges } = await import('./built-files.mjs');
  const changes = describeChanges(join(output, 'chrome-mv3'), extensionFiles);
  if (changes === undefined) return true;
  say(`The extension's files are not those of its build (${changes}). They are built again;`);
  say('reload tabrelay at chrome://extensions in your everyday browser, which may have loaded the others.');
  return false;
}

async function writeSbom(sbomId) {
  const { sbomOf } = await import('./sbom.mjs');
  const sbom = sbomOf(packageJson(), readPackages('package-lock.json'));
  writeFileSync(join(output, sbomFile), `${JSON.stringify(sbom, null, 2)}\n`);
  writeFileSync(stampOf(sbomFile), sbomId);
}

async function buildRelay(buildId, relayId, say) {
  say('Building the relay ...');
  rmSync(stampOf('relay'), { force: true });
  const { build, stop } = await import('esbuild');
  await build({
    ...relayBuild(buildId),
    outdir: join(output, 'relay'),
    // Bundling makes the relay start in a fraction of the time. These are large and loaded only when wanted.
    external: ['puppeteer-core', '@puppeteer/browsers', 'openai', '@nats-io/*'],
    sourcemap: 'linked',
  });
  await buildLivePage(build, join(output, 'relay'));
  // Else its service process stays as long as we do.
  await stop();
  copyServedFiles(join(output, 'relay'));
  writeFileSync(stampOf('relay'), relayId);
}

/** What each build of the relay has in common. The output has the folders of `relay/`. */
export function relayBuild(buildId) {
  return {
    absWorkingDir: root,
    entryPoints: [
      'main',
      'supervise',
      'access/browsers-command',
      'access/keys-command',
      'cli/tabrelay',
      'mcp/stdio/serve-mcp-over-stdio',
      'threads/planning-thread',
      'threads/reading-thread',
      'threads/viewing-thread',
    ].map((name) => `relay/${name}.ts`),
    outbase: 'relay',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    // Bundled CommonJS packages call require for Node's own modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  };
}

/**
 * Builds the script of the live page to where a built relay looks for it.
 * @param {import('esbuild').build} build
 * @returns what went into it
 */
export async function buildLivePage(build, relayDir) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['relay/live/page/main.tsx'],
    outfile: join(relayDir, 'pages/live.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    logLevel: 'error',
  });
  return metafile;
}

/** Copies the files that a built relay serves to where it looks for them. */
export function copyServedFiles(relayDir) {
  cpSync(join(root, 'relay/pages'), join(relayDir, 'pages'), { recursive: true });
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    cpSync(join(root, 'node_modules/swagger-ui-dist', name), join(relayDir, 'swagger-ui', name));
  }
}

/** The hash of the sources of the extension that was built last. */
export function readBuildId() {
  return readFileSync(stampOf('chrome-mv3'), 'utf8');
}

function isBuilt(folder, file, id, name = folder) {
  const stamp = stampOf(name);
  return existsSync(join(output, folder, file)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === id;
}

function stampOf(folder) {
  return join(output, `${folder}.built-from`);
}

/** A short hash over the names and contents of files and folders. */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((each) => filesIn(join(root, each)))) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path) {
  if (/\.(json|ts|mjs)$/.test(path)) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)],
  );
}

/**
 * Does what writes into the clone.
 * @throws Error with one line where that is not allowed
 */
export function inWritable(write) {
  try {
    return write();
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    throw new Error(
      `cannot write to ${error.path ?? root}, where tabrelay installs and builds; run it as the owner of that folder, or clone it into a folder of yours`,
    );
  }
}

/** Two starts at once must not build into each other's output. Answers with how to unlock. */
async function lock() {
  inWritable(() => mkdirSync(output, { recursive: true }));
  const file = join(output, 'building');
  for (;;) {
    try {
      inWritable(() => writeFileSync(file, String(process.pid), { flag: 'wx' }));
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isAlive(file)) rmSync(file, { force: true });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function isAlive(lockFile) {
  try {
    // By then its process id may be another program's.
    if (Date.now() - statSync(lockFile).mtimeMs > maxBuildMs) return false;
    // An empty file is one that its owner is about to fill.
    const text = readFileSync(lockFile, 'utf8');
    return text === '' || process.kill(Number(text), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
