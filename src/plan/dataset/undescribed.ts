import { kindOf } from '../../model/kinds.js';
import type { DatasetReading } from '../../model/observed-state.js';

/**
 * Returns true for a chart or dashboard that exists without the aspect of its description. The same
 * aspect holds its lineage, and no catalog takes it without a title.
 */
export function isUndescribed(reading: DatasetReading | undefined): boolean {
  return (
    reading?.kind === 'present' &&
    kindOf(reading.urn).mustExist === true &&
    reading.lineage.value === undefined
  );
}
