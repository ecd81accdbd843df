import { expect, test } from 'vitest';
import { type EdgeEnd, edgeEnds, outputEnd } from '../../../src/model/edge-end.js';
import type { Json } from '../../../src/model/json.js';
import { kinds } from '../../../src/model/kinds.js';
import { deriveRelationships } from '../../../src/server/store/derive-relationships.js';
import { lineageEdge } from '../../../src/server/store/lineage-edge.js';
import { aspectShape } from '../../../src/server/write/aspect-shapes.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import type { EntityType, EntityUrn } from '../../../src/urn/entity-urn.js';
import { load, revenue, sales } from '../../support/server/company.js';
import { applyOperations } from '../../support/server/keyed-patches.js';
import { add, pointer } from '../../support/server/patches.js';
import { dataset } from '../../support/server/urns.js';

/** A holder of each type, and another entity of the type. */
const entities: Readonly<Record<EntityType, readonly [EntityUrn, EntityUrn]>> = {
  dataset: [dataset('held'), dataset('other')],
  dataJob: [load, load.replace('load', 'other')] as [EntityUrn, EntityUrn],
  chart: [revenue, revenue.replace('revenue', 'other')] as [EntityUrn, EntityUrn],
  dashboard: [sales, sales.replace('sales', 'other')] as [EntityUrn, EntityUrn],
};

/** Each list of each kind with each type of its other ends. */
const lists = Object.entries(kinds).flatMap(([type, { aspect, lists }]) =>
  lists.flatMap((list) =>
    list.ends.map((end) => {
      const [holder] = entities[type as EntityType];
      const [, other] = entities[end];
      return { ...list, aspect, holder, other, end };
    }),
  ),
);

test.each(lists)('the catalog knows $edges of $aspect, with a $end at the other end', (list) => {
  const { aspect, holder, other, edges, urns } = list;
  const end: EdgeEnd = list.isOutput ? outputEnd(other as DatasetUrn) : other;
  const record = aspect === 'upstreamLineage' ? { dataset: other } : { destinationUrn: other };
  const derived = (member: string, item: Json) =>
    deriveRelationships(holder, aspect, { [member]: [item] }).entities.map(lineageEdge);
  expect(derived(edges, record)).toEqual([edgeEnds(holder, end)]);
  if (urns !== undefined) expect(derived(urns, other)).toEqual([edgeEnds(holder, end)]);
  const patched = applyOperations(aspect, {}, add(pointer(edges, other), record));
  expect(patched[edges]).toEqual([record]);
  for (const member of urns === undefined ? [edges] : [edges, urns])
    expect(aspectShape(aspect, 'datahub')?.known({ [member]: [] })).toEqual({ [member]: [] });
});
