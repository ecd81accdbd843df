import { existenceNode, urnFacts } from '../../lineage/urn-facts.js';
import type { LineageGraph } from '../../store/graph/lineage-graph.js';
import type { SearchFlags } from '../schema/generated-types.js';

export interface GroupedNodes {
  /** Each entity once, in the order of the walk. */
  readonly entities: Iterable<number>;
  /** Returns the nodes that an entity represents, in the order of the walk. */
  readonly nodesOf: (entity: number) => readonly number[];
}

/**
 * Groups columns by their datasets. Leaves out columns of unknown datasets.
 *
 * @param nodes in the order of the walk
 */
export function groupNodes(nodes: Int32Array, graph: LineageGraph): GroupedNodes {
  const factsOf = urnFacts(graph);
  const toEntity = (node: number): number | undefined => existenceNode(node, factsOf(node), graph);
  // Most walks meet no column, and some meet a hundred thousand datasets.
  if (nodes.every((node) => toEntity(node) === node)) return keepUngrouped(nodes);
  const groups = new Map<number, number[]>();
  for (const node of nodes) {
    const entity = toEntity(node);
    if (entity === undefined) continue;
    const group = groups.get(entity);
    if (group) group.push(node);
    else groups.set(entity, [node]);
  }
  return { entities: groups.keys(), nodesOf: (entity) => groups.get(entity) ?? [] };
}

/** Keeps each node, including columns, as an entity of its own. */
export function keepUngrouped(nodes: Int32Array): GroupedNodes {
  return { entities: nodes, nodesOf: (entity) => [entity] };
}

/**
 * Returns true if a search shows columns as their datasets: the default. `groupingCriteria: []`
 * shows the columns themselves. Source: `SearchUtils.convertSchemaFieldToDataset`.
 */
export function groupsColumns(flags: SearchFlags | null | undefined): boolean {
  const criteria = flags?.groupingSpec?.groupingCriteria;
  if (!criteria) return true;
  return criteria.some(
    ({ baseEntityType, groupingEntityType }) =>
      baseEntityType === 'SCHEMA_FIELD' && groupingEntityType === 'DATASET',
  );
}
