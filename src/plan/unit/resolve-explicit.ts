import { type Finding, finding } from '../../errors/finding.js';
import type { ColumnRef, DesiredUnit, ExplicitMapping } from '../../model/desired-state.js';
import { isDatasetUrn } from '../../urn/entity-urn.js';
import { matchColumn, simplifyFieldPath, writtenPath } from '../../urn/field-path.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { describeDataset } from '../document/address-book.js';
import type { ObservedPair, SpelledColumn } from './observed-unit.js';
import { spelledPairKey } from './record-pairs.js';
import {
  type ColumnOutcome,
  looseName,
  type ResolveContext,
  resolvedPair,
  resolveToExisting,
} from './resolved-pair.js';

/** Resolves `total: [raw.amount, fx.rate]`: a pair for each upstream column, or a finding. */
export function resolveExplicit(
  unit: DesiredUnit,
  mapping: ExplicitMapping,
  context: ResolveContext,
): readonly ColumnOutcome[] {
  return mapping.upstreams.flatMap((ref) => resolvePair(unit, mapping, { ref, context }));
}

interface PairInput {
  readonly ref: ColumnRef;
  readonly context: ResolveContext;
}

function resolvePair(
  unit: DesiredUnit,
  mapping: ExplicitMapping,
  { ref, context }: PairInput,
): readonly ColumnOutcome[] {
  const dataset = mapping.of ?? unit.downstream;
  const down = { dataset, path: mapping.downstreamColumn, declared: mapping };
  const up = { dataset: ref.dataset, path: ref.column, declared: ref };
  const key = spelledPairKey(down, up, context.keys);
  const lacking = [down, up].some((end) => isLacking(end, context));
  const there = context.pairs.get(key) ?? findOurs(down, up, context);
  if (there)
    return resolveToExisting(there, mapping, {
      lacking,
      book: context.book,
      holder: unit.downstream,
    });
  const [downstream, upstream] = [locate(down, context), locate(up, context)];
  const doubts = [downstream, upstream].flatMap((end) =>
    end.finding ? [{ finding: end.finding }] : [],
  );
  if (downstream.path === undefined || upstream.path === undefined) return doubts;
  const parts = {
    key,
    downstreamField: schemaFieldUrn(down.dataset, downstream.path),
    upstream: up.dataset,
    upstreamField: schemaFieldUrn(up.dataset, upstream.path),
  };
  return [...doubts, { pair: resolvedPair(parts, mapping) }];
}

function isLacking({ dataset, path }: SpelledColumn, { findSchema }: ResolveContext): boolean {
  const schema = findSchema(dataset);
  return schema !== null && matchColumn(path, schema).kind === 'unknown';
}

/**
 * Finds our pair for a declaration, and ignores letter case. When we wrote the pair, a schema
 * resolved the letter case. If no schema resolves it any more, the declaration still means that
 * pair.
 */
function findOurs(
  down: SpelledColumn,
  up: SpelledColumn,
  context: ResolveContext,
): ObservedPair | undefined {
  const isDecided = ({ dataset, path }: SpelledColumn) => {
    const schema = context.findSchema(dataset);
    return schema !== null && matchColumn(path, schema).kind === 'found';
  };
  if (isDecided(down) && isDecided(up)) return undefined;
  const isNamed = (field: string, { path }: SpelledColumn) =>
    looseName(field) === simplifyFieldPath(path).toLowerCase();
  const found = context.ours.filter(
    ({ upstream, occurrences: [pair] }) =>
      upstream === up.dataset &&
      isNamed(pair.downstreamField, down) &&
      isNamed(pair.upstreamField, up),
  );
  return found.length === 1 ? found[0] : undefined;
}

interface End extends SpelledColumn {
  /** The declaration. It makes its place on demand. */
  readonly declared: Pick<ColumnRef, 'place'>;
}

interface Located {
  /** The path to write. Absent if the column is unknown or ambiguous. */
  readonly path?: string;
  readonly finding?: Finding;
}

function locate(
  { dataset, path, declared }: End,
  { findSchema, exists, book, columns, suggest }: ResolveContext,
): Located {
  const schema = findSchema(dataset);
  const name = `"${book(dataset)}"`;
  const about = [book(dataset)];
  if (schema === null) {
    const message = `the catalog has no schema of ${name}, so its columns are taken as they are written`;
    // No catalog keeps the schema of a chart.
    return exists(dataset) && isDatasetUrn(dataset)
      ? { path, finding: finding('no-schema', { message, place: declared.place, about }) }
      : { path };
  }
  const match = matchColumn(path, schema);
  switch (match.kind) {
    case 'found':
      return { path: writtenPath(match.path, schema, columns.fieldPaths) };
    case 'ambiguous': {
      const message = `${name} has several columns "${path}": write one of ${match.candidates.map((one) => `"${one}"`).join(', ')}`;
      return { finding: finding('ambiguous-column', { message, place: declared.place, about }) };
    }
    case 'unknown':
      return {
        finding: unknownColumn({ dataset, path, declared }, book(dataset), suggest(path, schema)),
      };
  }
}

function unknownColumn(
  { dataset, path, declared: { place } }: End,
  address: string,
  suggestion: string | undefined,
): Finding {
  const message = `"${address}" has no column "${path}" (${describeDataset(dataset)})`;
  return finding('unknown-column', { message, suggestion, place, about: [address] });
}
