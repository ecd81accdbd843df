import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { thirdPartyLicenses } from './third-party-licenses.mjs';

/** The oldest Node that the sources are written for. Runners bring a newer one. */
const OLDEST_NODE = 'node20.19';

/**
 * Returns the content of `dist/` for the project in the working directory: name of the file -> its
 * text.
 *
 * The same sources and packages give the same bytes on every machine and in every folder, so that a
 * check can compare the committed files with the sources. The code is minified, since a runner loads
 * it before each step. `modules.txt` names the modules in it, so that users can see what runs, and
 * the check can name the module of a difference.
 *
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function bundleAction() {
  const bundle = await rolldown({
    input: 'src/action/main.ts',
    platform: 'node',
    tsconfig: false,
    transform: { target: OLDEST_NODE },
    // The list names the place of each module. This option names the place in the import, not the
    // target of a link.
    resolve: { symlinks: false },
    onLog: refuseWarning,
  });
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      codeSplitting: false,
      sourcemap: false,
      minify: true,
      comments: { legal: true, annotation: false, jsdoc: false },
    });
    const [{ code, modules }] = output;
    // The helpers of the bundler itself have a name that begins with a NUL.
    const used = Object.entries(modules).filter(
      ([id, { renderedLength }]) => renderedLength > 0 && !id.startsWith('\0'),
    );
    return new Map([
      ['index.js', `${code.trimEnd()}\n`],
      ['modules.txt', used.map(moduleLine).join('')],
      ['third-party-licenses.txt', thirdPartyLicenses(used.map(([id]) => id))],
    ]);
  } finally {
    await bundle.close();
  }
}

/** Returns a line with the beginning of the hash of a module's code, and its path. */
function moduleLine([id, { code }]) {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const path = relative('.', id).replaceAll('\\', '/');
  return `${hash} ${path}\n`;
}

/**
 * Fails on a warning of the bundler. Each one is a mistake at run time: an unresolved import, a
 * second copy, a cycle.
 */
function refuseWarning(level, { code, message }) {
  if (level === 'warn') throw new Error(`${code}: ${message}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = await bundleAction();
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist');
  for (const [name, text] of files) writeFileSync(join('dist', name), text);
}
