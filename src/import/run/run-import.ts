import { join } from 'node:path';
import { compareText } from '../../errors/compare-text.js';
import { badFlag, throwIfInterrupted } from '../../errors/headwater-error.js';
import { selectManifests } from '../../files/read-manifests.js';
import type { Settings } from '../../manifest/settings.js';
import type { ImportReport } from '../../report/document/import-report.js';
import { findSchema, schemaAddress } from '../../tasks/stack/new-settings.js';
import type { ImportResult } from '../merge/import-types.js';
import { isDeviceName } from '../merge/manifest-path.js';
import { parseJournal, readImportFiles } from './import-journal.js';
import type { ImportOutcome, ImportRequest, ImportSource } from './import-request.js';
import { findTargetFolder } from './import-stack.js';
import { mergeReading, readImport, reportOf } from './read-import.js';
import { finishImport, writeImport } from './write-import.js';

/**
 * Imports lineage into the manifests of the working folder's stack: reads the stack, reads the
 * source, merges both, and writes what changed. Missing settings are written too.
 *
 * @throws HeadwaterError of exit code 64 for settings, inputs and flags that cannot be used, and
 *   for the source; `file-unwritable`; `interrupted`, 130, before anything is written
 */
export async function runImport(
  source: ImportSource,
  request: ImportRequest,
): Promise<ImportOutcome> {
  const { adopt, dryRun, strict } = request;
  const name = recordName(request.name ?? source.format);
  const before = adopt && (await adopt.readEarlier());
  const rest = dryRun ? undefined : await finishImport(await findTargetFolder(request), name);
  const reading = await readImport(source, request);
  if (reading.kind === 'invalid') return reading;
  const { target, stack, read, sources } = reading;
  const stored = await readImportFiles(stack.folder, name);
  const merged = mergeReading(reading, request, {
    record: stored.record.before,
    pending: parseJournal(stored.journal.before ?? '')?.record,
    options: { name, by: request.by, schema: await findSchema('manifest', stack.folder) },
  });
  const { files, record } = merged;
  await checkGlobs(files, stack.settings, target.settings);
  const common = reportOf({ source, name, read, merged });
  const writes = !dryRun && !(strict && common.leftOut.length > 0);
  throwIfInterrupted(request.signal, 'the manifests were merged');
  const whole = { record, settings: target.newSettings, files };
  if (writes) await writeImport(whole, stored, stack.folder);
  const adopted =
    adopt && (await adopt.run({ read, files, stack, sources, writes, before }, request));
  const all = withRest(files, rest?.files ?? []);
  const settings = rest?.settings ?? target.newSettings ?? null;
  const report: ImportReport = {
    ...common,
    state: writes ? 'written' : stateWithoutWrite(request),
    settings: all.length === 0 ? null : settings,
    files: all,
    findings: [...common.findings, ...(adopted?.findings ?? [])],
    adoption: adopted?.adoption ?? null,
  };
  return { kind: 'imported', report, sources };
}

/**
 * Imports lineage into one new manifest, which is returned and not written. Other manifests and
 * records do not matter, except that their short names may stand in the source.
 *
 * @throws HeadwaterError as `runImport`
 */
export async function importToText(
  source: ImportSource,
  request: ImportRequest,
): Promise<ImportOutcome> {
  const reading = await readImport(source, request);
  if (reading.kind === 'invalid') return reading;
  const { read, sources } = reading;
  const name = source.format;
  const options = { name, by: 'single', schema: schemaAddress('manifest') } as const;
  const merged = mergeReading(reading, request, { files: [], parsed: undefined, options });
  const common = reportOf({ source, name, read, merged });
  const report = { ...common, state: 'printed', settings: null, adoption: null } as const;
  return { kind: 'imported', report, sources };
}

function stateWithoutWrite({ dryRun }: ImportRequest): ImportReport['state'] {
  return dryRun ? 'dry-run' : 'refused';
}

/** Requires a name that is a valid file name on every system. */
function recordName(name: string): string {
  if (/^[a-z0-9][a-z0-9_-]{0,62}$/.test(name) && !isDeviceName(name)) return name;
  throw badFlag(
    `"${name}" is not a valid name of an import`,
    'write lower-case letters, digits, - and _, and no name of a device such as aux: --name warehouse',
  );
}

/** Checks that the settings name each new manifest. No plan would know its lineage otherwise. */
async function checkGlobs(
  files: ImportResult['files'],
  { manifests }: Settings,
  settings: string,
): Promise<void> {
  const added = files.filter(({ before }) => before === undefined).map(({ path }) => path);
  const folder = join(settings, '..');
  const selected = selectManifests(added, { folder, globs: manifests, settings });
  const missed = added.find((path) => !selected.has(path));
  if (missed === undefined) return;
  throw badFlag(
    `the settings do not name ${missed} as a manifest`,
    `add "${missed.replace(/[^/]*$/, '')}*.yaml" under manifests in ${settings}, or name another folder with --out`,
  );
}

/** Adds the files of a stopped import that this import has written. */
function withRest(
  files: ImportResult['files'],
  rest: ImportResult['files'],
): ImportResult['files'] {
  const own = new Set(files.map(({ path }) => path));
  return [...files, ...rest.filter(({ path }) => !own.has(path))].sort((a, b) =>
    compareText(a.path, b.path),
  );
}
