import { HeadwaterError } from '../../src/errors/headwater-error.js';
import type { AspectProposal, CatalogWriter, LineageEdges } from '../../src/model/catalog-port.js';
import type { DatasetReading, PresentDataset } from '../../src/model/observed-state.js';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import type { DatasetUrn } from '../../src/urn/dataset-urn.js';
import { us } from './state-builders.js';

export interface FakeCatalog extends CatalogWriter {
  /** The urns of each write that was asked for, failed ones included. */
  readonly writes: readonly (readonly DatasetUrn[])[];
  readonly state: Map<DatasetUrn, DatasetReading>;
  /** Runs before the next call of a kind, once: a fault, or another writer at work. */
  readonly before: (call: 'read' | 'updateLineage' | 'propose', action: () => void) => void;
  /** Runs after the next write was carried out, once: a fault that loses the answer. */
  readonly after: (call: 'updateLineage' | 'propose', action: () => void) => void;
}

/** The catalog port in memory: versions, preconditions, and faults on demand. */
export function fakeCatalog(readings: readonly DatasetReading[]): FakeCatalog {
  const state = new Map(readings.map((one) => [one.urn, one]));
  const writes: (readonly DatasetUrn[])[] = [];
  const actions = new Map<string, (() => void)[]>();
  const run = (key: string) => actions.get(key)?.shift()?.();
  const plan = (key: string, action: () => void) => void actions.set(key, [...(actions.get(key) ?? []), action]);
  return {
    origin: 'http://127.0.0.1:8080',
    writes,
    state,
    before: (call, action) => plan(`before ${call}`, action),
    after: (call, action) => plan(`after ${call}`, action),
    readActor: async () => us,
    searchDatasets: async () => [...state.keys()],
    readDatasets: async (urns) => {
      run('before read');
      return new Map(urns.map((urn) => [urn, state.get(urn) ?? { kind: 'absent', urn }]));
    },
    updateLineage: async (edges) => {
      writes.push(edges.edgesToAdd.map(({ downstreamUrn }) => downstreamUrn));
      run('before updateLineage');
      addEdges(state, edges);
      run('after updateLineage');
    },
    propose: async (proposals) => {
      writes.push(proposals.map(({ urn }) => urn));
      run('before propose');
      checkVersions(state, proposals);
      for (const proposal of proposals) storeProposal(state, proposal);
      run('after propose');
    },
  };
}

/** Puts an aspect in place as another writer would. */
export function overwrite({ state }: FakeCatalog, urn: DatasetUrn, value: UpstreamLineage): void {
  const before = presentOr(state, urn);
  state.set(urn, { ...before, lineage: { version: String(Math.max(Number(before.lineage.version), 0) + 1), value } });
}

function addEdges(state: Map<DatasetUrn, DatasetReading>, { edgesToAdd }: LineageEdges): void {
  for (const { downstreamUrn, upstreamUrn } of edgesToAdd) {
    const before = presentOr(state, downstreamUrn);
    const record = { dataset: upstreamUrn, type: 'TRANSFORMED', created: { time: 5, actor: us }, properties: { source: 'UI' } };
    const value = { ...before.lineage.value, upstreams: [...(before.lineage.value?.upstreams ?? []), record] };
    state.set(downstreamUrn, { ...before, lineage: { version: String(Math.max(Number(before.lineage.version), 0) + 1), value } });
  }
}

function checkVersions(state: Map<DatasetUrn, DatasetReading>, proposals: readonly AspectProposal[]): void {
  for (const { urn, aspects } of proposals) {
    const reading = state.get(urn);
    for (const { name, ifVersionMatch } of aspects) {
      const actual = name === 'upstreamLineage' && reading?.kind === 'present' ? reading.lineage.version : reading ? '1' : '-1';
      if (actual !== ifVersionMatch)
        throw new HeadwaterError('catalog-stale', `Expected version ${ifVersionMatch}, actual version ${actual}`);
    }
  }
}

function storeProposal(state: Map<DatasetUrn, DatasetReading>, { urn, aspects }: AspectProposal): void {
  const before = presentOr(state, urn);
  const lineage = aspects.find(({ name }) => name === 'upstreamLineage');
  if (!lineage) return void state.set(urn, before);
  const version = String(Math.max(Number(before.lineage.version), 0) + 1);
  state.set(urn, { ...before, lineage: { version, value: lineage.value as UpstreamLineage } });
}

function presentOr(state: Map<DatasetUrn, DatasetReading>, urn: DatasetUrn): PresentDataset {
  const reading = state.get(urn);
  return reading?.kind === 'present' ? reading : { kind: 'present', urn, removed: false, lineage: { version: '-1' } };
}
