import { isAbsolute, relative, resolve } from 'node:path';
import { hasErrors } from '../../errors/finding.js';
import { badFlag, throwIfInterrupted } from '../../errors/headwater-error.js';
import { slashPath } from '../../files/file-tree.js';
import type { ImportReport } from '../../report/document/import-report.js';
import { withCatalogReader } from '../../tasks/catalog/with-catalog-reader.js';
import { refuseToken, type Sources, type Stack } from '../../tasks/stack/read-stack.js';
import { toValidationResult } from '../../tasks/stack/read-valid-stack.js';
import type { InvalidStack } from '../../tasks/stack/stack-request.js';
import type { ImportMergeInput, ImportResult, MergeOptions } from '../merge/import-types.js';
import { mergeImport } from '../merge/merge-import.js';
import { excludeDatasets } from './exclude-datasets.js';
import type { ImportRequest, ImportSource, SourceLineage, StackFiles } from './import-request.js';
import { type ImportTarget, readImportTarget } from './import-stack.js';
import { resolveDatasets } from './resolve-datasets.js';

/**
 * The stack and the source as an import has read them. The desired state of a large stack is
 * missing, since only the source needs it.
 */
export interface ImportReading {
  readonly kind: 'read';
  readonly target: Pick<ImportTarget, 'settings' | 'newSettings'>;
  readonly stack: StackFiles;
  /** The folder of new manifests, relative to the folder of the settings. */
  readonly folder: string;
  readonly read: SourceLineage;
  /** The input of a merge with all manifests of the stack. */
  readonly input: Omit<ImportMergeInput, 'record' | 'pending' | 'options'>;
  readonly sources: Sources;
}

/** The default folder of manifests. */
const DEFAULT_FOLDER = 'lineage';

/**
 * Reads the stack that an import writes to. If it is valid, also reads the lineage of the source,
 * without the datasets that the request excludes.
 */
export async function readImport(
  source: ImportSource,
  request: ImportRequest,
): Promise<InvalidStack | ImportReading> {
  const { reading, settings, newSettings } = await readImportTarget(request, outFromCwd(request));
  const validation = toValidationResult(reading);
  if (reading.kind === 'bad-settings' || hasErrors(validation.report.findings))
    return { kind: 'invalid', ...validation };
  const { stack, sources, parsed } = reading;
  const { folder: stackFolder, settings: found, target, files } = stack;
  const folder = folderInStack(request, stackFolder);
  const read = await readSource(source, request, stack);
  throwIfInterrupted(request.signal, 'the source was read');
  return {
    kind: 'read',
    target: { settings, newSettings },
    stack: { folder: stackFolder, settings: found, target, files },
    folder,
    read,
    input: {
      namespace: found.catalog.namespace,
      target: target === null ? undefined : found.targets.get(target),
      lineage: read.lineage,
      facts: read.facts,
      files: files.map(({ path }) => ({ path, text: String(sources.get(path)) })),
      parsed,
    },
    sources,
  };
}

/** Returns the folder of new manifests, relative to the working folder. */
function outFromCwd({ cwd, out }: ImportRequest): string {
  if (out === '-') return '';
  return out === undefined ? DEFAULT_FOLDER : slashPath(relative(cwd, resolve(cwd, out)));
}

/** Returns the folder of new manifests, relative to the folder of the settings. */
function folderInStack({ cwd, out }: ImportRequest, folder: string): string {
  if (out === undefined) return DEFAULT_FOLDER;
  if (out === '-') return '';
  const way = slashPath(relative(folder, resolve(cwd, out)));
  if (way === '..' || way.startsWith('../') || isAbsolute(way))
    throw badFlag(
      `--out ${out} leads out of ${folder}, the folder of the settings`,
      'name a folder below it',
    );
  return way;
}

async function readSource(
  source: ImportSource,
  request: ImportRequest,
  stack: Stack,
): Promise<SourceLineage> {
  const { settings, desired } = stack;
  const { namespace } = settings.catalog;
  const shortNames = new Map(
    desired.datasets.flatMap(({ urn, shortNames: names }) =>
      names.map((name) => [name, urn] as const),
    ),
  );
  const { signal, progress, resolveIn: catalog } = request;
  const read = await source.read({ stack, namespace, shortNames, signal, progress });
  throwIfInterrupted(signal, 'the source was read');
  const resolved = catalog
    ? await withCatalogReader(stack, { catalog, signal, progress }, (reader) =>
        resolveDatasets(read, reader),
      )
    : read;
  return excludeDatasets(resolved, request.exclude, { shortNames });
}

/** The parts of the input of a merge that an import chooses itself. */
interface MergeChoice extends Pick<ImportMergeInput, 'record' | 'pending'> {
  readonly files?: ImportMergeInput['files'];
  readonly parsed?: ImportMergeInput['parsed'];
  readonly options: Pick<MergeOptions, 'name' | 'by' | 'schema'>;
}

/**
 * Merges the lineage that was read.
 *
 * @throws HeadwaterError `token-in-file`, exit code 64, for lineage that holds the access token,
 *   for example in the value of a variable
 */
export function mergeReading(
  { read, folder, input }: ImportReading,
  { transforms, onClash, command, token, catalog }: ImportRequest,
  choice: MergeChoice,
): ImportResult {
  const { covers } = read;
  const options = { folder, transforms, onClash, command, covers, ...choice.options };
  const merged = mergeImport({ ...input, ...choice, options });
  const written = merged.files.map(({ path, after }) => ({ path, text: after }));
  const shown = { path: 'the input', text: read.leftOut.map(({ record }) => record).join('\n') };
  refuseToken([...written, shown], [token, catalog?.token]);
  return merged;
}

/** Reports an import, without the files that it wrote. */
export function reportOf({
  source,
  name,
  read,
  merged,
}: {
  readonly source: ImportSource;
  readonly name: string;
  readonly read: SourceLineage;
  readonly merged: ImportResult;
}): Omit<ImportReport, 'state' | 'settings' | 'adoption'> {
  return {
    kind: 'import',
    format: source.format,
    name,
    files: merged.files,
    records: read.records,
    leftOut: [...read.leftOut, ...merged.leftOut],
    findings: [...(read.findings ?? []), ...merged.findings],
    counts: merged.counts,
    resolution: read.resolution ?? null,
    ...(read.parser && { parser: read.parser }),
  };
}
