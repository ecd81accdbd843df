import { compareText } from '../../src/errors/compare-text.js';
import { MAX_LISTED_PAIRS, pairFingerprint } from '../../src/model/mark.js';

/** The fingerprints of more pairs than a mark lists, between two datasets. Sorted. */
export function largePairs(): readonly string[] {
  return Array.from({ length: MAX_LISTED_PAIRS + 1 }, (_, i) =>
    pairFingerprint({
      downstreamField: fieldOf('wide', i),
      upstreamField: fieldOf('raw_wide', i),
      transform: i % 2 === 0 ? null : 'upper(x)',
    }),
  ).sort(compareText);
}

function fieldOf(table: string, column: number): string {
  return `urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:snowflake,${table},PROD),c${column})`;
}
