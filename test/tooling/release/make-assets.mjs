import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { changelogPart } from './changelog.mjs';
import contents from './contents.json' with { type: 'json' };
import { createSbom } from './sbom.mjs';

/**
 * Writes what a release of the working directory consists of to a folder: the package, its SBOM, the
 * checksums of both, and `notes.md`, the text of the release. The package is built before:
 * `node make-assets.mjs FOLDER`.
 */
const folder = argv[2] ?? '';
const { name, version, repository } = JSON.parse(readFileSync('package.json', 'utf8'));

mkdirSync(folder, { recursive: true });
const packed = npm('pack', '--json', '--ignore-scripts', '--pack-destination', folder);
const [{ filename, files, size }] = JSON.parse(packed);
const problems = contentProblems(files.map(({ path }) => path));
if (problems.length > 0) throw new Error(`${filename}: ${problems.join('; ')}`);

const sbom = createSbom(
  JSON.parse(npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only')),
);
const sbomName = `${name}-${version}.cdx.json`;
writeFileSync(join(folder, sbomName), `${JSON.stringify(sbom, null, 2)}\n`);

const sums = [filename, sbomName].map((file) => `${sha256(join(folder, file))}  ${file}\n`);
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
writeFileSync(join(folder, 'notes.md'), releaseNotes());
console.log(`${filename}: ${files.length} files, ${Math.round(size / 1000)} kB`);
console.log(`${sbomName}: ${sbom.components.length} packages of others`);

/** Compares the files of the package with the list. `*` stays in a folder, `**` does not. */
function contentProblems(paths) {
  const entries = contents.map((entry) => ({ entry, pattern: patternOf(entry) }));
  const unlisted = paths.filter((path) => !entries.some(({ pattern }) => pattern.test(path)));
  const missing = entries.filter(({ pattern }) => !paths.some((path) => pattern.test(path)));
  return [
    ...unlisted.map((path) => `${path} is in no line of contents.json`),
    ...missing.map(({ entry }) => `no file is ${entry}`),
  ];
}

function patternOf(entry) {
  const parts = { '.': '\\.', '*': '[^/]+', '**': '.+', '{': '(?:', ',': '|', '}': ')' };
  return new RegExp(`^${entry.replace(/\*\*|[.*{,}]/g, (part) => parts[part])}$`);
}

/** The part of the changelog. Its links lead to the files of the release. GitHub limits its length. */
function releaseNotes() {
  const files = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/v${version}/`;
  const text = changelogPart(version).text.replace(/\]\((?!https?:|#)/g, `](${files}`);
  if (text.length > 125_000) throw new Error('the notes are too long for a release of GitHub');
  return `${text}\n`;
}

function sha256(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

function npm(...args) {
  return execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 27 });
}
