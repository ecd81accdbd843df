import { compareText } from '../../errors/compare-text.js';
import { ok, problem, type Result } from '../../errors/result.js';
import type { DesiredDataset } from '../../model/desired-state.js';
import type { EdgeEnds } from '../../model/edge-end.js';
import { groupBy } from '../../model/group-by.js';
import { kindOf } from '../../model/kinds.js';
import { longName } from '../../plan/document/address-book.js';
import { datasetParts } from '../../urn/dataset-urn.js';
import { asEntityUrn, type EntityUrn, isDatasetUrn, otherParts } from '../../urn/entity-urn.js';
import { parseColumnUrn } from '../../urn/schema-field-urn.js';

/** A parsed address. Columns are spelled as the user wrote them. */
export type ParsedAddress =
  | { readonly kind: 'dataset'; readonly downstream: EntityUrn }
  | { readonly kind: 'column'; readonly downstream: EntityUrn; readonly downstreamColumn: string }
  | ({ readonly kind: 'edge' } & EdgeEnds)
  | {
      readonly kind: 'pair';
      readonly downstream: EntityUrn;
      readonly downstreamColumn: string;
      readonly upstream: EntityUrn;
      readonly upstreamColumn: string;
      /** The job that holds the pair. Absent if the address names none. */
      readonly job?: EntityUrn;
    };

/**
 * Reads `orders`, `orders.total`, `orders <- raw_orders` or `orders.total <- raw_orders.amount`.
 * Each end is a short name, the name in the urn, `platform:name`, or an urn of an entity or a
 * column. The name of a job and a colon may precede a pair that the job holds.
 *
 * Fails with a whole sentence.
 */
export function parseAddress(address: string, names: NameTable): Result<ParsedAddress> {
  const [lead = '', ...rest] = address.split(HOLDER);
  const [job, ...others] = names.get(lead.trim()) ?? [];
  if (rest.length === 0 || job === undefined || others.length > 0 || !isBetween(job))
    return parseEnds(address, names);
  const pair = parseEnds(rest.join(HOLDER), names);
  if (!pair.ok || pair.value.kind === 'pair') return pair.ok ? ok({ ...pair.value, job }) : pair;
  return problem(`"${address}" is not an address: write the column pair behind the name of a job`);
}

/** Follows the name of the job that holds a pair. */
const HOLDER = ': ';

function isBetween(urn: EntityUrn): boolean {
  return kindOf(urn).columns === 'between';
}

function parseEnds(address: string, names: NameTable): Result<ParsedAddress> {
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
        `"${text.slice(0, end)}" is the name of ${known.length} ${known.every(isDatasetUrn) ? 'datasets' : 'entities'}: write the urn of one, ${known.join(' or ')}`,
      );
    const column = text.slice(end + 1);
    return ok(column === '' ? { dataset } : { dataset, column });
  }
  return problem(
    `there is no dataset "${text}" that the manifests name or that has lineage in the catalog`,
  );
}

function parseUrn(text: string): Result<End> {
  const entity = asEntityUrn(text);
  if (entity.ok) return ok({ dataset: entity.value });
  if (!text.includes(':schemaField:')) return problem(`"${text}" ${entity.problem}`);
  const field = parseColumnUrn(text);
  return field.ok
    ? ok({ dataset: field.value.parent, column: field.value.fieldPath })
    : problem(`"${text}" ${field.problem}`);
}

/**
 * Entities by name. One name can belong to several of them, for example in several environments.
 * Each list is sorted.
 */
export type NameTable = ReadonlyMap<string, readonly EntityUrn[]>;

/**
 * Builds a table of short names, `platform:name`, and names as in the urn. A short name of the
 * manifests takes precedence over any other entity of that name.
 *
 * @param others urns that no manifest names
 */
export function buildNameTable(
  datasets: readonly DesiredDataset[],
  others: Iterable<string>,
): NameTable {
  const names = new Map<string, EntityUrn[]>();
  const add = (name: string, urn: EntityUrn) => names.set(name, [...(names.get(name) ?? []), urn]);
  const entities: EntityUrn[] = [];
  const urns = new Set<string>([...datasets.map(({ urn }) => urn), ...others]);
  for (const urn of [...urns].sort(compareText)) {
    const entity = asEntityUrn(urn);
    if (!entity.ok) continue;
    entities.push(entity.value);
    add(longName(entity.value), entity.value);
  }
  // The name of a dataset has always been enough, whatever else bears it.
  const named = groupBy(entities, nameInUrn);
  for (const [name, all] of named) {
    const own = all.filter(isDatasetUrn);
    for (const urn of own.length > 0 ? own : all) add(name, urn);
  }
  for (const { urn, shortNames } of datasets) for (const name of shortNames) names.set(name, [urn]);
  return names;
}

function nameInUrn(urn: EntityUrn): string {
  return isDatasetUrn(urn) ? datasetParts(urn).name : otherParts(urn).name;
}
