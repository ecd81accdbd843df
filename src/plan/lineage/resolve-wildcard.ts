import { finding } from '../../errors/finding.js';
import type { DesiredUnit, ExplicitMapping, WildcardMapping } from '../../model/desired-state.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { matchColumn } from '../../urn/match-column.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { ObservedPair } from './observe-unit.js';
import { type ColumnOutcome, columnName, keptPair, type ResolveContext, resolvedPair } from './resolution.js';

export interface WildcardContext extends ResolveContext {
  /** The other mappings of the downstream, which beat a wildcard. */
  readonly explicit: readonly ExplicitMapping[];
}

/** Resolves `"*"`: a pair for each column of the upstream that the downstream has too. */
export function resolveWildcard(unit: DesiredUnit, mapping: WildcardMapping, context: WildcardContext): readonly ColumnOutcome[] {
  const schemas = { downstream: context.schemaOf(unit.downstream), upstream: context.schemaOf(mapping.upstream) };
  const { downstream, upstream } = schemas;
  if (downstream === null || upstream === null) return withoutSchema(unit, mapping, context);
  const excluded = excludedNames(mapping, context);
  const mapped = upstream.flatMap((path): readonly ColumnOutcome[] => {
    const name = simplifyFieldPath(path);
    // Members of a union share a name; which of them feeds which is not for a wildcard to guess.
    const match = matchColumn(name, downstream);
    if (excluded.has(name) || match.kind !== 'found' || matchColumn(name, upstream).kind !== 'found') return [];
    const fields = { downstreamField: schemaFieldUrn(unit.downstream, match.path), upstreamField: schemaFieldUrn(mapping.upstream, path) };
    return [{ pair: resolvedPair({ ...fields, upstream: mapping.upstream }, mapping) }];
  });
  const kept = context.ours.filter((pair) => isOfWildcard(pair, mapping, excluded) && leftSchema(pair, downstream, upstream));
  return [...mapped, ...kept.flatMap((pair) => keptPair(pair, mapping, context))];
}

/** What was applied stays; what else there would be nobody can tell. Of a dataset that is gone it is said elsewhere. */
function withoutSchema(unit: DesiredUnit, mapping: WildcardMapping, context: WildcardContext): readonly ColumnOutcome[] {
  const { schemaOf, isThere, book, ours } = context;
  const excluded = excludedNames(mapping, context);
  const kept = ours.filter((pair) => isOfWildcard(pair, mapping, excluded)).map((pair) => ({ pair: resolvedPair(pair, mapping) }));
  const unknown = [unit.downstream, mapping.upstream].filter((urn) => isThere(urn) && schemaOf(urn) === null);
  const findings = unknown.map((urn) => {
    const message = `"*" needs the columns of "${book(urn)}", but the catalog has no schema of it`;
    return { finding: finding('wildcard-without-schema', { message, place: mapping.place }) };
  });
  return [...kept, ...findings];
}

function excludedNames({ except }: WildcardMapping, { explicit }: WildcardContext): ReadonlySet<string> {
  return new Set([...except, ...explicit.map(({ downstreamColumn }) => downstreamColumn)].map(simplifyFieldPath));
}

function isOfWildcard(pair: ObservedPair, { upstream, transform }: WildcardMapping, excluded: ReadonlySet<string>): boolean {
  const name = columnName(pair.downstreamField);
  return (
    pair.upstream === upstream && pair.transform === (transform ?? null) && name === columnName(pair.upstreamField) && !excluded.has(name)
  );
}

function leftSchema({ downstreamField }: ObservedPair, downstream: readonly string[], upstream: readonly string[]): boolean {
  const name = columnName(downstreamField);
  return [downstream, upstream].some((schema) => matchColumn(name, schema).kind === 'unknown');
}
