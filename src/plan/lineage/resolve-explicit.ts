import { didYouMean } from '../../errors/did-you-mean.js';
import { type Finding, finding } from '../../errors/finding.js';
import type { ColumnRef, DesiredUnit, ExplicitMapping } from '../../model/desired-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { matchColumn } from '../../urn/match-column.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { describeDataset } from '../address-book.js';
import type { ObservedPair } from './observe-unit.js';
import { type ColumnOutcome, columnName, keptPair, type ResolveContext, resolvedPair } from './resolution.js';

/** Resolves `total: [raw.amount, fx.rate]`: a pair for each upstream column, or why there is none. */
export function resolveExplicit(unit: DesiredUnit, mapping: ExplicitMapping, context: ResolveContext): readonly ColumnOutcome[] {
  return mapping.upstreams.flatMap((ref) => resolvePair(unit, mapping, { ref, context }));
}

interface PairInput {
  readonly ref: ColumnRef;
  readonly context: ResolveContext;
}

function resolvePair(unit: DesiredUnit, mapping: ExplicitMapping, { ref, context }: PairInput): readonly ColumnOutcome[] {
  const downstream = locate(unit.downstream, mapping.downstreamColumn, context);
  const upstream = locate(ref.dataset, ref.column, context);
  const doubts = [downstream, upstream].flatMap((end) => (end.finding ? [{ finding: { ...end.finding, place: mapping.place } }] : []));
  // Looked for only where a schema does not tell: it takes a walk over all that is ours.
  const kept = () => context.ours.find((pair) => isSamePair(pair, mapping, ref));
  // Without a schema the manifest's spelling is a guess; what was applied when there was one is better.
  const guessed = [unit.downstream, ref.dataset].some((urn) => context.schemaOf(urn) === null);
  if (downstream.path === undefined || upstream.path === undefined) {
    const applied = kept();
    return applied ? keptPair(applied, mapping, context) : doubts;
  }
  const applied = guessed ? kept() : undefined;
  if (applied) return [...doubts, { pair: resolvedPair(applied, mapping) }];
  const fields = {
    downstreamField: schemaFieldUrn(unit.downstream, downstream.path),
    upstreamField: schemaFieldUrn(ref.dataset, upstream.path),
  };
  return [...doubts, { pair: resolvedPair({ ...fields, upstream: ref.dataset }, mapping) }];
}

function isSamePair(pair: ObservedPair, { downstreamColumn, transform }: ExplicitMapping, { dataset, column }: ColumnRef): boolean {
  const sameColumns =
    columnName(pair.downstreamField) === simplifyFieldPath(downstreamColumn) &&
    columnName(pair.upstreamField) === simplifyFieldPath(column);
  return pair.upstream === dataset && pair.transform === (transform ?? null) && sameColumns;
}

interface Located {
  /** Absent where the column cannot be told. */
  readonly path?: string;
  readonly finding?: Finding;
}

function locate(dataset: DatasetUrn, column: string, context: ResolveContext): Located {
  const { schemaOf, isThere, book } = context;
  const schema = schemaOf(dataset);
  const name = `"${book(dataset)}"`;
  if (schema === null) {
    const message = `the catalog has no schema of ${name}, so its columns are taken as they are written`;
    return isThere(dataset) ? { path: column, finding: finding('no-schema', { message }) } : { path: column };
  }
  const match = matchColumn(column, schema);
  if (match.kind === 'found') return { path: match.path };
  if (match.kind === 'ambiguous') {
    return { finding: finding('ambiguous-column', { message: `${name} has several columns "${column}": write the full field path` }) };
  }
  const message = `${name} has no column "${column}" (${describeDataset(dataset)})`;
  return {
    finding: finding('unknown-column', { message, suggestion: didYouMean(simplifyFieldPath(column), schema.map(simplifyFieldPath)) }),
  };
}
