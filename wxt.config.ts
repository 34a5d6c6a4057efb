/** How the extension is built, and every permission it asks for. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'wxt';
import { actionFlags } from './extension/actions/action-flags';
import { ownNames } from './extension/dom/tree/own-names';
import { extensionId } from './extension/protocol/identity';
import { lazyScripts } from './extension/protocol/page-messages';

/** The scripts that `keepOwnNames` has run before. */
const inDocuments = /entrypoints\/(page\.ts|lazy\/[\w-]+\.ts)$/;
const hidden = new RegExp(`(?<!\\.)\\.(${ownNames.join('|')})(?![\\w$])`, 'g');

/** Has the scripts for documents read properties of nodes by names that no page hides. */
const readOwnNames: Plugin = {
  name: 'read-own-names',
  renderChunk(code, { facadeModuleId }) {
    if (!inDocuments.test(facadeModuleId ?? '')) return null;
    const read = code.replace(hidden, '.$1$$');
    const taken: { at: number; put: string }[] = [];
    takenApart(this.parse(read), taken);
    taken.sort((one, other) => other.at - one.at);
    const all = taken.reduce((text, { at, put }) => text.slice(0, at) + put + text.slice(at), read);
    return { code: all, map: null };
  },
};

/** Adds where `const { parentNode } = node` and `({ parentNode: at }) => at` read such a property. */
function takenApart(node: unknown, found: { at: number; put: string }[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, properties } = node as { type?: string; properties?: PatternProperty[] };
  for (const { key, computed, shorthand } of (type === 'ObjectPattern' && properties) || []) {
    const { name = '', start, end } = key ?? {};
    if (computed || start === undefined || end === undefined || !ownNames.includes(name)) continue;
    found.push(shorthand ? { at: start, put: `${name}$:` } : { at: end, put: '$' });
  }
  for (const inner of Object.values(node)) takenApart(inner, found);
}

interface PatternProperty {
  /** None of a rest. */
  key?: { name?: string; start: number; end: number };
  computed?: boolean;
  shorthand?: boolean;
}

/** `npm run zip`: a build of its own, beside the one that browsers have loaded. */
const isForStore = process.env.TABRELAY_FOR_STORE === '1';

const publicKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAySwcguPHiMsIJTPCgLq4vbC71dO4hhlom9UixgpYe9i06NPI2G+PHPzk3+Vhk5ngRNKBCG/dZUwP7+IRiSDIOCUpkWN8BQz1b/8HgjpQO2+UvjLjPUQmkXmNwHHP9OA3xOVKR25uvx4S87Wkhb0B4vSXt4NLxRXwglfHS0F5IRDEDJ9RbqNvbA6uOlvXISbqcyizU8e4C1DtT7bxHvc1+So4Ne5232+AH0y00IkOQZKyZDzBuc1YyA9NGEReSSxtx3QttjZKYII17uvUlHOeCqLJ5Oau/OFlrWf0GPpCFdStuyfjvK4pvNGT9BZk0mSwwkWTQz+AWszBTtAoqx79GQIDAQAB';

export default defineConfig({
  srcDir: 'extension',
  entrypointsDir: 'entrypoints',
  publicDir: 'extension/public',
  outDir: isForStore ? '.output/store' : '.output',
  imports: false,
  hooks: {
    // Scripts leave out schemas that nothing of theirs uses. In pages a library may have functions of these names.
    'vite:build:extendConfig'(entrypoints, config) {
      if (entrypoints.some(({ inputPath }) => inputPath.endsWith('.html'))) return;
      const treeshake = { manualPureFunctions: ['z', 'orJson'] };
      // In place: a copy would hold the options under their old and their new name.
      Object.assign(config.build?.rollupOptions ?? {}, { treeshake });
    },
    // `imports: false` alone still imports WXT's own names, such as `storage`, wherever a file uses one of them.
    'config:resolved'(wxt) {
      Object.assign(wxt.config.imports, { imports: [], presets: [] });
    },
    // WXT itself looks for scripts in entrypointsDir only, not in its folders.
    'entrypoints:found'(wxt, entrypoints) {
      for (const name of lazyScripts) {
        const inputPath = resolve(wxt.config.entrypointsDir, `lazy/${name}.ts`);
        entrypoints.push({ name, inputPath, type: 'unlisted-script' });
      }
    },
  },
  vite: () => ({
    plugins: [readOwnNames],
    define: {
      __BUILD_ID__: JSON.stringify(process.env.TABRELAY_BUILD_ID ?? 'unknown'),
      __ACTION_FLAGS__: JSON.stringify(actionFlags()),
    },
  }),
  manifest: {
    name: 'tabrelay',
    description: 'Your own logged-in browser as a REST API on this machine.',
    // Pins the extension id (identity.ts), which the relay checks in Origin. The store refuses a key and gives an id itself.
    ...(!isForStore && { key: publicKey }),
    permissions: [
      'tabs',
      'scripting',
      'storage',
      'alarms',
      'webNavigation',
      'contentSettings',
      'downloads',
      'declarativeNetRequestWithHostAccess',
      'webRequest',
    ],
    // Asked for in the options, when the user switches on what needs them.
    optional_permissions: ['notifications', 'history'],
    host_permissions: ['<all_urls>'],
    // Without this key any extension's message would be answered, and an empty list is a warning in chrome://extensions.
    // Chromium sends an extension's messages to itself by another event, so this lets nobody in.
    externally_connectable: { ids: [extensionId] },
    content_security_policy: {
      // Named connect-src sources because Firefox would otherwise upgrade ws: to wss:.
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src http://127.0.0.1:* ws://127.0.0.1:* http://localhost:* ws://localhost:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  },
});
