import { compareText } from '../../errors/compare-text.js';
import { type Finding, finding } from '../../errors/finding.js';
import { groupAt } from '../../model/group-by.js';
import type { UnknownDataset } from '../../model/observed-state.js';
import { type AddressBook, describeDataset } from '../../plan/document/address-book.js';
import type { ToolVersion } from '../../plan/document/plan.js';
import type { Universe } from '../../plan/scope/universe.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import {
  GRAPH_FORMAT_VERSION,
  type GraphBasis,
  type GraphDataset,
  type GraphDocument,
  type GraphTarget,
  type HopLimits,
} from './graph-document.js';
import type { SelectedDatasets } from './select-datasets.js';
import { compareJoined, comparePairs, type Joined, type WholeGraph } from './whole-graph.js';

export interface GraphInput {
  readonly tool: ToolVersion;
  readonly basis: GraphBasis;
  readonly target: GraphTarget;
  /** The expressions as the user gave them. */
  readonly select: readonly string[];
  readonly reach: HopLimits;
  readonly columns: boolean;
  readonly whole: WholeGraph;
  readonly universe: Universe;
  readonly found: SelectedDatasets;
  /** Datasets that the catalog does not show. */
  readonly unreadable: readonly UnknownDataset[];
  readonly book: AddressBook;
}

/** Builds the graph of the selected datasets from the whole graph. */
export function buildGraph(input: GraphInput): GraphDocument {
  const { tool, basis, target, select, reach, columns, whole, found, unreadable } = input;
  const isWithin = ({ downstream, upstream }: Joined) =>
    found.within.has(downstream) && found.within.has(upstream);
  return {
    formatVersion: GRAPH_FORMAT_VERSION,
    kind: 'graph',
    tool,
    basis,
    target,
    selection: {
      select: [...new Set(select)].sort(compareText),
      upstream: finiteOrNull(reach.upstream),
      downstream: finiteOrNull(reach.downstream),
      columns,
    },
    datasets: [...found.within].sort(compareText).map((urn) => graphDataset(urn, input)),
    edges: whole.edges.filter(isWithin).sort(compareJoined),
    pairs: columns ? whole.pairs.filter(isWithin).sort(comparePairs) : [],
    wildcards: columns ? whole.wildcards.filter(isWithin).sort(compareJoined) : [],
    findings: unreadable.filter(({ urn }) => found.within.has(urn)).map(unreadableFinding),
  };
}

function graphDataset(urn: EntityUrn, { whole, universe, found, book }: GraphInput): GraphDataset {
  const beyond = (neighbors: readonly EntityUrn[]) =>
    new Set(neighbors.filter((one) => !found.within.has(one))).size;
  return {
    urn,
    address: book(urn),
    // An expression may name a dataset that only the manifests know. The catalog was asked for it
    // and does not have it.
    state: whole.datasets.get(urn) ?? 'absent',
    selected: found.selected.has(urn),
    beyond: {
      upstreams: beyond(groupAt(universe.upstreams, urn)),
      downstreams: beyond(groupAt(universe.downstreams, urn)),
    },
  };
}

function finiteOrNull(hops: number): number | null {
  return Number.isFinite(hops) ? hops : null;
}

function unreadableFinding({ urn, why }: UnknownDataset): Finding {
  return finding('dataset-unreadable', {
    message: `the catalog does not show the lineage of ${describeDataset(urn)}, so the graph may lack some: ${why}`,
  });
}
