import { HeadwaterError } from '../../../src/errors/headwater-error.js';
import type {
  AspectProposal,
  CatalogWriter,
  LineageEdges,
} from '../../../src/model/catalog-port.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { DatasetReading } from '../../../src/model/observed-state.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { CorpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { type EntityUrn, isDatasetUrn } from '../../../src/urn/entity-urn.js';
import { us } from '../model/state-builders.js';
import { type AspectName, FakeStore } from './fake-store.js';

export type WriteCall = 'updateLineage' | 'propose';

export interface FakeWrite {
  readonly call: WriteCall;
  /** The downstreams or datasets, one per edge or proposal. */
  readonly urns: readonly EntityUrn[];
  /** The proposals that were sent. */
  readonly proposals: readonly AspectProposal[];
}

/** The misbehavior of a catalog. Tests may change it at any time. */
export interface Behavior {
  /** True if it forgets the properties of upstream records. */
  dropsProperties?: boolean;
  /** True if it accepts a write whatever its preconditions are. */
  ignoresConditions?: boolean;
  /** True if it keeps the latest version alone. */
  keepsNoVersions?: boolean;
  /** True if `updateLineage` writes what it read before `before('updateLineage')`, as in DataHub. */
  losesUpdates?: boolean;
  /** True if the time for waits is used up. */
  isOutOfPatience?: boolean;
  /**
   * Returns the error for every write of some downstreams or datasets. Undefined accepts the write.
   */
  refuses?: (call: WriteCall, urns: readonly EntityUrn[]) => HeadwaterError | undefined;
}

export interface FakeCatalog extends CatalogWriter {
  /** The number of tries before each wait. No wait takes time. */
  readonly waits: readonly number[];
  /** Each requested write, including failed ones. */
  readonly writes: readonly FakeWrite[];
  readonly store: FakeStore;
  readonly behavior: Behavior;
  /** Runs an action once, before the next call of a kind: a fault, or a write of another writer. */
  readonly before: (call: 'read' | 'contents' | 'wait' | WriteCall, action: () => void) => void;
  /** Runs an action once, after the next write was carried out: a fault that loses the answer. */
  readonly after: (call: WriteCall, action: () => void) => void;
}

/** A catalog port in memory, with whole aspects, versions, preconditions, and faults on demand. */
export function fakeCatalog(
  readings: readonly DatasetReading[],
  store: FakeStore = new FakeStore(),
  actor: CorpUserUrn = us,
): FakeCatalog {
  for (const reading of readings) store.putReading(reading);
  const writes: FakeWrite[] = [];
  const waits: number[] = [];
  const behavior: Behavior = {};
  const actions = new Map<string, (() => void)[]>();
  const run = (key: string) => actions.get(key)?.shift()?.();
  const plan = (key: string, action: () => void) =>
    void actions.set(key, [...(actions.get(key) ?? []), action]);
  const refuse = (call: WriteCall, urns: readonly EntityUrn[]) => {
    const error = behavior.refuses?.(call, urns);
    if (error) throw error;
  };
  return {
    origin: 'http://127.0.0.1:8080',
    writes,
    waits,
    store,
    behavior,
    before: (call, action) => plan(`before ${call}`, action),
    after: (call, action) => plan(`after ${call}`, action),
    readActor: async () => actor,
    searchDatasets: async () => store.urns().filter(isDatasetUrn),
    readLabels: async () => new Map(),
    listDatasets: async () => store.urns().filter(isDatasetUrn),
    listDatasetsWithUpstreams: async () =>
      store
        .urns()
        .filter(isDatasetUrn)
        .filter((urn) => (store.lineage(urn)?.upstreams.length ?? 0) > 0),
    listEntities: async () => store.urns(),
    listOtherKinds: async () => store.urns().filter((urn) => !isDatasetUrn(urn)),
    readDatasets: async (urns) => {
      run('before read');
      return new Map(urns.map((urn) => [urn, store.reading(urn)]));
    },
    readDatasetsAndColumns: async (urns, { columnsOf, keep }) => {
      run('before read');
      const datasets = new Map(urns.map((urn) => [urn, keep(store.reading(urn))]));
      const isShown = (urn: EntityUrn) => datasets.get(urn)?.kind === 'present';
      const schemas = [...columnsOf]
        .filter(isShown)
        .map((urn) => [urn, store.schema(urn)] as const);
      return { datasets, schemas: new Map(schemas), facts: new Map() };
    },
    readExistence: async (urns) =>
      new Map(urns.map((urn) => [urn, { ...store.reading(urn as EntityUrn), urn }])),
    // Behaves like an index that is still empty.
    searchDownstream: async () => ({ entities: [], failures: [] }),
    readClassifications: async (urns) =>
      new Map(
        urns.map((urn) => [
          urn,
          { kind: 'read', dataset: [], columns: new Map(), domains: [], owners: [] },
        ]),
      ),
    // Behaves like a catalog that does not support the query.
    readPrivileges: async () => ({ lineage: new Map(), granted: new Map() }),
    readWriteSupport: async () => ({ atomicMutation: false, conditions: true }),
    readStoredVersions: async (versions) =>
      new Map(
        [...versions].flatMap(([urn, version]) => {
          const stored = behavior.keepsNoVersions ? undefined : store.storedVersion(urn, version);
          return stored ? [[urn, stored] as const] : [];
        }),
      ),
    readSchemas: async (urns) => new Map(urns.map((urn) => [urn, store.schema(urn)])),
    readContents: async (urns) => {
      run('before contents');
      return new Map(urns.map((urn) => [urn, store.content(urn)]));
    },
    waitToRetry: async (tries) => {
      if (behavior.isOutOfPatience) return false;
      waits.push(tries);
      run('before wait');
      return true;
    },
    updateLineage: async (edges) => {
      const urns = [...edges.edgesToAdd, ...edges.edgesToRemove].map(
        ({ downstreamUrn }) => downstreamUrn,
      );
      writes.push({ call: 'updateLineage', urns, proposals: [] });
      const read = new Map(urns.map((urn) => [urn, store.lineage(urn)]));
      run('before updateLineage');
      refuse('updateLineage', urns);
      const base = behavior.losesUpdates ? read : undefined;
      editEdges(store, edges, { actor, behavior, base });
      run('after updateLineage');
    },
    propose: async (proposals) => {
      // The store keeps flows like entities.
      const urns = proposals.map(({ urn }) => urn as EntityUrn);
      writes.push({ call: 'propose', urns, proposals });
      run('before propose');
      refuse('propose', urns);
      if (!behavior.ignoresConditions) checkConditions(store, proposals);
      for (const { urn, aspects } of proposals)
        for (const { name, value } of aspects)
          store.put(urn as EntityUrn, name, asStored(name, value, behavior));
      run('after propose');
    },
  };
}

/** Writes lineage as another writer. By default the catalog does not tell who that was. */
export function overwrite(
  { store }: FakeCatalog,
  urn: EntityUrn,
  value: UpstreamLineage,
  writtenBy?: string,
): void {
  store.put(urn, 'upstreamLineage', value, writtenBy);
}

interface Edit {
  readonly actor: CorpUserUrn;
  readonly behavior: Behavior;
  /** The lineage that the mutation read. Default: as it is now. */
  readonly base?: ReadonlyMap<EntityUrn, UpstreamLineage | undefined> | undefined;
}

/**
 * Edits edges in DataHub's way: creates a record as its user interface does, and never changes
 * column lineage.
 */
function editEdges(
  store: FakeStore,
  { edgesToAdd, edgesToRemove }: LineageEdges,
  { actor, behavior, base }: Edit,
): void {
  for (const downstream of new Set(
    [...edgesToAdd, ...edgesToRemove].map(({ downstreamUrn }) => downstreamUrn),
  )) {
    const ofThis = ({ downstreamUrn }: { readonly downstreamUrn: EntityUrn }) =>
      downstreamUrn === downstream;
    const before = base ? base.get(downstream) : store.lineage(downstream);
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
    store.put(downstream, 'upstreamLineage', asStored('upstreamLineage', value, behavior));
  }
}

function checkConditions(store: FakeStore, proposals: readonly AspectProposal[]): void {
  for (const { urn, aspects } of proposals) {
    for (const { name, ifVersionMatch, ifUnmodifiedSince } of aspects) {
      const { version: actual, writtenAt } = store.aspect(urn as EntityUrn, name);
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

/** Applies the defaults of DataHub's model, and rounds confidences to float32. */
function asStored(name: AspectName, value: JsonObject, { dropsProperties }: Behavior): JsonObject {
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
