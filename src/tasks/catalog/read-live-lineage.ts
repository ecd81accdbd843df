import { selectDatasets } from '../../insight/graph/select-datasets.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import type { DesiredState } from '../../model/desired-state.js';
import { type EdgeEnds, edgeEnds, endUrn } from '../../model/edge-end.js';
import type { DatasetReading, Readings } from '../../model/observed-state.js';
import type { ScopeExpression } from '../../plan/scope/expression.js';
import { buildUniverse } from '../../plan/scope/universe.js';
import { storedUpstreams } from '../../plan/unit/stored-lineage.js';
import { asEntityUrn, type EntityUrn } from '../../urn/entity-urn.js';
import { nothingMatches } from '../stack/find-scope.js';

/**
 * Reads the lineage of the selected downstreams, from all writers. The search index, the manifests
 * and expressions that are urns nominate the downstreams.
 *
 * @throws HeadwaterError `nothing-matches`, exit code 64, for an expression without a dataset
 */
export async function readLiveLineage(
  desired: DesiredState,
  reader: CatalogReader,
  expressions: readonly ScopeExpression[],
): Promise<Readings> {
  const also = namedUrns(expressions);
  const readings = await readDiscovered(desired, reader, { discover: true, also });
  const selected = selectDownstreams(desired, liveJoins(readings), expressions);
  return new Map([...readings].filter(([urn]) => selected.has(urn)));
}

/** Lists the expressions that are urns. Manifests and index may both lack their datasets. */
export function namedUrns(expressions: readonly ScopeExpression[]): readonly EntityUrn[] {
  return expressions.flatMap(({ pattern }) => {
    const urn = asEntityUrn(pattern);
    return urn.ok && !/[*?]/.test(pattern) ? [urn.value] : [];
  });
}

function liveJoins(readings: Readings): readonly EdgeEnds[] {
  return [...readings.values()].flatMap((reading) => {
    return storedUpstreams(reading).flatMap((end) =>
      asEntityUrn(endUrn(end)).ok ? [edgeEnds(reading.urn, end)] : [],
    );
  });
}

/**
 * Selects datasets among those that the manifests name and that edges join.
 *
 * @throws HeadwaterError `nothing-matches`, exit code 64
 */
export function selectDownstreams(
  { datasets }: DesiredState,
  joins: readonly EdgeEnds[],
  expressions: readonly ScopeExpression[],
): ReadonlySet<EntityUrn> {
  const universe = buildUniverse({ named: datasets, urns: [], joins });
  const found = selectDatasets(expressions, { upstream: 0, downstream: 0 }, universe);
  if (found.ok) return found.value.within;
  throw nothingMatches(found.problem, 'with lineage', {
    meant: (names) => `did you mean ${names}?`,
    otherwise: undefined,
  });
}

export interface DiscoveryOptions {
  /** True to ask the search index for datasets with lineage. */
  readonly discover: boolean;
  /** More datasets to read. Default: none. */
  readonly also?: readonly EntityUrn[];
}

/** Returns every dataset that was read, and its upstreams, which others may have declared. */
export function withUpstreams(readings: Iterable<DatasetReading>): readonly string[] {
  return [...readings].flatMap((reading) => [
    reading.urn,
    ...storedUpstreams(reading).map((end) => endUrn(end)),
  ]);
}

/**
 * Lists every entity that the manifests name. With discovery, also lists every dataset that the search
 * index knows with lineage, and every job, chart and dashboard: the index only nominates what may
 * carry our marks. Nothing else tells which kinds a stack used before.
 */
export async function nominate(
  { datasets }: DesiredState,
  reader: CatalogReader,
  { discover, also = [] }: DiscoveryOptions,
): Promise<readonly EntityUrn[]> {
  // One after the other, so that the same error is told every time.
  const derived = discover ? await reader.listDatasetsWithUpstreams() : [];
  const others = discover ? await reader.listOtherKinds() : [];
  return [...new Set([...datasets.map(({ urn }) => urn), ...derived, ...others, ...also])];
}

/** Reads the nominated datasets from the primary store. */
export async function readDiscovered(
  desired: DesiredState,
  reader: CatalogReader,
  options: DiscoveryOptions,
): Promise<Readings> {
  return await reader.readDatasets(await nominate(desired, reader, options));
}
