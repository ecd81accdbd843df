import type { PortablePair } from '../../../model/portable-lineage.js';
import { portableTransform } from '../portable-names.js';
import type { SqlColumn, SqlStatement } from './sql-parser.js';

/**
 * Returns the transform and the confidence of a pair. A copy has no transform. Other expressions
 * have the form that DataHub's connectors write.
 */
export function columnFacts(
  { isCopy, logic }: Pick<SqlColumn, 'isCopy' | 'logic'>,
  { confidence }: Pick<SqlStatement, 'confidence'>,
): Pick<PortablePair, 'transform' | 'confidence'> {
  if (isCopy || logic === undefined) return { confidence };
  const transform = portableTransform(`SQL: ${logic}`);
  return transform.ok ? { transform: transform.value, confidence } : { confidence };
}

/**
 * Returns true for a column without upstreams that may have some: the statement reads several tables,
 * and the parser does not know the columns of each. Other columns without upstreams are constants.
 */
export function isUnclear({ upstreams }: SqlColumn, reads: SqlStatement['reads']): boolean {
  return upstreams.length === 0 && reads.length > 1 && reads.some(({ hasSchema }) => !hasSchema);
}
