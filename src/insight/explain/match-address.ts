import type { DesiredState } from '../../model/desired-state.js';
import { type EdgeEnds, edgeHolder, outputEnd } from '../../model/edge-end.js';
import type { Readings } from '../../model/observed-state.js';
import type { PairChange } from '../../plan/document/change.js';
import { storedUpstreams } from '../../plan/unit/stored-lineage.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { isColumnOf, parseColumnUrn } from '../../urn/schema-field-urn.js';
import type { ParsedAddress } from './parse-address.js';

/**
 * Lists the entities whose aspects may hold what an address names: the downstream itself, then the
 * jobs that write it.
 */
export function addressHolders(
  subject: ParsedAddress,
  { units }: DesiredState,
  readings: Readings,
): readonly EntityUrn[] {
  if (subject.kind === 'edge') return [edgeHolder(subject).holder];
  if (subject.kind === 'pair' && subject.job !== undefined) return [subject.job];
  const { downstream } = subject;
  if (!isDatasetUrn(downstream)) return [downstream];
  const end = outputEnd(downstream);
  const declared = units.filter(({ edges }) => edges.some(({ upstream }) => upstream === end));
  const stored = [...readings.values()].filter((one) => storedUpstreams(one).includes(end));
  return [
    ...new Set([
      downstream,
      ...declared.map((unit) => unit.downstream),
      ...stored.map(({ urn }) => urn),
    ]),
  ];
}

/** Returns true if an address names an edge of a holder. */
export function matchesEdge(subject: ParsedAddress, ends: EdgeEnds, holder: EntityUrn): boolean {
  const { downstream, upstream } = ends;
  if (subject.kind === 'dataset') return [holder, downstream].includes(subject.downstream);
  return (
    subject.kind === 'edge' && subject.downstream === downstream && subject.upstream === upstream
  );
}

interface MatchOptions {
  readonly holder: EntityUrn;
  /** True if a `"*"` of a manifest declares the pair. The column name `*` then names it as well. */
  readonly wildcard: boolean;
}

/** Returns true if an address names a column pair of a holder. */
export function matchesPair(
  subject: ParsedAddress,
  pair: Pick<PairChange, 'upstream' | 'downstreamField' | 'upstreamField'>,
  { holder, wildcard }: MatchOptions,
): boolean {
  const { upstream, downstreamField, upstreamField } = pair;
  const isColumn = (field: string, column: string) =>
    (wildcard && column === '*') || matchesColumn(field, column);
  const isOwn = isColumnOf(downstreamField, subject.downstream);
  switch (subject.kind) {
    case 'edge':
      return false;
    case 'dataset':
      return isOwn || holder === subject.downstream;
    case 'column':
      return isOwn && isColumn(downstreamField, subject.downstreamColumn);
    case 'pair':
      return (
        isOwn &&
        subject.upstream === upstream &&
        isColumn(downstreamField, subject.downstreamColumn) &&
        isColumn(upstreamField, subject.upstreamColumn)
      );
  }
}

/** True if the paths are equal, or if one is the simplified form of the other. */
function matchesColumn(field: string, column: string): boolean {
  const parsed = parseColumnUrn(field);
  return parsed.ok && equalsPath(parsed.value.fieldPath, column);
}

function equalsPath(fieldPath: string, column: string): boolean {
  return (
    [fieldPath, simplifyFieldPath(fieldPath)].includes(column) ||
    fieldPath === simplifyFieldPath(column)
  );
}
