/**
 * The manifest of the npm package. It has no dependencies: all that runs is bundled.
 * @param clone the manifest of the clone
 * @param {string | undefined} repository `owner/name` at GitHub, where the package is built there; npm compares it with
 *   the statement of provenance
 */
export function packageManifest(clone, repository) {
  const { name, version, description, license, type, engines } = clone;
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    keywords: ['browser', 'automation', 'rest', 'mcp', 'agent', 'chrome-extension'],
    ...(repository && { repository: { type: 'git', url: `git+https://github.com/${repository}.git` } }),
    bin: { tabrelay: 'bin/tabrelay.mjs' },
    exports: {
      './client': { types: './client/client.d.ts', default: './client/client.js' },
      './openapi.json': './openapi.json',
      './package.json': './package.json',
    },
  };
}
