import { compareText } from '../../errors/compare-text.js';
import type { DesiredDataset, DesiredUnit } from '../../model/desired-state.js';
import { groupBy } from '../../model/group-by.js';
import type { SchemaReading } from '../../model/observed-state.js';
import type { FineGrainedRecord } from '../../model/upstream-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { matchColumn, simplifyFieldPath } from '../../urn/field-path.js';
import { parseColumnUrn } from '../../urn/schema-field-urn.js';
import type { ColumnKeys, SpelledColumn } from './observed-unit.js';

/**
 * Builds a function that returns one key for all spellings of a column.
 *
 * The schema decides which spellings mean one column. A path that the schema lacks has its
 * simplified form as key. Without a schema, the v2 paths among `spelled` stand in for it: a
 * simplified path means the v2 path of the same name, if there is only one. Letter case then
 * counts, since only a schema can show that letter case does not matter.
 *
 * @param spelled lists the columns. Called at most once, and only if a schema is missing. Default:
 * none
 */
export function columnKeys(
  findSchema: (urn: EntityUrn) => SchemaReading,
  spelled?: () => Iterable<SpelledColumn>,
): ColumnKeys {
  let longPaths: ReadonlyMap<EntityUrn, ReadonlySet<string>> | undefined;
  return (dataset, path) => {
    const schema = findSchema(dataset);
    if (schema !== null) return schemaKey(schema, path);
    const name = simplifyFieldPath(path);
    longPaths ??= findLongPaths(spelled?.() ?? [], findSchema);
    const fitting = [...(longPaths.get(dataset) ?? [])].filter(
      (one) => simplifyFieldPath(one) === name,
    );
    return fitting.length > 1 ? path : name;
  };
}

/** Finds the v2 paths of datasets without a schema. */
function findLongPaths(
  spelled: Iterable<SpelledColumn>,
  findSchema: (urn: EntityUrn) => SchemaReading,
): ReadonlyMap<EntityUrn, ReadonlySet<string>> {
  const found = new Map<EntityUrn, Set<string>>();
  for (const { dataset, path } of spelled) {
    if (findSchema(dataset) !== null || simplifyFieldPath(path) === path) continue;
    const known = found.get(dataset);
    if (known) known.add(path);
    else found.set(dataset, new Set([path]));
  }
  return found;
}

function schemaKey(schema: readonly string[], path: string): string {
  const match = matchColumn(path, schema);
  switch (match.kind) {
    case 'found':
      return match.path;
    case 'ambiguous':
      return path;
    case 'unknown':
      return simplifyFieldPath(path);
  }
}

/** Lists the columns that column records name. */
export function recordColumns(records: readonly FineGrainedRecord[]): readonly SpelledColumn[] {
  return records.flatMap(({ upstreams = [], downstreams = [] }) =>
    [...downstreams, ...upstreams].flatMap(spelledColumn),
  );
}

function spelledColumn(field: string): readonly SpelledColumn[] {
  const parsed = parseColumnUrn(field);
  return parsed.ok ? [{ dataset: parsed.value.parent, path: parsed.value.fieldPath }] : [];
}

/** Lists the columns that the mappings of a unit name. */
export function unitColumns(unit: DesiredUnit | undefined): readonly SpelledColumn[] {
  if (!unit) return [];
  return unit.columns.flatMap((mapping): readonly SpelledColumn[] => {
    if (mapping.kind === 'wildcard') return [];
    const upstreams = mapping.upstreams.map(({ dataset, column }) => ({ dataset, path: column }));
    const dataset = mapping.of ?? unit.downstream;
    return [{ dataset, path: mapping.downstreamColumn }, ...upstreams];
  });
}

/**
 * Finds the datasets with a column name in several spellings, such as `total` and `TOTAL`. Only the
 * schema shows whether these are one column. Without the schema, a pair that another writer also
 * has would look like ours alone. The result is sorted.
 *
 * @param spelled all columns that are named for one downstream
 */
export function findMultipleSpellings(spelled: readonly SpelledColumn[]): readonly EntityUrn[] {
  const names = groupBy(
    spelled,
    ({ dataset, path }) => `${dataset} ${simplifyFieldPath(path).toLowerCase()}`,
  );
  const several = [...names.values()].filter(([first, ...others]) =>
    others.some(({ path }) => path !== first.path),
  );
  return [...new Set(several.map(([{ dataset }]) => dataset))].sort(compareText);
}

/**
 * Returns a lookup of the columns that manifests declare for datasets with `create: true`. The
 * lookup returns null for a dataset without declared columns.
 */
export function declaredColumns(
  datasets: readonly DesiredDataset[],
): (urn: EntityUrn) => readonly string[] | null {
  const columnsByDataset = new Map(
    datasets.flatMap(({ urn, create }) =>
      create && create.columns.length > 0 ? [[urn, create.columns] as const] : [],
    ),
  );
  return (urn) => columnsByDataset.get(urn)?.map(({ fieldPath }) => fieldPath) ?? null;
}
