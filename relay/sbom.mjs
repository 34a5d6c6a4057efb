/** Lists what tabrelay is made of as a CycloneDX document (https://cyclonedx.org), from the lock file and without a network. */

/**
 * The packages that a start installs, with version, licence, hash and what each depends on. The same lock file gives the
 * same document. Not `npm sbom --omit=dev`: npm 11 leaves out packages that tests use too, such as zod.
 * @param {{name: string, version: string, license: string}} project
 * @param {Record<string, object>} packages of the lock file, by path
 */
export function sbomOf(project, packages) {
  const shipped = Object.entries(packages).filter(([path, { dev, link }]) => path !== '' && !dev && !link);
  const components = new Map();
  const dependencies = new Map();
  for (const [path, entry] of shipped) {
    const component = componentOf(path, entry);
    const ref = component['bom-ref'];
    components.set(ref, component);
    dependencies.set(ref, new Set([...(dependencies.get(ref) ?? []), ...refsFrom(packages, path)]));
  }
  const root = { type: 'application', 'bom-ref': refOf(project.name, project.version), ...licensed(project) };
  dependencies.set(root['bom-ref'], new Set(refsFrom(packages, '')));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { ...root, name: project.name, version: project.version } },
    components: [...components.values()].sort(byRef),
    dependencies: [...dependencies].map(([ref, on]) => ({ ref, dependsOn: [...on].sort() })),
  };
}

function componentOf(path, entry) {
  const name = nameOf(path, entry);
  const ref = refOf(name, entry.version);
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    version: entry.version,
    // Those of other platforms are listed, but only the own one's is installed.
    scope: entry.optional || entry.devOptional ? 'optional' : 'required',
    ...(entry.integrity && { hashes: hashesOf(entry.integrity) }),
    ...licensed(entry),
    purl: ref,
  };
}

/** What a package depends on, as Node finds it: in its own folder of packages, else in those above. */
function refsFrom(packages, path) {
  const { dependencies, optionalDependencies } = packages[path] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    const places = foldersAbove(path).map((folder) => `${folder}node_modules/${name}`);
    const found = places.find((place) => packages[place] !== undefined && !packages[place].dev);
    return found ? [refOf(nameOf(found, packages[found]), packages[found].version)] : [];
  });
}

/** `a/node_modules/b` -> `a/node_modules/b/`, `a/`, `` */
function foldersAbove(path) {
  if (path === '') return [''];
  const above = path.slice(0, path.lastIndexOf('node_modules/'));
  return [`${path}/`, ...foldersAbove(above.replace(/\/$/, ''))];
}

function nameOf(path, { name }) {
  return name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** A package URL: https://github.com/package-url/purl-spec */
function refOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function hashesOf(integrity) {
  return integrity.split(' ').map((each) => {
    const [algorithm, base64] = each.split(/-(.*)/s);
    return {
      alg: algorithm.replace(/^sha(\d+)$/, 'SHA-$1'),
      content: Buffer.from(base64, 'base64').toString('hex'),
    };
  });
}

function licensed({ license }) {
  if (!license) return {};
  const isOne = /^[\w.+-]+$/.test(license);
  return { licenses: [isOne ? { license: { id: license } } : { expression: license }] };
}

function byRef(one, other) {
  return one['bom-ref'] < other['bom-ref'] ? -1 : 1;
}
