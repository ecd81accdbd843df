import type { Place } from '../../errors/place.js';
import type { ReportOptions } from '../report-document.js';
import { sarifPath } from './escape.js';

/** The id of the folder to which paths are relative. CodeQL and other tools use the same id. */
export const SOURCE_ROOT = '%SRCROOT%';

/**
 * The place of a result without a place, since code scanning refuses a result without a location.
 * It is in the settings, which hold limits and allowances.
 */
const DEFAULT_PLACE: Place = { file: 'headwater.yaml', line: 1, column: 1 };

/** The SARIF location of a place. */
export function sarifLocation(place: Place | null, { below = '' }: ReportOptions): object {
  const { file, line, column, endLine, endColumn } = place ?? DEFAULT_PLACE;
  return {
    physicalLocation: {
      artifactLocation: { uri: sarifPath(`${below}${file}`), uriBaseId: SOURCE_ROOT },
      region: {
        startLine: line,
        startColumn: column,
        ...(endLine !== undefined && { endLine }),
        ...(endColumn !== undefined && { endColumn }),
      },
    },
  };
}
