import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applyPatch, parsePatch } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codes } from '../../src/errors/codes.js';
import { layouts } from '../../src/import/merge/import-types.js';
import { escapeControls } from '../../src/report/words/escape.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { textsBelow } from '../support/cli/import-shop.js';
import { runCli } from '../support/cli/run-cli.js';
import {
  type ImportSample,
  importSamples,
  withoutTypes,
} from '../support/import/import-samples.js';
import { sourceElements, statedElements } from '../support/manifest/merge-oracle.js';
import { editAsPerson } from '../support/manifest/people.js';
import { readManifests } from '../support/manifest/reading.js';
import { withFolder } from '../support/server/temp-folder.js';

type Files = Readonly<Record<string, string>>;

/** Members of the report in JSON. */
interface ImportReport {
  readonly records: number;
  readonly leftOut: readonly { readonly name: string }[];
  readonly files: readonly { readonly path: string }[];
  readonly newSettings: boolean;
}

const RUNS = campaignRuns('promises of imports', { part: 4, whole: 200 });

const numbers = fc.infiniteStream(fc.nat({ max: 1_000_000 }));

describe.each(Object.keys(importSamples))('an import of %s', (format) => {
  const sample = importSamples[format] ?? fc.constant(undefined as never);

  it('writes all that it counts as taken, what its dry run shows, and nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(sample, fc.constantFrom(...layouts), (one, by) =>
        withFolder(async (folder) => {
          await write(folder, { [one.file]: one.text });
          await expectKeptPromises(folder, one, ['--by', by]);
          if (one.lineage === undefined) return;
          expect(elementsIn(await manifestsOf(folder))).toEqual(
            sorted(sourceElements(one.lineage)),
          );
        }),
      ),
      { numRuns: RUNS },
    );
  });

  it('keeps these promises in manifests that people have edited', async () => {
    await fc.assert(
      fc.asyncProperty(sample, sample, numbers, (first, second, stream) =>
        withFolder(async (folder) => {
          await write(folder, { [first.file]: first.text });
          expect(await importOf(folder, first)).toMatchObject({ code: 0 });
          const below = (limit: number) => Number(stream.next().value) % Math.max(limit, 1);
          const before = await manifestsOf(folder);
          const edited = editAsPerson(editAsPerson(before, { below }), { below });
          // An edit may move a file to where no manifest is read, or leave no manifest.
          const isRead = Object.keys(edited).every((path) => path in before);
          const isValid = readManifests(edited).findings.every(({ level }) => level !== 'error');
          if (!isRead || !isValid) return;
          await write(folder, { ...edited, [second.file]: second.text });
          await expectKeptPromises(folder, second);
        }),
      ),
      { numRuns: RUNS },
    );
  });
});

describe.each(['csv', 'openlineage', 'datahub-lineage-file'] as const)('an export to %s', (to) => {
  it('is imported to the same lineage, but for counted losses', async () => {
    await fc.assert(
      fc.asyncProperty(importSamples['csv'] ?? fc.constant(undefined as never), (one) =>
        withFolder((folder) =>
          withFolder(async (other) => {
            await write(folder, { [one.file]: one.text });
            expect(await importOf(folder, one)).toMatchObject({ code: 0 });
            const manifests = await manifestsOf(folder);
            if (Object.keys(manifests).length === 0) return;
            const file = join(other, 'exported');
            const exported = await runCli(['export', '--to', to, '-o', file], { cwd: folder });
            expect(exported).toMatchObject({ code: 0 });
            const args = ['import', to, 'exported', '--transforms', 'keep'];
            expect(await runCli(args, { cwd: other })).toMatchObject({ code: 0 });
            const lineage = one.lineage ?? { units: [] };
            const said = to === 'datahub-lineage-file' ? withoutTypes(lineage) : lineage;
            expect(elementsIn(await manifestsOf(other))).toEqual(sorted(sourceElements(said)));
            expect(exported.stderr.includes('Lost')).toBe(
              JSON.stringify(said) !== JSON.stringify(lineage),
            );
          }),
        ),
      ),
      { numRuns: RUNS },
    );
  });
});

/** Imports a sample with all its transforms. */
function importOf(cwd: string, { args }: ImportSample, ...flags: readonly string[]) {
  return runCli(['import', ...args, '--transforms', 'keep', ...flags], { cwd });
}

