import type { PairChange } from '../../plan/document/change.js';
import type { PairFields } from '../../plan/unit/record-pairs.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { ParsedAddress } from './parse-address.js';

/** Returns true if an address names an edge of its downstream. */
export function matchesEdge(
  subject: ParsedAddress,
  { upstream }: Pick<PairChange, 'upstream'>,
): boolean {
  return subject.kind === 'dataset' || (subject.kind === 'edge' && subject.upstream === upstream);
}

/**
 * Returns true if an address names a column pair of its downstream.
 *
 * @param wildcard true if a `"*"` of a manifest declares the pair; the column name `*` then names
 * it as well
 */
export function matchesPair(
  subject: ParsedAddress,
  { upstream, downstreamField, upstreamField }: Pick<PairChange, 'upstream' | keyof PairFields>,
  wildcard: boolean,
): boolean {
  const isColumn = (field: string, column: string) =>
    (wildcard && column === '*') || matchesColumn(field, column);
  switch (subject.kind) {
    case 'edge':
      return false;
    case 'dataset':
      return true;
    case 'column':
      return isColumn(downstreamField, subject.downstreamColumn);
    case 'pair':
      return (
        subject.upstream === upstream &&
        isColumn(downstreamField, subject.downstreamColumn) &&
        isColumn(upstreamField, subject.upstreamColumn)
      );
  }
}

/** True if the paths are equal, or if one is the simplified form of the other. */
function matchesColumn(field: string, column: string): boolean {
  const parsed = parseSchemaFieldUrn(field);
  return parsed.ok && equalsPath(parsed.value.fieldPath, column);
}

function equalsPath(fieldPath: string, column: string): boolean {
  return (
    [fieldPath, simplifyFieldPath(fieldPath)].includes(column) ||
    fieldPath === simplifyFieldPath(column)
  );
}
