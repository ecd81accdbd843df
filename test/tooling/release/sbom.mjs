import { existsSync, readFileSync } from 'node:fs';

/** Lists of packages whose code is inside files of a release: the command line, pages and action. */
const bundles = [
  ['lib/program/third-party-licenses.txt', /^-{78}\n\n(\S+) (\S+) \(/gm],
  ['lib/web/licenses.md', /^## (\S+) - (\S+) \(/gm],
  ['dist/third-party-licenses.txt', /^-{78}\n\n(\S+) (\S+) \(/gm],
];

const development = 'cdx:npm:package:development';

/**
 * Reduces npm's CycloneDX document about all locked packages of the working directory to those that
 * reach a user: the dependencies, and the packages that are bundled. npm's own `--omit dev` leaves
 * out dependencies that a development package uses too.
 *
 * @param {Record<string, any>} full
 * @throws {Error} If a package that reaches a user is not in npm's document, or has no hash there.
 */
export function createSbom(full) {
  const wanted = new Set([...lockedDependencies(), ...bundles.flatMap(bundledPackages)]);
  const components = full.components.filter((one) => wanted.has(one['bom-ref'])).map(asShipped);
  const hashed = components.filter(({ hashes }) => hashes?.length > 0);
  const found = new Set(hashed.map((one) => one['bom-ref']));
  const missing = [...wanted].filter((ref) => !found.has(ref));
  if (missing.length > 0) throw new Error(`the SBOM lacks ${missing.join(', ')}`);

  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  const root = full.metadata.component['bom-ref'];
  const dependencies = full.dependencies
    .filter(({ ref }) => ref === root || found.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => found.has(one)) }));
  // npm takes the name of the folder.
  const component = { ...full.metadata.component, name };
  return { ...full, metadata: { ...full.metadata, component }, components, dependencies };
}

function asShipped(component) {
  const properties = component.properties.filter(({ name }) => name !== development);
  const scope = properties.length < component.properties.length ? 'required' : component.scope;
  return { ...component, scope, properties };
}

function lockedDependencies() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages).flatMap(([path, { name, version, dev }]) =>
    path === '' || dev ? [] : [`${name ?? path.split('node_modules/').at(-1)}@${version}`],
  );
}

function bundledPackages([path, pattern]) {
  if (!existsSync(path)) throw new Error(`${path} is missing: run npm run build`);
  return [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name, version]) => {
    return `${name}@${version}`;
  });
}
