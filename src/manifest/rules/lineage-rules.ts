import { type Finding, finding } from '../../errors/finding.js';
import { groupBy } from '../../model/group-by.js';
import { type DatasetUrn, parseDatasetUrn } from '../../urn/dataset-urn.js';
import { quote } from '../../yaml/quote.js';
import type { DeclaredMapping } from '../declared-lineage.js';
import type { DeclaredStack, DeclaredUnit } from '../declared-stack.js';
import { shortestCycles } from './shortest-cycles.js';

/** Finds datasets that are their own upstreams. One finding for all entries and columns of each. */
export function selfLineage({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ downstream, edges, columns }) => {
    const [place, ...related] = edges
      .filter(({ upstream }) => upstream === downstream)
      .map((edge) => edge.place);
    if (place === undefined) return [];
    const how = describePairs(downstream, columns);
    const address = displayName(downstream);
    const message = `${quote(address)} feeds itself${how}: name another dataset, or set the rule self-lineage to off if it is built from its own rows`;
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
  const graph = new Map(units.map(({ downstream, edges }) => [downstream, edges] as const));
  return shortestCycles(graph).map((circle) => {
    const names = circle.map(({ upstream }) => displayName(upstream));
    const [place, ...related] = circle.map((edge) => edge.place);
    return finding('cycle', {
      message: `lineage runs in a circle: ${[...names.slice(-1), ...names].join(' <- ')}`,
      place,
      related,
    });
  });
}

/**
 * Finds datasets whose only upstream is a dbt dataset. DataHub takes such a pair for the two sides
 * of one dbt model and never separates them again. Source: DataHub's `SiblingAssociationHook`.
 */
export function createsSibling({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ downstream, edges, incomplete }) => {
    const upstreams = new Set(edges.map(({ upstream }) => upstream));
    if (incomplete || upstreams.size !== 1 || isDbtDataset(downstream)) return [];
    const siblings = edges.filter(({ upstream }) => isDbtDataset(upstream)).slice(0, 1);
    return siblings.map(({ upstream, place }) => {
      const [made, source] = [displayName(downstream), displayName(upstream)];
      const message = `${quote(made)} would become the sibling of ${quote(source)}, its only upstream: name the tables that dbt reads`;
      return finding('creates-sibling', { message, place, about: [made, source] });
    });
  });
}

function isDbtDataset(urn: DatasetUrn): boolean {
  const parts = parseDatasetUrn(urn);
  return parts.ok && parts.value.platform === 'dbt';
}

/** Finds datasets that feed columns but are not upstreams. One finding for all columns of each. */
export function missingUpstream(stack: DeclaredStack): readonly Finding[] {
  return stack.units
    .filter(({ incomplete }) => !incomplete)
    .flatMap((unit) => missingIn(unit, stack));
}

function missingIn(
  { downstream, edges, columns }: DeclaredUnit,
  { displayName }: DeclaredStack,
): readonly Finding[] {
  const upstreams = new Set(edges.map(({ upstream }) => upstream));
  const stray = columns.flatMap((mapping) =>
    mapping.upstreams.filter(({ dataset }) => !upstreams.has(dataset)),
  );
  return [...groupBy(stray, ({ dataset }) => dataset)].map(([dataset, sources]) => {
    const name = displayName(dataset);
    // A dataset without a short name is displayed as its urn.
    const hasName = name !== dataset;
    return finding('missing-upstream', {
      message: `${quote(name)} feeds columns of ${quote(displayName(downstream))}, but is not one of its upstreams: add it`,
      place: sources[0].datasetPlace,
      related: sources.slice(1).map(({ datasetPlace }) => datasetPlace),
      suggestion: hasName ? `- ${name}` : `- {urn: ${JSON.stringify(name)}}`,
    });
  });
}
