import { AFTER } from '../../../src/plan/impact/traverse.js';
import type { TestedLineage } from '../../../src/plan/tests/tested-lineage.js';
import { asEntityUrn, type EntityUrn } from '../../../src/urn/entity-urn.js';
import { urnOf } from '../model/state-builders.js';

/**
 * Makes lineage in one state of edges such as `shop.raw.a -> shop.mart.b`. A name is a dataset on
 * snowflake, or of another platform as in `hive:raw.a`, or a job, chart or dashboard as in
 * `dashboard:board`. A word without an arrow is an entity without edges.
 */
export function liveEdges(
  lines: readonly string[],
  { hidden = [] }: { readonly hidden?: readonly string[] } = {},
): TestedLineage {
  const ends = lines.map((line) => line.split(' -> ').map(entityUrn));
  const hides = new Set(hidden.map(entityUrn));
  return {
    entities: [...new Set(ends.flat())]
      .sort()
      .map((urn) => ({ urn, shortNames: [], shown: hides.has(urn) ? 0 : AFTER })),
    edges: ends.flatMap(([upstream, downstream]) =>
      upstream === undefined || downstream === undefined
        ? []
        : [{ downstream, upstream, times: AFTER, place: null }],
    ),
    pairs: [],
    columns: [],
    columnEntities: [],
    compared: false,
    facts: null,
    schemas: new Map(),
    limits: [],
  };
}

function entityUrn(name: string): EntityUrn {
  const [kind = '', rest = ''] = name.includes(':') ? name.split(':') : ['snowflake', name];
  const other = {
    job: `urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,PROD),${rest})`,
    chart: `urn:li:chart:(looker,${rest})`,
    dashboard: `urn:li:dashboard:(looker,${rest})`,
  }[kind];
  if (other === undefined) return urnOf(rest, { platform: kind });
  const urn = asEntityUrn(other);
  if (!urn.ok) throw new Error(urn.problem);
  return urn.value;
}
