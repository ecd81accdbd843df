import { compareText } from '../../errors/compare-text.js';
import { getOrMake } from '../../model/get-or-make.js';
import { type EntityUrn, filterEntityUrns } from '../../urn/entity-urn.js';
import { parseColumnUrn } from '../../urn/schema-field-urn.js';
import { urnEntityType } from '../../urn/urn.js';
import type { LineageChange } from '../document/change.js';
import { type DatasetGraph, stepCounter } from './region.js';

/** Lists the dashboards downstream of the dataset or chart of a column. Sorted by urn. */
export type DashboardsBelow = (column: string) => readonly EntityUrn[];

/**
 * Makes a function that follows edges, with those that the changes add. Edges are enough: a
 * dashboard has no columns, and few charts tell theirs.
 */
export function dashboardsBelow(
  graph: DatasetGraph,
  changes: readonly LineageChange[],
): DashboardsBelow {
  const added = changes.filter(({ element, kind }) => element === 'edge' && kind === 'create');
  const known = new Map<EntityUrn, readonly EntityUrn[]>();
  return (column) => {
    const parsed = parseColumnUrn(column);
    if (!parsed.ok) return [];
    const { parent } = parsed.value;
    return getOrMake(known, parent, () => {
      const reached = filterEntityUrns(reach(parent, graph, added));
      return reached.filter((urn) => urnEntityType(urn) === 'dashboard').sort(compareText);
    });
  };
}

function reach(
  start: EntityUrn,
  graph: DatasetGraph,
  added: readonly LineageChange[],
): ReadonlySet<string> {
  const count = stepCounter(graph);
  let reached: ReadonlySet<string> = new Set([start]);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    const next = added.filter(({ upstream }) => reached.has(upstream));
    const starts = [...reached, ...next.map(({ downstream }) => downstream)];
    reached = new Set(count('downstream', starts).keys());
  }
  return reached;
}
