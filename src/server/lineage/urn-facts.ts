import { dataPlatformUrn } from '../../urn/data-platform-urn.js';
import { parseDatasetUrn } from '../../urn/dataset-urn.js';
import type { Urn } from '../../urn/urn.js';
import { type EntityKind, kindOf } from '../metamodel/entity-kinds.js';
import { isNameable } from '../search/is-nameable.js';
import { bearerOf } from '../search/is-shown.js';
import type { LineageGraph } from '../store/graph/lineage-graph.js';

/** What a node's urn says by itself, which is true forever. */
export interface UrnFacts {
  readonly kind: EntityKind | undefined;
  /** Whether an answer can name it: see `isNameable`. */
  readonly nameable: boolean;
  /** Whose existence counts where that is not its own: the dataset of a column. */
  readonly bearer: Urn | undefined;
  /** The platform's urn and the environment of a dataset, and of its columns. Nothing is said here of other entities. */
  readonly dataset: { readonly platform: string; readonly origin: string } | undefined;
}

/** Kept with the graph, since to take an urn apart costs far more than to look up what was found. */
const KNOWN = new WeakMap<LineageGraph, UrnFacts[]>();

/** The facts of a graph's nodes, each found out when it is first asked for. */
export function urnFacts(graph: LineageGraph): (node: number) => UrnFacts {
  const known = KNOWN.get(graph) ?? [];
  KNOWN.set(graph, known);
  return (node) => {
    let facts = known[node];
    if (facts === undefined) {
      facts = findFacts(graph.urnOf(node));
      known[node] = facts;
    }
    return facts;
  };
}

function findFacts(urn: Urn): UrnFacts {
  const bearer = bearerOf(urn);
  const parts = parseDatasetUrn(bearer);
  const dataset = parts.ok
    ? { platform: dataPlatformUrn(parts.value.platform, parts.value.namespace), origin: parts.value.env }
    : undefined;
  return { kind: kindOf(urn), nameable: isNameable(urn), bearer: bearer === urn ? undefined : bearer, dataset };
}

/** The node whose existence counts for another; nothing where nothing is known of it. */
export function bearerNode(node: number, { bearer }: UrnFacts, graph: LineageGraph): number | undefined {
  return bearer === undefined ? node : graph.numberOf(bearer);
}
