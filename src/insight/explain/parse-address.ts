import { compareText } from '../../errors/compare-text.js';
import { ok, problem, type Result } from '../../errors/result.js';
import type { DesiredDataset } from '../../model/desired-state.js';
import { longName } from '../../plan/document/address-book.js';
import type { PairChange } from '../../plan/document/change.js';
import type { PairFields } from '../../plan/unit/record-pairs.js';
import { asDatasetUrn, parseDatasetUrn } from '../../urn/dataset-urn.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';

/** A parsed address. Columns are spelled as the user wrote them. */
export type ParsedAddress =
  | { readonly kind: 'dataset'; readonly downstream: EntityUrn }
  | { readonly kind: 'column'; readonly downstream: EntityUrn; readonly downstreamColumn: string }
  | { readonly kind: 'edge'; readonly downstream: EntityUrn; readonly upstream: EntityUrn }
  | {
      readonly kind: 'pair';
      readonly downstream: EntityUrn;
      readonly downstreamColumn: string;
      readonly upstream: EntityUrn;
      readonly upstreamColumn: string;
    };

/**
 * Reads `orders`, `orders.total`, `orders <- raw_orders` or `orders.total <- raw_orders.amount`.
 * Each end is a short name, the name in the urn, `platform:name`, or an urn of a dataset
 * or a column.
 *
 * Fails with a whole sentence.
 */
export function parseAddress(address: string, names: NameTable): Result<ParsedAddress> {
  const parts = address.split('<-').map((part) => part.trim());
  const [first = '', second, ...more] = parts;
  if (more.length > 0 || parts.includes(''))
    return problem(`"${address}" is not an address: write "downstream <- upstream"`);
  const downstream = parseEnd(first, names);
  if (!downstream.ok) return downstream;
  if (second === undefined) return ok(oneEndAddress(downstream.value));
  const upstream = parseEnd(second, names);
  if (!upstream.ok) return upstream;
  return twoEndAddress(address, downstream.value, upstream.value);
}

interface End {
  readonly dataset: EntityUrn;
  readonly column?: string;
}

function oneEndAddress({ dataset, column }: End): ParsedAddress {
  return column === undefined
    ? { kind: 'dataset', downstream: dataset }
    : { kind: 'column', downstream: dataset, downstreamColumn: column };
}

function twoEndAddress(address: string, down: End, up: End): Result<ParsedAddress> {
  const ends = { downstream: down.dataset, upstream: up.dataset };
  if (down.column === undefined && up.column === undefined) return ok({ kind: 'edge', ...ends });
  if (down.column !== undefined && up.column !== undefined)
    return ok({ kind: 'pair', ...ends, downstreamColumn: down.column, upstreamColumn: up.column });
  return problem(`"${address}" is not an address: one end is a dataset, the other a column`);
}

function parseEnd(text: string, names: NameTable): Result<End> {
  if (text.startsWith('urn:')) return parseUrn(text);
  // The longest known name wins: both the name of a dataset and a field path may hold dots.
  for (let end = text.length; end > 0; end = text.lastIndexOf('.', end - 1)) {
    const known = names.get(text.slice(0, end)) ?? [];
    const [dataset, ...others] = known;
    if (!dataset) continue;
    if (others.length > 0)
      return problem(
        `"${text.slice(0, end)}" is the name of ${known.length} datasets: write the urn of one, ${known.join(' or ')}`,
      );
    const column = text.slice(end + 1);
    return ok(column === '' ? { dataset } : { dataset, column });
  }
  return problem(
    `there is no dataset "${text}" that the manifests name or that has lineage in the catalog`,
  );
}

function parseUrn(text: string): Result<End> {
  const dataset = asDatasetUrn(text);
  if (dataset.ok) return ok({ dataset: dataset.value });
  if (!text.includes(':schemaField:')) return problem(`"${text}" ${dataset.problem}`);
  const field = parseSchemaFieldUrn(text);
  return field.ok
    ? ok({ dataset: field.value.dataset, column: field.value.fieldPath })
    : problem(`"${text}" ${field.problem}`);
}

/**
 * Datasets by name. One name can belong to several datasets, for example in several environments.
 * Each list is sorted.
 */
export type NameTable = ReadonlyMap<string, readonly EntityUrn[]>;

/**
 * Builds a table of short names, `platform:name`, and names as in the urn. A short name of the
 * manifests takes precedence over any other dataset of that name.
 *
 * @param others datasets that no manifest names
 */
export function buildNameTable(
  datasets: readonly DesiredDataset[],
  others: Iterable<string>,
): NameTable {
  const names = new Map<string, EntityUrn[]>();
  const urns = new Set<string>([...datasets.map(({ urn }) => urn), ...others]);
  for (const urn of [...urns].sort(compareText)) {
    const parts = parseDatasetUrn(urn);
    if (!parts.ok) continue;
    const dataset = urn as EntityUrn;
    for (const name of new Set([longName(dataset), parts.value.name]))
      names.set(name, [...(names.get(name) ?? []), dataset]);
  }
  for (const { urn, shortNames } of datasets) for (const name of shortNames) names.set(name, [urn]);
  return names;
}

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
