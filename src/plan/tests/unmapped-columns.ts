import { getOrMake } from '../../model/get-or-make.js';
import { itemAt } from '../../model/item-at.js';
import type { Requirement } from '../../model/lineage-test.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { isDatasetUrn } from '../../urn/entity-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { columnName, columnUrn } from '../../urn/schema-field-urn.js';
import { columnAddress } from '../document/address-book.js';
import { matchesWildcards } from '../scope/expression.js';
import type { ItemGraph } from './item-graph.js';
import { markedItems } from './marks.js';
import type { TestContext } from './test-context.js';

/** Lists the simplified paths of the columns that a pair leads to in a state, by entity. */
export function mappedColumns(
  { urns, entities, steps }: ItemGraph,
  time: number,
): ReadonlyMap<number, ReadonlySet<string>> {
  const found = new Map<number, Set<string>>();
  for (const { downstream, times } of steps)
    if ((times & time) !== 0)
      getOrMake(found, itemAt(entities, downstream), () => new Set()).add(
        columnName(itemAt(urns, downstream)),
      );
  return found;
}

interface UnmappedSearch {
  /** Patterns of columns that need no pair. */
  readonly except: readonly string[];
  readonly context: TestContext;
  readonly time: number;
}

/** Lists the columns of the schema of an entity that no pair leads to. */
export function unmappedColumns(
  entity: number,
  { except, context: { lineage, book, mapped }, time }: UnmappedSearch,
): readonly { readonly urn: string; readonly address: string }[] {
  const { urn } = itemAt(lineage.entities, entity);
  const known = mapped(time).get(entity);
  const names = new Set((lineage.schemas.get(urn) ?? []).map(simplifyFieldPath));
  return [...names]
    .filter((name) => !known?.has(name))
    .filter((name) => !except.some((pattern) => matchesWildcards(pattern, name)))
    .map((name) => columnUrn(urn, name))
    .map((column) => ({ urn: column, address: columnAddress(column, book) }));
}

/** Counts the datasets that a test selects in a state, and those of them without a known schema. */
export function unknownSchemas(
  { of }: Requirement,
  { lineage, entities, times }: TestContext,
): { readonly datasets: number; readonly unknown: number } {
  const selected = new Set(times.flatMap((time) => markedItems(entities.select(of, time))));
  const datasets = [...selected]
    .map((entity): EntityUrn => itemAt(lineage.entities, entity).urn)
    .filter(isDatasetUrn);
  const unknown = datasets.filter((urn) => (lineage.schemas.get(urn) ?? null) === null);
  return { datasets: datasets.length, unknown: unknown.length };
}