async function expectKeptPromises(
  folder: string,
  sample: ImportSample,
  flags: readonly string[] = [],
): Promise<void> {
  const before = await textsBelow(folder);
  const shown = await importOf(folder, sample, ...flags, '--dry-run', '--full');
  expect(shown).toMatchObject({ code: 0, stderr: '' });
  expect(await textsBelow(folder)).toEqual(before);
  expectCounts(shown.stdout, sample);
  if (Object.keys(sample.leftOut).length > 0) {
    expect(await importOf(folder, sample, ...flags, '--strict')).toMatchObject({ code: 1 });
    expect(await textsBelow(folder)).toEqual(before);
  }
  const written = await importOf(folder, sample, ...flags, '--format', 'json');
  expect(written).toMatchObject({ code: 0 });
  const report = JSON.parse(written.stdout) as ImportReport;
  const { records, leftOut } = report;
  expect({ records, leftOut: countByName(leftOut) }).toEqual({
    records: sample.records,
    leftOut: sample.leftOut,
  });
  const after = await textsBelow(folder);
  expectReported(before, after, report);
  expect(patched(before, shown.stdout)).toEqual(escaped(after));
  await expectNoWrite(folder, sample, flags);
}

/** The second run writes no byte: each file keeps its time as well. */
async function expectNoWrite(
  folder: string,
  sample: ImportSample,
  flags: readonly string[],
): Promise<void> {
  const snapshot = async () => {
    const texts = Object.entries(await textsBelow(folder));
    return await Promise.all(
      texts.map(async ([path, text]) => [path, text, (await stat(join(folder, path))).mtimeMs]),
    );
  };
  const first = await snapshot();
  const again = await importOf(folder, sample, ...flags, '--detailed-exitcode');
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing changes') });
  expect(await snapshot()).toEqual(first);
}

/** Each kind that is left out has its code, its count and at most three places. */
function expectCounts(stdout: string, { leftOut }: ImportSample): void {
  for (const [name, count] of Object.entries(leftOut)) {
    const { code } = codes[name as keyof typeof leftOut];
    expect(stdout).toMatch(new RegExp(`^Left out: .*\\b${count} [^,]*\\(${code}\\)`, 'm'));
    const places = stdout.match(new RegExp(`^  ${code}\\b.*`, 'gm'));
    expect(places).toHaveLength(Math.min(count, 3));
  }
}

/** No file changes that the report does not name. The record has a name of its own. */
function expectReported(before: Files, after: Files, { files, newSettings }: ImportReport): void {
  const changed = Object.keys(after).filter(
    (path) => after[path] !== before[path] && !path.startsWith('headwater.imports/'),
  );
  const told = [...files.map(({ path }) => path), ...(newSettings ? ['headwater.yaml'] : [])];
  expect(changed.toSorted()).toEqual(told.toSorted());
  expect(Object.keys(before).filter((path) => !(path in after))).toEqual([]);
}

/** Applies the differences that a dry run shows. Like them, the result has no control characters. */
function patched(files: Files, stdout: string): Files {
  const shown = stdout.slice(0, stdout.search(/^(?:[+~] \S|Left out: |Import: )/m));
  const differences = shown
    .split(/^(?=--- )/m)
    .filter((text) => text.startsWith('--- '))
    .flatMap((text) => parsePatch(text.replace(/\n+$/, '')));
  const after: Record<string, string> = { ...escaped(files) };
  for (const difference of differences) {
    const path = String(difference.newFileName);
    const text = applyPatch(after[path] ?? '', difference);
    expect(text).not.toBe(false);
    after[path] = String(text);
  }
  return after;
}

/** The texts of files as differences show them, without records. */
function escaped(files: Files): Files {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => !path.startsWith('headwater.imports/'))
      .map(([path, text]) => [path, text.split('\n').map(escapeControls).join('\n')]),
  );
}

function countByName(leftOut: ImportReport['leftOut']): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of leftOut) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function elementsIn(files: Files) {
  const { desired, findings } = readManifests(files);
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  return sorted(statedElements(desired));
}

function sorted(elements: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return [...elements].sort(([a], [b]) => (a < b ? -1 : 1));
}

async function manifestsOf(folder: string): Promise<Files> {
  const all = Object.entries(await textsBelow(folder));
  return Object.fromEntries(all.filter(([path]) => path.startsWith('lineage/')));
}

async function write(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
