import type { Place } from '../../errors/place.js';
import type { ReportOptions } from '../report-document.js';
import { sarifPath } from './escape.js';

/** What paths of a SARIF file count from, in the word that CodeQL and others use for it. */
export const SOURCE_ROOT = '%SRCROOT%';

/**
 * Code scanning refuses a result without a location. What no manifest is at fault for is shown at the settings: limits and
 * allowances stand there.
 */
const NOWHERE: Place = { file: 'headwater.yaml', line: 1, column: 1 };

/** Where a result is. */
export function sarifLocation(place: Place | null, { below = '' }: ReportOptions): object {
  const { file, line, column, endLine, endColumn } = place ?? NOWHERE;
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
