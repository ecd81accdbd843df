import { schemaAddress } from '../../tasks/stack/find-schema.js';
import { mergeImport } from '../merge/merge-import.js';
import { refuseTokenInImport, sharedOptions } from './import-parts.js';
import type { ImportOutcome, ImportRequest, ImportSource } from './import-request.js';
import { readImport } from './read-import.js';

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
  const reading = await readImport({ source, request, out: '', folderIn: () => '' });
  if (reading.kind === 'invalid') return reading;
  const { read, sources, folder } = reading;
  const { parsed: _, ...input } = reading.input;
  const merged = mergeImport({
    ...input,
    files: [],
    options: {
      ...sharedOptions(read, request, schemaAddress('manifest')),
      name: source.format,
      folder,
      by: 'single',
    },
  });
  refuseTokenInImport(read, merged, request);
  const report = {
    kind: 'import',
    format: source.format,
    name: source.format,
    state: 'printed',
    settings: null,
    files: merged.files,
    records: read.records,
    leftOut: [...read.leftOut, ...merged.leftOut],
    findings: [...(read.findings ?? []), ...merged.findings],
    counts: merged.counts,
    resolution: read.resolution ?? null,
    adoption: null,
  } as const;
  return { kind: 'imported', report, sources };
}
