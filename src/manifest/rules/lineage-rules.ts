import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import { endUrn, isOutputEnd, outputEnd } from '../../model/edge-end.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { kindOf, kinds } from '../../model/kinds.js';
import { parseDatasetUrn } from '../../urn/dataset-urn.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { quote } from '../../yaml/quote.js';
import type { DeclaredMapping, DeclaredSource } from '../declared-mapping.js';
import type { DeclaredStack, DeclaredUnit } from '../declared-stack.js';
import { isKnown } from '../mention.js';
import { shortestCycles } from './shortest-cycles.js';

/**
 * Finds entities that are their own upstreams. One finding for all entries and columns of each. A
 * job that reads and writes one dataset is no such entity.
 */
export function selfLineage({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ downstream, edges, columns }) => {
    const [place, ...related] = edges
      .filter(({ upstream }) => upstream === downstream)
      .map((edge) => edge.place);
    if (place === undefined) return [];
    const how = describePairs(downstream, columns);
    const address = displayName(downstream);
    const message = `${quote(address)} feeds itself${how}: name another ${kindOf(downstream).word}, or set the rule self-lineage to off if it is built from its own rows`;
    return [finding('self-lineage', { message, place, related, about: [address] })];
  });
}

/** Describes the column pairs of a dataset with itself. Only a schema tells what wildcards map. */
function describePairs(
  downstream: DeclaredUnit['downstream'],
  columns: readonly DeclaredMapping[],
): string {
  const pairs = new Set(
    columns
      .filter(({ kind }) => kind === 'explicit')
      .flatMap((mapping) =>
        mapping.upstreams
          .filter(({ dataset }) => dataset === downstream)
          .map(({ column }) => JSON.stringify([mapping.downstreamColumn, column])),
      ),
  );
  if (pairs.size === 0) return '';
  return pairs.size === 1 ? ', with 1 column pair' : `, with ${pairs.size} column pairs`;
}

/** Finds lineage in a circle: a shortest cycle of each strongly connected component. */
export function cycle({ units, displayName }: DeclaredStack): readonly Finding[] {
  return shortestCycles(edgesByDownstream(units)).map((circle) => {
    const names = circle.map(({ upstream }) => displayName(upstream as EntityUrn));
    const [place, ...related] = circle.map((edge) => edge.place);
    return finding('cycle', {
      message: `lineage runs in a circle: ${[...names.slice(-1), ...names].join(' <- ')}`,
      place,
      related,
    });
  });
}

/** Edges that lead to upstreams, whichever of their ends holds them. */
type FlowEdges = readonly { readonly upstream: string; readonly place: Place }[];

/**
 * Lists the edges of each downstream.
 *
 * A dataset that a job reads and also writes is only an output here: jobs that read a table to
 * update it are common, and the circle of such a job and its table is no mistake.
 */
function edgesByDownstream(units: readonly DeclaredUnit[]): ReadonlyMap<string, FlowEdges> {
  const graph = new Map<string, FlowEdges>(units.map((unit) => [unit.downstream, unit.edges]));
  for (const { downstream: job, edges } of units) {
    const outputs = edges.filter(({ upstream }) => isOutputEnd(upstream));
    // Most units are of datasets, and their edges are the edges of the graph.
    if (outputs.length === 0) continue;
    const written = new Set(outputs.map(({ upstream }) => endUrn(upstream)));
    graph.set(
      job,
      edges.filter(({ upstream }) => !isOutputEnd(upstream) && !written.has(upstream)),
    );
    for (const { upstream: end, place } of outputs) {
      const output = endUrn(end);
      graph.set(output, [...groupAt(graph, output), { upstream: job, place }]);
    }
  }
  return graph;
}

/**
 * Finds datasets whose only upstream is a dbt dataset. DataHub takes such a pair for the two sides
 * of one dbt model and never separates them again. Source: DataHub's `SiblingAssociationHook`.
 */
export function createsSibling({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ downstream, edges, incomplete }) => {
    const upstreams = new Set(edges.map(({ upstream }) => upstream));
    if (incomplete || upstreams.size !== 1 || !isDatasetUrn(downstream)) return [];
    if (isDbtDataset(downstream)) return [];
    const siblings = edges.filter(({ upstream }) => isDbtDataset(upstream)).slice(0, 1);
    return siblings.map(({ upstream, place }) => {
      const [made, source] = [displayName(downstream), displayName(endUrn(upstream))];
      const message = `${quote(made)} would become the sibling of ${quote(source)}, its only upstream: name the tables that dbt reads`;
      return finding('creates-sibling', { message, place, about: [made, source] });
    });
  });
}

function isDbtDataset(urn: string): boolean {
  const parts = parseDatasetUrn(urn);
  return parts.ok && parts.value.platform === 'dbt';
}

/**
 * Finds datasets that feed columns but are not upstreams, and datasets of columns that a job does
 * not write. One finding for all columns of each.
 */
export function missingUpstream(stack: DeclaredStack): readonly Finding[] {
  return stack.units
    .filter(({ incomplete }) => !incomplete)
    .flatMap((unit) => missingIn(unit, stack));
}

function missingIn(unit: DeclaredUnit, { displayName }: DeclaredStack): readonly Finding[] {
  const { downstream, edges, columns } = unit;
  const ends = new Set<string>(edges.map(({ upstream }) => upstream));
  const inputs = columns.flatMap(({ upstreams }) =>
    upstreams.filter(({ dataset }) => !ends.has(dataset) && isDatasetUrn(dataset)),
  );
  const outputs = columns.flatMap(({ output }) => (isStrayOutput(output, ends) ? [output] : []));
  const holder = quote(displayName(downstream));
  const list = kindOf(downstream) === kinds.dataJob ? 'inputs' : 'upstreams';
  return [
    ...strayDatasets(
      inputs,
      displayName,
      (name) => `${name} feeds columns of ${holder}, but is not one of its ${list}: add it`,
    ),
    ...strayDatasets(
      outputs,
      displayName,
      (name) => `${name} has columns that ${holder} writes, but is not one of its outputs: add it`,
    ),
  ];
}

/** Returns true for a column of a dataset that is no output. Other rules report other kinds. */
function isStrayOutput(
  output: DeclaredSource | undefined,
  ends: ReadonlySet<string>,
): output is DeclaredSource {
  if (output === undefined || !isKnown(output)) return false;
  return isDatasetUrn(output.dataset) && !ends.has(outputEnd(output.dataset));
}

/** Gives one finding for all columns of each dataset. */
function strayDatasets(
  columns: readonly DeclaredSource[],
  displayName: DeclaredStack['displayName'],
  message: (name: string) => string,
): readonly Finding[] {
  return [...groupBy(columns, ({ dataset }) => dataset)].map(([dataset, sources]) => {
    const name = displayName(dataset);
    // A dataset without a short name is displayed as its urn.
    const hasName = name !== dataset;
    return finding('missing-upstream', {
      message: message(quote(name)),
      place: sources[0].datasetPlace,
      related: sources.slice(1).map(({ datasetPlace }) => datasetPlace),
      suggestion: hasName ? `- ${name}` : `- {urn: ${JSON.stringify(name)}}`,
    });
  });
}
