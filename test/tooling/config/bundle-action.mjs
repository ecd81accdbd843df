import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled, modulesOf } from './bundling.mjs';
import { thirdPartyLicenses } from './third-party-licenses.mjs';

/**
 * Returns the content of `dist/` for the project in the working directory: name of the file -> its
 * text.
 *
 * A check compares the committed files with the sources. The code is minified, since a runner loads
 * it before each step. The script of the parser of SQL lies beside it. `modules.txt` names the
 * modules in it, so that users can see what runs, and the check can name the module of a difference.
 *
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function bundleAction() {
  const [chunk] = await bundled(
    { input: 'src/action/main.ts' },
    { codeSplitting: false, minify: true },
  );
  const modules = modulesOf(chunk);
  const licenses = thirdPartyLicenses('The GitHub Action', new Map(modules).keys());
  return new Map([
    ['index.js', `${chunk.code.trimEnd()}\n`],
    ['modules.txt', modules.map(moduleLine).join('')],
    ['third-party-licenses.txt', licenses],
    ['parse_sql.py', readFileSync('src/import/parser/parse_sql.py', 'utf8')],
  ]);
}

/** Returns a line with the beginning of the hash of a module's code, and its path. */
function moduleLine([id, { code }]) {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const path = relative('.', id).replaceAll('\\', '/');
  return `${hash} ${path}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = await bundleAction();
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist');
  for (const [name, text] of files) writeFileSync(join('dist', name), text);
}
