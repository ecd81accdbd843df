import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundled, modulesOf } from './bundling.mjs';
import { thirdPartyLicenses } from './third-party-licenses.mjs';

// Bundles the command line for the project in the working directory: a few files load in half the
// time of seven hundred modules. A command loads the files that it needs. Names stay as they are, so
// that the trace of an error can be read. SQLite's driver is native code, so it stays a package.
//
// `modules.txt` has a line for each module: the name of its file, and its path. The source maps name
// the lines of `src/` for readers of traces and profiles. The package leaves them out.
const FOLDER = 'lib/program';

const files = await bundled(
  {
    input: 'src/cli/main.ts',
    external: ['libsql'],
    plugins: [{ name: 'addresses-in-the-library', transform: withLibraryAddress }],
  },
  {
    ...{ entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    minify: { compress: true, mangle: false, codegen: true },
    ...{ dir: FOLDER, sourcemap: true, sourcemapExcludeSources: true },
  },
);

/**
 * A module that reads files beside itself finds the files of the library.
 *
 * @param {string} code
 * @param {string} id
 */
function withLibraryAddress(code, id) {
  const path = relative('src', id).replaceAll('\\', '/');
  if (path.startsWith('..') || !code.includes('import.meta.url')) return null;
  const address = `new URL('../src/${path.replace(/ts$/, 'js')}', import.meta.url).href`;
  // Each line stays where it is, so the source map stays too.
  return { code: code.replaceAll('import.meta.url', address), map: null };
}

mkdirSync(FOLDER, { recursive: true });
const modules = [];
for (const file of files) {
  writeFileSync(join(FOLDER, file.fileName), file.type === 'chunk' ? file.code : file.source);
  if (file.type === 'asset') continue;
  for (const [id] of modulesOf(file)) modules.push({ file: file.fileName, id });
}

const lines = modules.map(({ file, id }) => `${file} ${relative('.', id).replaceAll('\\', '/')}\n`);
writeFileSync(join(FOLDER, 'modules.txt'), lines.join(''));
writeFileSync(
  join(FOLDER, 'third-party-licenses.txt'),
  thirdPartyLicenses(
    'The command line',
    modules.map(({ id }) => id),
  ),
);
