import { getOrMake } from '../../model/get-or-make.js';
import { itemAt } from '../../model/item-at.js';
import { columnName } from '../../urn/schema-field-urn.js';
import type { ItemGraph } from './item-graph.js';

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
