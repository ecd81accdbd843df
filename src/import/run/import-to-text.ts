import { schemaAddress } from '../../tasks/stack/find-schema.js';
import type { ImportOutcome, ImportRequest, ImportSource } from './import-request.js';
import { mergeReading, readImport, reportOf } from './read-import.js';

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
  const { read, sources } = reading;
  const name = source.format;
  const options = { name, by: 'single', schema: schemaAddress('manifest') } as const;
  const merged = mergeReading(reading, request, { files: [], parsed: undefined, options });
  const common = reportOf({ source, name, read, merged });
  const report = { ...common, state: 'printed', settings: null, adoption: null } as const;
  return { kind: 'imported', report, sources };
}
