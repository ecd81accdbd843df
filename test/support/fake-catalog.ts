import { HeadwaterError } from '../../src/errors/headwater-error.js';
import type { AspectProposal, CatalogWriter, LineageEdges } from '../../src/model/catalog-port.js';
import type { JsonObject } from '../../src/model/json.js';
import type { DatasetReading } from '../../src/model/observed-state.js';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import type { CorpUserUrn } from '../../src/urn/corp-user-urn.js';
import type { DatasetUrn } from '../../src/urn/dataset-urn.js';
import { type AspectName, FakeStore } from './fake-store.js';
import { us } from './state-builders.js';

export type WriteCall = 'updateLineage' | 'propose';

export interface FakeWrite {
  readonly call: WriteCall;
  /** The downstreams or datasets, one for each edge or proposal. */
  readonly urns: readonly DatasetUrn[];
  /** What was sent, where it were proposals. */
  readonly proposals: readonly AspectProposal[];
}

/** What a catalog can be like that does not do as it should. May be changed at any time. */
export interface Behaviour {
  /** Whether it forgets the properties of upstream records. */
  dropsProperties?: boolean;
  /** Whether it takes a write whatever its preconditions say. */
  ignoresConditions?: boolean;
  /** Whether the budget for waits is spent. */
  isOutOfPatience?: boolean;
  /** What it answers to every write of these downstreams or datasets; nothing lets it through. */
  refuses?: (call: WriteCall, urns: readonly DatasetUrn[]) => HeadwaterError | undefined;
}

export interface FakeCatalog extends CatalogWriter {
  /** The tries that were waited after, one for each wait. Nothing waits in earnest. */
  readonly waits: readonly number[];
  /** Each write that was asked for, failed ones included. */
  readonly writes: readonly FakeWrite[];
  readonly store: FakeStore;
  readonly behaviour: Behaviour;
  /** Runs before the next call of a kind, once: a fault, or another writer at work. */
  readonly before: (call: 'read' | 'contents' | 'wait' | WriteCall, action: () => void) => void;
  /** Runs after the next write was carried out, once: a fault that loses the answer. */
  readonly after: (call: WriteCall, action: () => void) => void;
}

/** The catalog port in memory: whole aspects, versions, preconditions, and faults on demand. */
export function fakeCatalog(
  readings: readonly DatasetReading[],
  store: FakeStore = new FakeStore(),
  actor: CorpUserUrn = us,
): FakeCatalog {
  for (const reading of readings) store.putReading(reading);
  const writes: FakeWrite[] = [];
  const waits: number[] = [];
  const behaviour: Behaviour = {};
  const actions = new Map<string, (() => void)[]>();
  const run = (key: string) => actions.get(key)?.shift()?.();
  const plan = (key: string, action: () => void) =>
    void actions.set(key, [...(actions.get(key) ?? []), action]);
  const refuse = (call: WriteCall, urns: readonly DatasetUrn[]) => {
    const error = behaviour.refuses?.(call, urns);
    if (error) throw error;
  };
  return {
    origin: 'http://127.0.0.1:8080',
    writes,
    waits,
    store,
    behaviour,
    before: (call, action) => plan(`before ${call}`, action),
    after: (call, action) => plan(`after ${call}`, action),
    readActor: async () => actor,
    searchDatasets: async () => store.urns(),
    listDatasetsWithUpstreams: async () =>
      store.urns().filter((urn) => (store.lineage(urn)?.upstreams.length ?? 0) > 0),
    readDatasets: async (urns) => {
      run('before read');
      return new Map(urns.map((urn) => [urn, store.reading(urn)]));
    },
    // As an index that has nothing yet.
    searchDownstream: async () => ({ entities: [], failures: [] }),
    readClassifications: async (urns) =>
      new Map(urns.map((urn) => [urn, { kind: 'read', dataset: [], columns: new Map() }])),
    // As a catalog that does not know the question.
    readPrivileges: async () => ({ lineage: new Map(), granted: new Map() }),
    // As a catalog that keeps none.
    readStoredVersions: async () => new Map(),
    readSchemas: async (urns) => new Map(urns.map((urn) => [urn, store.schema(urn)])),
    readContents: async (urns) => {
      run('before contents');
      return new Map(urns.map((urn) => [urn, store.content(urn)]));
    },
    waitToRetry: async (tries) => {
      if (behaviour.isOutOfPatience) return false;
      waits.push(tries);
      run('before wait');
      return true;
    },
    updateLineage: async (edges) => {
      const urns = [...edges.edgesToAdd, ...edges.edgesToRemove].map(
        ({ downstreamUrn }) => downstreamUrn,
      );
      writes.push({ call: 'updateLineage', urns, proposals: [] });
      run('before updateLineage');
      refuse('updateLineage', urns);
      editEdges(store, edges, { actor, behaviour });
      run('after updateLineage');
    },
    propose: async (proposals) => {
      const urns = proposals.map(({ urn }) => urn);
      writes.push({ call: 'propose', urns, proposals });
      run('before propose');
      refuse('propose', urns);
      if (!behaviour.ignoresConditions) checkConditions(store, proposals);
      for (const { urn, aspects } of proposals)
        for (const { name, value } of aspects)
          store.put(urn, name, asStored(name, value, behaviour));
      run('after propose');
    },
  };
}

