import { finding } from '../../errors/finding.js';
import type { WildcardCase } from '../../model/column-settings.js';
import type { DesiredUnit, ExplicitMapping, WildcardMapping } from '../../model/desired-state.js';
import { groupBy } from '../../model/group-by.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { matchColumn, writtenPath } from '../../urn/match-column.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { ObservedPair } from './observe-unit.js';
import { columnsKey } from './record-pairs.js';
import { type ColumnOutcome, columnName, looseName, pairThatIsThere, type ResolveContext, resolvedPair } from './resolution.js';

export interface WildcardContext extends ResolveContext {
  /** The other mappings of the downstream, which beat a wildcard. */
  readonly explicit: readonly ExplicitMapping[];
}

/** Resolves `"*"`: a pair for each column of the upstream that the downstream has too. */
export function resolveWildcard(unit: DesiredUnit, mapping: WildcardMapping, context: WildcardContext): readonly ColumnOutcome[] {
  const downstream = context.schemaOf(unit.downstream);
  const upstream = context.schemaOf(mapping.upstream);
  if (downstream === null || upstream === null) return withoutSchema(unit, mapping, context);
  const isExcepted = exceptions(unit, mapping, context);
  const mapped = sameNames({ downstream, upstream }, context.columns.wildcardCase)
    .filter((paths) => !isExcepted(paths))
    .flatMap((paths) => mappedPair(unit, mapping, { paths, schemas: { downstream, upstream }, context }));
  const kept = ownSameNames(unit, mapping, context).filter((pair) => hasLeft(pair, downstream, upstream));
  return [...mapped, ...kept.flatMap((pair) => pairThatIsThere(pair, mapping, { lacking: true, book: context.book }))];
}

/** Two columns of one name, by their exact paths. */
interface SameName {
  readonly downstream: string;
  readonly upstream: string;
}

interface Schemas {
  readonly downstream: readonly string[];
  readonly upstream: readonly string[];
}

/**
 * Columns that both schemas have, by their names as they are spelled; what is left over, without regard to letter case.
 * Members of a union share a name, and `ID` beside `id` does so without its case: a wildcard does not guess which of them
 * feeds which.
 */
function sameNames({ downstream, upstream }: Schemas, wildcardCase: WildcardCase): readonly SameName[] {
  const exact = pairsOfNames({ downstream, upstream }, simplifyFieldPath);
  if (wildcardCase === 'exact') return exact;
  const spelled = { downstream: new Set(downstream.map(simplifyFieldPath)), upstream: new Set(upstream.map(simplifyFieldPath)) };
  // A name that both have as it is spelled means itself, ambiguous or not.
  const left = (schema: readonly string[], other: ReadonlySet<string>) => schema.filter((path) => !other.has(simplifyFieldPath(path)));
  const rest = { downstream: left(downstream, spelled.upstream), upstream: left(upstream, spelled.downstream) };
  return [...exact, ...pairsOfNames(rest, (path) => simplifyFieldPath(path).toLowerCase())];
}

function pairsOfNames({ downstream, upstream }: Schemas, nameOf: (path: string) => string): readonly SameName[] {
  const named = groupBy(downstream, nameOf);
  return [...groupBy(upstream, nameOf)].flatMap(([name, [path, ...others]]) => {
    const [found, ...more] = named.get(name) ?? [];
    return found === undefined || others.length + more.length > 0 ? [] : [{ downstream: found, upstream: path }];
  });
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
  const key = columnsKey({ dataset: downstream, path: paths.downstream }, { dataset: upstream, path: paths.upstream }, keys);
  const there = pairs.get(key);
  if (there) return pairThatIsThere(there, mapping, { lacking: false, book });
  const downstreamField = schemaFieldUrn(downstream, writtenPath(paths.downstream, schemas.downstream, columns.fieldPaths));
  const upstreamField = schemaFieldUrn(upstream, writtenPath(paths.upstream, schemas.upstream, columns.fieldPaths));
  return [{ pair: resolvedPair({ key, downstreamField, upstream, upstreamField }, mapping) }];
}

/** What was applied stays; what else there would be nobody can tell. Of a dataset that is gone it is said elsewhere. */
function withoutSchema(unit: DesiredUnit, mapping: WildcardMapping, context: WildcardContext): readonly ColumnOutcome[] {
  const { schemaOf, isThere, book } = context;
  const kept = ownSameNames(unit, mapping, context).flatMap((pair) => pairThatIsThere(pair, mapping, { lacking: false, book }));
  const unknown = [unit.downstream, mapping.upstream].filter((urn) => isThere(urn) && schemaOf(urn) === null);
  const findings = unknown.map((urn) => {
    const message = `"*" needs the columns of "${book(urn)}", but the catalog has no schema of it`;
    return { finding: finding('wildcard-without-schema', { message, place: mapping.place }) };
  });
  return [...kept, ...findings];
}

/** Whether a pair of columns is left out, or an explicit mapping says where the downstream column comes from. */
function exceptions(
  { downstream }: DesiredUnit,
  { upstream, except }: WildcardMapping,
  { keys, explicit }: WildcardContext,
): (paths: SameName) => boolean {
  const keysOf = (dataset: DatasetUrn, columns: readonly string[]) => new Set(columns.map((column) => keys(dataset, column)));
  const mapped = keysOf(
    downstream,
    explicit.map(({ downstreamColumn }) => downstreamColumn),
  );
  const excepted = [keysOf(downstream, except), keysOf(upstream, except)] as const;
  return (paths) => {
    const [down, up] = [keys(downstream, paths.downstream), keys(upstream, paths.upstream)];
    return mapped.has(down) || excepted[0].has(down) || excepted[1].has(up);
  };
}

/** Pairs of ours that the wildcard would have made. */
function ownSameNames(unit: DesiredUnit, mapping: WildcardMapping, context: WildcardContext): readonly ObservedPair[] {
  const nameOf = context.columns.wildcardCase === 'ignore' ? looseName : columnName;
  const isExcepted = exceptions(unit, mapping, context);
  return context.ours.filter(({ upstream, occurrences: [{ downstreamField, upstreamField }] }) => {
    const paths = { downstream: columnName(downstreamField), upstream: columnName(upstreamField) };
    return upstream === mapping.upstream && nameOf(downstreamField) === nameOf(upstreamField) && !isExcepted(paths);
  });
}

function hasLeft({ occurrences: [pair] }: ObservedPair, downstream: readonly string[], upstream: readonly string[]): boolean {
  const isGone = (field: string, schema: readonly string[]) => matchColumn(columnName(field), schema).kind === 'unknown';
  return isGone(pair.downstreamField, downstream) || isGone(pair.upstreamField, upstream);
}
