import { didYouMean } from '../../errors/did-you-mean.js';
import { type Finding, finding } from '../../errors/finding.js';
import type { ColumnRef, DesiredUnit, ExplicitMapping } from '../../model/desired-state.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { matchColumn, writtenPath } from '../../urn/match-column.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { describeDataset } from '../address-book.js';
import type { SpelledColumn } from './column-keys.js';
import type { ObservedPair } from './observe-unit.js';
import { columnsKey } from './record-pairs.js';
import { type ColumnOutcome, looseName, pairThatIsThere, type ResolveContext, resolvedPair } from './resolution.js';

/** Resolves `total: [raw.amount, fx.rate]`: a pair for each upstream column, or why there is none. */
export function resolveExplicit(unit: DesiredUnit, mapping: ExplicitMapping, context: ResolveContext): readonly ColumnOutcome[] {
  return mapping.upstreams.flatMap((ref) => resolvePair(unit, mapping, { ref, context }));
}

interface PairInput {
  readonly ref: ColumnRef;
  readonly context: ResolveContext;
}

function resolvePair(unit: DesiredUnit, mapping: ExplicitMapping, { ref, context }: PairInput): readonly ColumnOutcome[] {
  const down = { dataset: unit.downstream, path: mapping.downstreamColumn, place: mapping.place };
  const up = { dataset: ref.dataset, path: ref.column, place: ref.place };
  const key = columnsKey(down, up, context.keys);
  const lacking = [down, up].some((end) => isLacking(end, context));
  const there = context.pairs.get(key) ?? oursOf(down, up, context);
  if (there) return pairThatIsThere(there, mapping, { lacking, book: context.book });
  const [downstream, upstream] = [locate(down, context), locate(up, context)];
  const doubts = [downstream, upstream].flatMap((end) => (end.finding ? [{ finding: end.finding }] : []));
  if (downstream.path === undefined || upstream.path === undefined) return doubts;
  const fields = {
    downstreamField: schemaFieldUrn(down.dataset, downstream.path),
    upstreamField: schemaFieldUrn(up.dataset, upstream.path),
  };
  return [...doubts, { pair: resolvedPair({ key, ...fields, upstream: up.dataset }, mapping) }];
}

function isLacking({ dataset, path }: SpelledColumn, { schemaOf }: ResolveContext): boolean {
  const schema = schemaOf(dataset);
  return schema !== null && matchColumn(path, schema).kind === 'unknown';
}

/** Where a schema decided on the letter case of what we wrote, and does so no more, what we own is still what was meant. */
function oursOf(down: SpelledColumn, up: SpelledColumn, context: ResolveContext): ObservedPair | undefined {
  const isDecided = ({ dataset, path }: SpelledColumn) => {
    const schema = context.schemaOf(dataset);
    return schema !== null && matchColumn(path, schema).kind === 'found';
  };
  if (isDecided(down) && isDecided(up)) return undefined;
  const isNamed = (field: string, { path }: SpelledColumn) => looseName(field) === simplifyFieldPath(path).toLowerCase();
  const found = context.ours.filter(
    ({ upstream, occurrences: [pair] }) =>
      upstream === up.dataset && isNamed(pair.downstreamField, down) && isNamed(pair.upstreamField, up),
  );
  return found.length === 1 ? found[0] : undefined;
}

interface End extends SpelledColumn {
  readonly place: ColumnRef['place'];
}

interface Located {
  /** As it is to be written; absent where the column cannot be told. */
  readonly path?: string;
  readonly finding?: Finding;
}

function locate({ dataset, path, place }: End, { schemaOf, isThere, book, columns }: ResolveContext): Located {
  const schema = schemaOf(dataset);
  const name = `"${book(dataset)}"`;
  if (schema === null) {
    const message = `the catalog has no schema of ${name}, so its columns are taken as they are written`;
    return isThere(dataset) ? { path, finding: finding('no-schema', { message, place }) } : { path };
  }
  const match = matchColumn(path, schema);
  switch (match.kind) {
    case 'found':
      return { path: writtenPath(match.path, schema, columns.fieldPaths) };
    case 'ambiguous': {
      const message = `${name} has several columns "${path}": write one of ${match.candidates.map((one) => `"${one}"`).join(', ')}`;
      return { finding: finding('ambiguous-column', { message, place }) };
    }
    case 'unknown':
      return { finding: unknownColumn({ dataset, path, place }, schema, name) };
  }
}

function unknownColumn({ dataset, path, place }: End, schema: readonly string[], name: string): Finding {
  const message = `${name} has no column "${path}" (${describeDataset(dataset)})`;
  const suggestion = didYouMean(simplifyFieldPath(path), schema.map(simplifyFieldPath));
  return finding('unknown-column', { message, suggestion, place });
}
