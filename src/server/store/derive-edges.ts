import { isJsonObject, type JsonObject } from '../../model/json.js';
import { isUrn, type Urn } from '../../urn/urn.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import { listAt } from '../opaque-json.js';
import type { IndexedEdge } from './aspect-store.js';

/** The edges of the lineage graph that one aspect states. Pure, so that the index can be made again from the aspects. */
export function deriveEdges(urn: Urn, aspectName: string, value: JsonObject): readonly IndexedEdge[] {
  return DERIVATIONS.get(aspectName)?.(urn, value) ?? [];
}

/** Whether an aspect of this name can state edges. */
export function statesEdges(aspectName: string): boolean {
  return DERIVATIONS.has(aspectName);
}

type Derivation = (urn: Urn, value: JsonObject) => readonly IndexedEdge[];

/** Source: the `@Relationship` annotations with `isLineage` in DataHub's models. */
const DERIVATIONS: ReadonlyMap<string, Derivation> = new Map<string, Derivation>([
  ['upstreamLineage', (urn, value) => [...edgesTo(urn, urnsAt(value, 'upstreams', 'dataset')), ...columnEdges(value)]],
  ['dataJobInputOutput', (urn, value) => [...edgesTo(urn, jobInputs(value)), ...edgesFrom(urn, jobOutputs(value)), ...columnEdges(value)]],
  ['chartInfo', (urn, value) => edgesTo(urn, [...urnsAt(value, 'inputs', 'string'), ...urnsAt(value, 'inputEdges', 'destinationUrn')])],
  ['dashboardInfo', (urn, value) => edgesTo(urn, dashboardInputs(value))],
]);

function jobInputs(value: JsonObject): readonly Urn[] {
  return [
    ...urnsAt(value, 'inputDatasets'),
    ...urnsAt(value, 'inputDatajobs'),
    ...urnsAt(value, 'inputDatasetEdges', 'destinationUrn'),
    ...urnsAt(value, 'inputDatajobEdges', 'destinationUrn'),
  ];
}

function jobOutputs(value: JsonObject): readonly Urn[] {
  return [...urnsAt(value, 'outputDatasets'), ...urnsAt(value, 'outputDatasetEdges', 'destinationUrn')];
}

function dashboardInputs(value: JsonObject): readonly Urn[] {
  return [
    ...urnsAt(value, 'charts'),
    ...urnsAt(value, 'datasets'),
    ...urnsAt(value, 'chartEdges', 'destinationUrn'),
    ...urnsAt(value, 'datasetEdges', 'destinationUrn'),
    ...urnsAt(value, 'dashboards', 'destinationUrn'),
  ];
}

/**
 * DataHub's indexer stops at the first record that lacks one of its ends, and so do we: a client that relies on what
 * comes after such a record would work here and fail there.
 */
function columnEdges(value: JsonObject): readonly IndexedEdge[] {
  const edges: IndexedEdge[] = [];
  for (const record of listAt(value, 'fineGrainedLineages')) {
    if (!isJsonObject(record) || record['upstreams'] === undefined || record['downstreams'] === undefined) break;
    const upstreams = urnsAt(record, 'upstreams').filter(isColumn);
    for (const downstream of urnsAt(record, 'downstreams').filter(isColumn)) edges.push(...edgesTo(downstream, upstreams));
  }
  return edges;
}

function edgesTo(downstream: Urn, upstreams: readonly Urn[]): readonly IndexedEdge[] {
  return upstreams.map((upstream) => ({ downstream, upstream }));
}

function edgesFrom(upstream: Urn, downstreams: readonly Urn[]): readonly IndexedEdge[] {
  return downstreams.map((downstream) => ({ downstream, upstream }));
}

function isColumn(urn: Urn): boolean {
  return entityTypeOf(urn) === 'schemaField';
}

/** Urns of a list: the items themselves, or, where an item is an object, its member of the given name. */
function urnsAt(value: JsonObject, key: string, member?: string): readonly Urn[] {
  return listAt(value, key)
    .map((item) => (isJsonObject(item) && member !== undefined ? item[member] : item))
    .filter((item): item is Urn => typeof item === 'string' && isUrn(item));
}
