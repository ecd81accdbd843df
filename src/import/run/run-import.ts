import { isAbsolute, join, relative, resolve } from 'node:path';
import { compareText } from '../../errors/compare-text.js';
import { badFlag, throwIfInterrupted } from '../../errors/headwater-error.js';
import { slashPath } from '../../files/file-tree.js';
import { selectManifests } from '../../files/read-manifests.js';
import type { Settings } from '../../manifest/settings.js';
import type { ImportReport } from '../../report/import-report.js';
import { findSchema } from '../../tasks/stack/find-schema.js';
import type { ImportResult } from '../merge/import-types.js';
import { mergeImport } from '../merge/merge-import.js';
import { finishImport, NO_REST } from './finish-import.js';
import type { RestOfImport } from './import-journal.js';
import { refuseTokenInImport, sharedOptions } from './import-parts.js';
import { readRecordFiles } from './import-records.js';
import type {
  AdoptionOutcome,
  ImportOutcome,
  ImportRequest,
  ImportSource,
  SourceLineage,
} from './import-request.js';
import { findTargetFolder, type ImportTarget } from './import-stack.js';
import { readImport } from './read-import.js';
import { writeImport } from './write-import.js';

/** The folder of manifests if the user names none. */
const DEFAULT_FOLDER = 'lineage';

/**
 * Imports lineage into the manifests of the working folder's stack: reads the stack, reads the
 * source, merges both, and writes what changed. Missing settings are written too.
 *
 * @throws HeadwaterError of exit code 64 for settings, inputs and flags that cannot be used; those of
 *   the source; `file-unwritable`; `interrupted`, 130, before anything is written
 */
export async function runImport(
  source: ImportSource,
  request: ImportRequest,
): Promise<ImportOutcome> {
  const name = recordName(request.name ?? source.format);
  const { adopt } = request;
  const before = adopt && (await adopt.readEarlier());
  const rest = request.dryRun ? NO_REST : await finishImport(await findTargetFolder(request), name);
  const reading = await readImport({
    source,
    request,
    out: outFromCwd(request),
    folderIn: (stackFolder) => folderInStack(request, stackFolder),
  });
  if (reading.kind === 'invalid') return reading;
  const { target, stack, folder, read, sources } = reading;
  const records = await readRecordFiles(stack.folder, name);
  const schema = await findSchema('manifest', stack.folder);
  const merged = mergeImport({
    ...reading.input,
    record: records.record,
    pending: records.waiting,
    options: { ...sharedOptions(read, request, schema), name, folder, by: request.by },
  });
  refuseTokenInImport(read, merged, request);
  await checkGlobs(merged, stack.settings, target);
  const leftOut = [...read.leftOut, ...merged.leftOut];
  const writes = !request.dryRun && !(request.strict && leftOut.length > 0);
  throwIfInterrupted(request.signal, 'the manifests were merged');
  if (writes) await writeImport(merged, { target, folder: stack.folder, records });
  const adopted =
    adopt &&
    (await adopt.run({ read, files: merged.files, stack, sources, writes, before }, request));
  return {
    kind: 'imported',
    report: toReport({ source, name, read, merged, target, request, writes, adopted, rest }),
    sources,
  };
}

/** A name that is a file on every system. */
function recordName(name: string): string {
  if (/^[a-z0-9][a-z0-9_-]{0,62}$/.test(name)) return name;
  throw badFlag(
    `"${name}" is no name of an import`,
    'write lower-case letters, digits, - and _, such as --name warehouse',
  );
}

function outFromCwd({ cwd, out }: ImportRequest): string {
  return out === undefined ? DEFAULT_FOLDER : slashPath(relative(cwd, resolve(cwd, out)));
}

/** Returns the folder of new manifests, relative to that of the settings. */
function folderInStack({ cwd, out }: ImportRequest, folder: string): string {
  if (out === undefined) return DEFAULT_FOLDER;
  const way = slashPath(relative(folder, resolve(cwd, out)));
  if (way === '..' || way.startsWith('../') || isAbsolute(way))
    throw badFlag(
      `--out ${out} leads out of ${folder}, the folder of the settings`,
      'name a folder below it',
    );
  return way;
}

/** A new manifest that the settings do not name would be lineage that no plan knows. */
async function checkGlobs(
  { files }: ImportResult,
  { manifests }: Settings,
  { settings }: Pick<ImportTarget, 'settings'>,
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

interface ReportInput {
  readonly source: ImportSource;
  readonly name: string;
  readonly read: SourceLineage;
  readonly merged: ImportResult;
  readonly target: Pick<ImportTarget, 'newSettings'>;
  readonly request: ImportRequest;
  readonly writes: boolean;
  readonly adopted: AdoptionOutcome | undefined;
  readonly rest: RestOfImport;
}

function toReport({
  source,
  name,
  read,
  merged,
  target,
  request,
  writes,
  adopted,
  rest,
}: ReportInput): ImportReport {
  const { findings, counts, leftOut } = merged;
  const files = withRest(merged.files, rest.files);
  const newSettings = rest.settings ?? target.newSettings;
  return {
    kind: 'import',
    format: source.format,
    name,
    state: writes ? 'written' : request.dryRun ? 'dry-run' : 'refused',
    settings: newSettings === undefined || files.length === 0 ? null : newSettings,
    files,
    records: read.records,
    leftOut: [...read.leftOut, ...leftOut],
    findings: [...(read.findings ?? []), ...findings, ...(adopted?.findings ?? [])],
    counts,
    resolution: read.resolution ?? null,
    adoption: adopted?.adoption ?? null,
  };
}

/** Adds the files of a stopped import that this one has written. */
function withRest(
  files: ImportResult['files'],
  rest: ImportResult['files'],
): ImportResult['files'] {
  const own = new Set(files.map(({ path }) => path));
  return [...files, ...rest.filter(({ path }) => !own.has(path))].sort((a, b) =>
    compareText(a.path, b.path),
  );
}
