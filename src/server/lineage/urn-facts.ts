import { dataPlatformUrn, parseDatasetUrn } from '../../urn/dataset-urn.js';
import type { Urn } from '../../urn/urn.js';
import { type EntityKind, findEntityKind } from '../metamodel/entity-types.js';
import { isNameable } from '../search/is-nameable.js';
import { existenceUrn } from '../search/is-shown.js';
import type { LineageGraph } from '../store/graph/lineage-graph.js';

/** Facts that follow from the urn of a node alone. They never change. */
export interface UrnFacts {
  readonly kind: EntityKind | undefined;
  /** True if a GraphQL answer can represent the node. See `isNameable`. */
  readonly nameable: boolean;
  /** The other urn that decides if this node exists, if any: the dataset of a column. */
  readonly existenceUrn: Urn | undefined;
  /**
   * The urn of the platform and the environment, for datasets and their columns. Undefined for
   * other entities.
   */
  readonly dataset: { readonly platform: string; readonly origin: string } | undefined;
}

/**
 * The facts of each graph. This is a cache, because parsing an urn costs far more than a look-up.
 */
const CACHE = new WeakMap<LineageGraph, UrnFacts[]>();

/** Returns a function that returns the facts of a node. It computes them on first use. */
export function urnFacts(graph: LineageGraph): (node: number) => UrnFacts {
  const known = CACHE.get(graph) ?? [];
  CACHE.set(graph, known);
  return (node) => {
    let facts = known[node];
    if (facts === undefined) {
      facts = computeFacts(graph.toUrn(node));
      known[node] = facts;
    }
    return facts;
  };
}

function computeFacts(urn: Urn): UrnFacts {
  const decisive = existenceUrn(urn);
  const parts = parseDatasetUrn(decisive);
  const dataset = parts.ok
    ? {
        platform: dataPlatformUrn(parts.value.platform, parts.value.namespace),
        origin: parts.value.env,
      }
    : undefined;
  return {
    kind: findEntityKind(urn),
    nameable: isNameable(urn),
    existenceUrn: decisive === urn ? undefined : decisive,
    dataset,
  };
}

/**
 * Returns the node that decides if a node exists. Undefined if the graph lacks the deciding node.
 */
export function existenceNode(
  node: number,
  { existenceUrn: urn }: UrnFacts,
  graph: LineageGraph,
): number | undefined {
  return urn === undefined ? node : graph.findNode(urn);
}
