import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { writeMarks } from '../../src/model/mark.js';
import { tool } from '../../src/tasks/process/tool.js';
import { projectRoot } from '../tooling/checks/project-files.js';
import { largePairs } from './large-mark.js';
import * as record from './record-files.js';
import { oldFacts, oldFiles, releases, SUMS, sumsOf } from './releases.js';
import type { Schema } from './schema-facts.js';
import { type SurfaceName, surfaceNow } from './surface.js';
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
  const from = releases.includes(release) ? release : releases.at(-1);
  if (from === undefined) throw new Error('no release has a stack to begin with');
  const given = inputsOf(oldFiles(from));
  expectEveryKey(given);
  const json = (path: string) => JSON.parse(given[path] ?? '');
  const stack = below(given, 'stack');
  const files: Files = {
    ...given,
    ...(await record.recordStack(stack, json('catalog/before.json'))),
    ...(await record.recordDatahub(stack, json('catalog/before.json'))),
    ...(await record.recordLoss(below(given, 'lost'), json('lost/before.json'))),
    ...(await record.recordImport(below(given, 'import'))),
    ...(await record.recordDatabase(json('catalog/before.json'))),
    ...record.recordSettings(below(given, 'settings')),
    'catalog/large-mark.json': `${largeMark()}\n`,
    ...filesOf('schemas', 'schemas'),
    ...filesOf('test/api', 'library', '.md'),
  };
  for (const [name, facts] of Object.entries(surfaceNow()))
    write({ [`${name satisfies string as SurfaceName}.txt`]: `${facts.join('\n')}\n` });
  write(files);
  write({ [SUMS]: sumsOf(oldFiles(release)) });
}

/** The files that people write. Everything else comes from the program. */
function inputsOf(files: Files): Files {
  const written =
    /^(?:stack|settings)\/|before\.json$|^(?:lost|import)\/headwater\.yaml$|^lost\/lineage\/|\.csv$/;
  return Object.fromEntries(Object.entries(files).filter(([path]) => written.test(path)));
}

function below(files: Files, folder: string): Files {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, text]) => [path.slice(folder.length + 1), text]),
  );
}

function filesOf(from: string, to: string, ending: string = ''): Files {
  const names = readdirSync(join(projectRoot, from)).filter((name) => name.endsWith(ending));
  const texts = names.map((name) => [
    `${to}/${name}`,
    readFileSync(join(projectRoot, from, name), 'utf8'),
  ]);
  return Object.fromEntries(texts);
}

function largeMark(): string {
  const pairs = largePairs();
  return (
    writeMarks(undefined, new Map([['shop', { edge: true, pairs, protect: false }]]), pairs) ?? ''
  );
}

function write(files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(import.meta.dirname, release, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Every key of the schemas stands in a file, so that no construct is without its golden. */
function expectEveryKey(files: Files): void {
  for (const [name, folder] of [
    ['manifest', 'stack'],
    ['settings', 'settings'],
  ] as const) {
    const text = Object.values(below(files, folder)).join('\n');
    const schema = readFileSync(join(projectRoot, `schemas/${name}.schema.json`), 'utf8');
    const unused = [...keysOf(JSON.parse(schema))].filter(
      (key) => !new RegExp(`["{, ]?\\b${key.replace('*', '\\*')}\\b"?:`).test(text) && key !== '*',
    );
    expect(unused, `add these keys to a file of test/stability/${release}/${folder}`).toEqual([]);
  }
}

function keysOf(node: unknown): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return new Set();
  const { properties = {} } = node as Schema;
  const below = Object.values(node).flatMap((one) => [...keysOf(one)]);
  return new Set([...Object.keys(properties), ...below]);
}
