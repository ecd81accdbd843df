import { bearerNode, urnFacts } from '../../lineage/urn-facts.js';
import type { LineageGraph } from '../../store/graph/lineage-graph.js';
import type { SearchFlags } from '../search/search-input.js';

export interface GroupedNodes {
  /** Each once, in the order in which the walk met it first. */
  readonly entities: Iterable<number>;
  /** The nodes that an entity stands for, in the order of the walk. */
  readonly nodesOf: (entity: number) => readonly number[];
}

/**
 * Turns columns into their datasets. Columns of datasets of which nothing is known are left out.
 *
 * @param nodes in the order of the walk
 */
export function groupNodes(nodes: Int32Array, graph: LineageGraph): GroupedNodes {
  const factsOf = urnFacts(graph);
  const entityOf = (node: number): number | undefined => bearerNode(node, factsOf(node), graph);
  // Most walks meet no column at all, and may meet a hundred thousand datasets.
  if (nodes.every((node) => entityOf(node) === node)) return eachForItself(nodes);
  const groups = new Map<number, number[]>();
  for (const node of nodes) {
    const entity = entityOf(node);
    if (entity === undefined) continue;
    const group = groups.get(entity);
    if (group) group.push(node);
    else groups.set(entity, [node]);
  }
  return { entities: groups.keys(), nodesOf: (entity) => groups.get(entity) ?? [] };
}

/** Columns stay columns. */
export function eachForItself(nodes: Int32Array): GroupedNodes {
  return { entities: nodes, nodesOf: (entity) => [entity] };
}

/**
 * Whether a search shows columns as their datasets. It does unless it says otherwise: `groupingCriteria: []` shows the
 * columns themselves. Source: `SearchUtils.convertSchemaFieldToDataset`.
 */
export function groupsColumns(flags: SearchFlags | null | undefined): boolean {
  const criteria = flags?.groupingSpec?.groupingCriteria;
  if (!criteria) return true;
  return criteria.some(({ baseEntityType, groupingEntityType }) => baseEntityType === 'SCHEMA_FIELD' && groupingEntityType === 'DATASET');
}
