import { simplifyFieldPath } from '../../urn/field-path.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { Subject } from './subject.js';

interface Edge {
  readonly upstream: string;
}

interface Pair extends Edge {
  readonly downstreamField: string;
  readonly upstreamField: string;
}

/** Whether an edge of the subject's downstream is meant. */
export function meansEdge(subject: Subject, { upstream }: Edge): boolean {
  return subject.kind === 'dataset' || (subject.kind === 'edge' && subject.upstream === upstream);
}

/**
 * Whether a column pair of the subject's downstream is meant.
 *
 * @param wildcard whether a `"*"` of a manifest made it, which is then meant as well by the name of `*`
 */
export function meansPair(subject: Subject, { upstream, downstreamField, upstreamField }: Pair, wildcard: boolean): boolean {
  const isColumn = (field: string, column: string) => (wildcard && column === '*') || isNamed(field, column);
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

/** By the field path as it is written, or where either is the simplified form of the other. */
function isNamed(field: string, column: string): boolean {
  const parsed = parseSchemaFieldUrn(field);
  return parsed.ok && isWrittenAs(parsed.value.fieldPath, column);
}

function isWrittenAs(fieldPath: string, column: string): boolean {
  return [fieldPath, simplifyFieldPath(fieldPath)].includes(column) || fieldPath === simplifyFieldPath(column);
}
