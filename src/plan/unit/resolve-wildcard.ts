import { finding } from '../../errors/finding.js';
import type { DesiredUnit, ExplicitMapping, WildcardMapping } from '../../model/desired-state.js';
import { findSameNames, type SameName, type Schemas } from '../../model/same-names.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { matchColumn, writtenPath } from '../../urn/field-path.js';
import { columnName, schemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { ObservedPair } from './observed-unit.js';
import { spelledPairKey } from './record-pairs.js';
import {
  type ColumnOutcome,
  looseName,
  type ResolveContext,
  resolvedPair,
  resolveToExisting,
} from './resolved-pair.js';

export interface WildcardContext extends ResolveContext {
  /** The other mappings of the downstream. They take precedence over a wildcard. */
  readonly explicit: readonly ExplicitMapping[];
}

/** Resolves `"*"`: a pair for each column of the upstream that the downstream has too. */
export function resolveWildcard(
  unit: DesiredUnit,
  mapping: WildcardMapping,
  context: WildcardContext,
): readonly ColumnOutcome[] {
  const downstream = context.findSchema(unit.downstream);
  const upstream = context.findSchema(mapping.upstream);
  if (downstream === null || upstream === null) return resolveWithoutSchema(unit, mapping, context);
  const isExcepted = exceptionTest(unit, mapping, context);
  const mapped = findSameNames({ downstream, upstream }, context.columns.wildcardCase)
    .filter((paths) => !isExcepted(paths))
    .flatMap((paths) =>
      mappedPair(unit, mapping, { paths, schemas: { downstream, upstream }, context }),
    );
  const kept = findOwnMatches(unit, mapping, context).filter((pair) =>
    lacksColumn(pair, downstream, upstream),
  );
  return [
    ...mapped,
    ...kept.flatMap((pair) =>
      resolveToExisting(pair, mapping, {
        lacking: true,
        book: context.book,
        holder: unit.downstream,
      }),
    ),
  ];
}

interface MappedInput {
  readonly paths: SameName;
  readonly schemas: Schemas;
  readonly context: WildcardContext;
}

function mappedPair(
  { downstream }: DesiredUnit,
  mapping: WildcardMapping,
  { paths, schemas, context }: MappedInput,
): readonly ColumnOutcome[] {
  const { upstream } = mapping;
  const { keys, pairs, book, columns } = context;
  const key = spelledPairKey(
    { dataset: downstream, path: paths.downstream },
    { dataset: upstream, path: paths.upstream },
    keys,
  );
  const there = pairs.get(key);
  if (there) return resolveToExisting(there, mapping, { lacking: false, book, holder: downstream });
  const downstreamField = schemaFieldUrn(
    downstream,
    writtenPath(paths.downstream, schemas.downstream, columns.fieldPaths),
  );
  const upstreamField = schemaFieldUrn(
    upstream,
    writtenPath(paths.upstream, schemas.upstream, columns.fieldPaths),
  );
  return [{ pair: resolvedPair({ key, downstreamField, upstream, upstreamField }, mapping) }];
}

/**
 * Keeps the pairs that were applied before. Without a schema no other pair is known. Another
 * finding reports a dataset that is gone.
 */
function resolveWithoutSchema(
  unit: DesiredUnit,
  mapping: WildcardMapping,
  context: WildcardContext,
): readonly ColumnOutcome[] {
  const { findSchema, exists, book } = context;
  const kept = findOwnMatches(unit, mapping, context).flatMap((pair) =>
    resolveToExisting(pair, mapping, { lacking: false, book, holder: unit.downstream }),
  );
  const unknown = [unit.downstream, mapping.upstream].filter(
    (urn) => exists(urn) && findSchema(urn) === null,
  );
  const findings = unknown.map((urn) => {
    const address = book(urn);
    const message = `"*" needs the columns of "${address}", but the catalog has no schema of it`;
    const details = { message, place: mapping.place, about: [address] };
    return { finding: finding('wildcard-without-schema', details) };
  });
  return [...kept, ...findings];
}

/**
 * Builds the test for columns that the wildcard skips: excepted columns, and downstream columns
 * with an explicit mapping.
 */
function exceptionTest(
  { downstream }: DesiredUnit,
  { upstream, except }: WildcardMapping,
  { keys, explicit }: WildcardContext,
): (paths: SameName) => boolean {
  const keySet = (dataset: EntityUrn, columns: readonly string[]) =>
    new Set(columns.map((column) => keys(dataset, column)));
  const mapped = keySet(
    downstream,
    explicit.map(({ downstreamColumn }) => downstreamColumn),
  );
  const excepted = [keySet(downstream, except), keySet(upstream, except)] as const;
  return (paths) => {
    const [down, up] = [keys(downstream, paths.downstream), keys(upstream, paths.upstream)];
    return mapped.has(down) || excepted[0].has(down) || excepted[1].has(up);
  };
}

/** Finds the pairs of ours that the wildcard would create. */
function findOwnMatches(
  unit: DesiredUnit,
  mapping: WildcardMapping,
  context: WildcardContext,
): readonly ObservedPair[] {
  const toName = context.columns.wildcardCase === 'ignore' ? looseName : columnName;
  const isExcepted = exceptionTest(unit, mapping, context);
  return context.ours.filter(({ upstream, occurrences: [{ downstreamField, upstreamField }] }) => {
    const paths = { downstream: columnName(downstreamField), upstream: columnName(upstreamField) };
    return (
      upstream === mapping.upstream &&
      toName(downstreamField) === toName(upstreamField) &&
      !isExcepted(paths)
    );
  });
}

function lacksColumn(
  { occurrences: [pair] }: ObservedPair,
  downstream: readonly string[],
  upstream: readonly string[],
): boolean {
  const isGone = (field: string, schema: readonly string[]) =>
    matchColumn(columnName(field), schema).kind === 'unknown';
  return isGone(pair.downstreamField, downstream) || isGone(pair.upstreamField, upstream);
}
