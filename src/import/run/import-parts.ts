import { refuseToken } from '../../tasks/stack/read-stack.js';
import type { ImportOptions, ImportResult } from '../merge/import-types.js';
import type { ImportRequest, SourceLineage } from './import-request.js';

/** The options of a merge that are the same whether files are written or printed. */
export function sharedOptions(
  { covers }: SourceLineage,
  { transforms, onClash, command }: ImportRequest,
  schema: string,
): Pick<ImportOptions, 'transforms' | 'onClash' | 'command' | 'schema' | 'covers'> {
  return {
    transforms,
    onClash,
    command,
    schema,
    ...(covers && { covers }),
  };
}

/**
 * Refuses lineage that holds the access token, for example in the value of a variable.
 *
 * @throws HeadwaterError `token-in-file`, exit code 64
 */
export function refuseTokenInImport(
  { leftOut }: SourceLineage,
  { files }: ImportResult,
  { token, catalog }: ImportRequest,
): void {
  const written = files.map(({ path, after }) => ({ path, text: after }));
  const shown = { path: 'the input', text: leftOut.map(({ record }) => record).join('\n') };
  refuseToken([...written, shown], [token, catalog?.token]);
}