/** Puts a lineage in place as another writer would. */
export function overwrite({ store }: FakeCatalog, urn: DatasetUrn, value: UpstreamLineage): void {
  store.put(urn, 'upstreamLineage', value);
}

interface Edit {
  readonly actor: CorpUserUrn;
  readonly behaviour: Behaviour;
}

/** As DataHub does it: the record is made as if by its user interface, and column lineage is left whatever happens. */
function editEdges(
  store: FakeStore,
  { edgesToAdd, edgesToRemove }: LineageEdges,
  { actor, behaviour }: Edit,
): void {
  for (const downstream of new Set(
    [...edgesToAdd, ...edgesToRemove].map(({ downstreamUrn }) => downstreamUrn),
  )) {
    const ofThis = ({ downstreamUrn }: { readonly downstreamUrn: DatasetUrn }) =>
      downstreamUrn === downstream;
    const before = store.lineage(downstream);
    const upstreams = before?.upstreams ?? [];
    const stamp = { time: store.tick(), actor };
    const added = edgesToAdd
      .filter(
        (edge) => ofThis(edge) && !upstreams.some(({ dataset }) => dataset === edge.upstreamUrn),
      )
      .map(({ upstreamUrn }) => ({
        auditStamp: stamp,
        created: stamp,
        dataset: upstreamUrn,
        type: 'TRANSFORMED',
        properties: { source: 'UI' },
      }));
    const gone = new Set<string>(
      edgesToRemove.filter(ofThis).map(({ upstreamUrn }) => upstreamUrn),
    );
    const missing = [downstream, ...added.map(({ dataset }) => dataset)].find(
      (urn) => store.reading(urn).kind === 'absent',
    );
    if (missing) throw new HeadwaterError('catalog-rejected', `urn does not exist: ${missing}`);
    const value = {
      ...before,
      upstreams: [...upstreams, ...added].filter(({ dataset }) => !gone.has(dataset)),
    };
    store.put(downstream, 'upstreamLineage', asStored('upstreamLineage', value, behaviour));
  }
}

function checkConditions(store: FakeStore, proposals: readonly AspectProposal[]): void {
  for (const { urn, aspects } of proposals) {
    for (const { name, ifVersionMatch, ifUnmodifiedSince } of aspects) {
      const { version: actual, writtenAt } = store.aspect(urn, name);
      if (actual !== ifVersionMatch)
        throw new HeadwaterError(
          'catalog-stale',
          `Expected version ${ifVersionMatch}, actual version ${actual}`,
        );
      if (ifUnmodifiedSince !== undefined && (writtenAt ?? 0) > ifUnmodifiedSince)
        throw new HeadwaterError(
          'catalog-stale',
          `Item last modified ${writtenAt} > ${ifUnmodifiedSince}`,
        );
    }
  }
}

/** With the defaults of DataHub's model, and confidences as the float32 that it keeps. */
function asStored(name: AspectName, value: JsonObject, { dropsProperties }: Behaviour): JsonObject {
  if (name !== 'upstreamLineage') return value;
  const { upstreams, fineGrainedLineages, ...rest } = value as UpstreamLineage;
  const noStamp = { time: 0, actor: 'urn:li:corpuser:unknown' };
  return {
    ...rest,
    upstreams: upstreams.map(({ properties, ...record }) => ({
      auditStamp: noStamp,
      ...record,
      ...(properties && !dropsProperties && { properties }),
    })),
    ...(fineGrainedLineages && {
      fineGrainedLineages: fineGrainedLineages.map((record) => ({
        ...record,
        confidenceScore: Math.fround(record.confidenceScore ?? 1),
      })),
    }),
  };
}
