import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { tool } from '../../src/tasks/process/tool.js';
import { projectRoot } from '../tooling/checks/project-files.js';
import * as record from './record-files.js';
import { oldFacts, oldFiles, releases, SUMS, sumsOf } from './releases.js';
import type { Schema } from './schema-facts.js';
import { surfaceNow } from './surface.js';
import type { Files } from './world.js';

const [major = '', minor = ''] = tool.version.split('.');
const release = `${major}.${minor}`;
const changelog = readFileSync(join(projectRoot, 'CHANGELOG.md'), 'utf8');
/** Only the release of a minor version makes a folder. It has a day in the changelog then. */
const hasDay = new RegExp(`^## ${release}\\.0 - \\d{4}-`, 'm').test(changelog);
const isTop = changelog.indexOf('\n## ') === changelog.indexOf(`\n## ${release}.0 - `);

/** True in `npm run docs stability`, the only part of `npm run docs` that runs this file. */
const isRecording = process.env['npm_lifecycle_event'] === 'docs';

it('the version of the package has a folder; npm run docs stability writes it', async () => {
  if (isRecording) await recordRelease();
  expect(readdirSync(import.meta.dirname)).toContain(release);
});

it.runIf(hasDay && isTop)('the folder was made from the program that is released', () => {
  for (const [name, facts] of Object.entries(surfaceNow()))
    expect(oldFacts(release, `${name}.txt`), name).toEqual(facts);
});

it.each(releases)('the folder of %s is as it was released', (one) => {
  const files = oldFiles(one);
  expect(
    sumsOf(files),
    `test/stability/${one} never changes after its release: git restore it, and change the program instead`,
  ).toBe(files[SUMS]);
});

async function recordRelease(): Promise<void> {
  if (hasDay) throw new Error(`${release}.0 has a day in CHANGELOG.md, so its folder stays`);
  const from = releases.includes(release) ? release : (releases.at(-1) ?? '');
  const given = inputsOf(oldFiles(from));
  write(given);
  expectEveryKey();
  const [before, beforeLoss] = ['catalog/before.json', 'lost/before.json'].map((path) =>
    JSON.parse(given[path] ?? ''),
  );
  const stack = below(given, 'stack');
  write(await record.recordStack(stack, before));
  write(await record.recordDatahub(stack, before));
  write(await record.recordLoss(below(given, 'lost'), beforeLoss));
  write(await record.recordImport(below(given, 'import')));
  write(await record.recordDatabase(before));
  write(record.recordSettings(below(given, 'settings')));
  write(record.recordLargeMark());
  const facts = Object.entries(surfaceNow());
  write(Object.fromEntries(facts.map(([name, all]) => [`${name}.txt`, `${all.join('\n')}\n`])));
  const folder = join(import.meta.dirname, release);
  for (const [source, to] of [
    ['schemas', 'schemas'],
    ['test/api', 'library'],
  ] as const)
    cpSync(join(projectRoot, source), join(folder, to), {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
  write({ [SUMS]: sumsOf(oldFiles(release)) });
}

/** The files that people write. Everything else comes from the program. */
function inputsOf(files: Files): Files {
  const written =
    /^(?:stack|settings|lost\/lineage)\/|before\.json$|^(?:lost|import)\/headwater\.yaml$|\.csv$/;
  return Object.fromEntries(Object.entries(files).filter(([path]) => written.test(path)));
}

function below(files: Files, folder: string): Files {
  const inside = Object.entries(files).filter(([path]) => path.startsWith(`${folder}/`));
  return Object.fromEntries(inside.map(([path, text]) => [path.slice(folder.length + 1), text]));
}

function write(files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(import.meta.dirname, release, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Every key of the schemas stands in a file, so that no construct is without its golden. */
function expectEveryKey(): void {
  for (const [name, folder] of [
    ['manifest', 'stack'],
    ['settings', 'settings'],
  ] as const) {
    const text = Object.values(oldFiles(release, folder)).join('\n');
    const schema = readFileSync(join(projectRoot, `schemas/${name}.schema.json`), 'utf8');
    const isUsed = (key: string) => text.includes(`${key}:`) || text.includes(`"${key}":`);
    const unused = keysOf(JSON.parse(schema)).filter((key) => !isUsed(key));
    expect(unused, `add these keys to a file of test/stability/${release}/${folder}`).toEqual([]);
  }
}

function keysOf(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {} } = node as Schema;
  return [...Object.keys(properties), ...Object.values(node).flatMap(keysOf)];
}
