import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import type { WordHit } from '../../../src/server/store/aspect-store.js';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import { openStore } from '../../../src/server/store/open-store.js';
import type { Urn } from '../../../src/urn/urn.js';
import { campaignRuns } from '../../campaigns/campaign.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { column, dataset, jane } from '../../support/server/urns.js';

const datasets = ['a', 'b', 'c', 'd'].map(dataset);
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,dag,PROD),load)' as Urn;
const columns = ['a', 'b', 'c'].map((name) => column(name, 'x'));
const nodes: readonly Urn[] = [...datasets, job, ...columns];

/** The expected content of the store: aspects by urn and name, without derived data. */
type Model = Map<string, JsonObject>;

type Step =
  | { readonly kind: 'write'; readonly urn: Urn; readonly name: string; readonly value: JsonObject }
  | { readonly kind: 'delete aspect'; readonly urn: Urn; readonly name: string }
  | { readonly kind: 'delete'; readonly urn: Urn };

interface Move {
  readonly kind: 'steps' | 'taken back' | 'reopen';
  readonly steps: readonly Step[];
}

const some = (of: readonly Urn[]) => fc.array(fc.constantFrom(...of), { maxLength: 3 });
const lineage = fc
  .record({
    urn: fc.constantFrom(...datasets),
    upstreams: some(datasets),
    from: some(columns),
    to: some(columns),
  })
  .map(({ urn, upstreams, from, to }) => ({
    urn,
    name: 'upstreamLineage',
    value: {
      upstreams: upstreams.map((one) => ({ dataset: one })),
      fineGrainedLineages: [{ upstreams: from, downstreams: to }],
    },
  }));
const ofJob = fc
  .record({ inputs: some(datasets), edges: some(datasets), outputs: some(datasets) })
  .map(({ inputs, edges, outputs }) => ({
    urn: job,
    name: 'dataJobInputOutput',
    value: {
      inputDatasets: inputs,
      inputDatasetEdges: edges.map((destinationUrn) => ({ destinationUrn })),
      outputDatasets: outputs,
    },
  }));
const key = fc
  .constantFrom(...datasets)
  .map((urn) => ({ urn, name: 'datasetKey', value: { name: urn } }));
const status = fc
  .record({ urn: fc.constantFrom(...datasets), removed: fc.boolean() })
  .map(({ urn, removed }) => ({ urn, name: 'status', value: { removed } }));
const words = fc.constantFrom('Alpha', 'beta', 'Gamma alpha', 'c_d');
const described = fc
  .record({ urn: fc.constantFrom(...datasets), name: words, description: words })
  .map(({ urn, ...value }) => ({ urn, name: 'datasetProperties', value }));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: lineage.map((write) => ({ kind: 'write', ...write }) as const) },
  {
    weight: 2,
    arbitrary: fc
      .oneof(ofJob, key, status, described)
      .map((write) => ({ kind: 'write', ...write }) as const),
  },
  fc
    .record({
      urn: fc.constantFrom(...nodes),
      name: fc.constantFrom(
        'upstreamLineage',
        'status',
        'datasetKey',
        'dataJobInputOutput',
        'datasetProperties',
      ),
    })
    .map((one) => ({ kind: 'delete aspect', ...one }) as const),
  fc.constantFrom(...nodes).map((urn) => ({ kind: 'delete', urn }) as const),
);
const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom('steps', 'steps', 'taken back', 'taken back', 'reopen'),
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
});

test('derived data matches the aspects after any writes, deletes, rollbacks and reopening', () => {
  const folder = tempFolder();
  let run = 0;
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      const file = join(folder, `${run++}.db`);
      let store = openStore({ file });
      let model: Model = new Map();
      try {
        for (const one of moves) {
          if (one.kind === 'reopen') {
            store.close();
            store = openStore({ file });
          } else if (one.kind === 'steps') model = takeSteps(store, model, one.steps);
          else
            expect(() => store.transaction(() => takeAndFail(store, model, one.steps))).toThrow(
              'broken off',
            );
          compare(store, model);
        }
      } finally {
        store.close();
      }
    }),
    { numRuns: campaignRuns('derived data', { part: 20, whole: 200 }) },
  );
}, 60_000);

/** Takes the steps, compares inside of the transaction, and makes the transaction fail. */
function takeAndFail(store: CatalogStore, model: Model, steps: readonly Step[]): never {
  compare(store, takeSteps(store, model, steps));
  throw new Error('broken off');
}

function takeSteps(store: CatalogStore, before: Model, steps: readonly Step[]): Model {
  const model = new Map(before);
  for (const one of steps) {
    if (one.kind === 'write') {
      store.write([one], { actor: jane, time: 1 });
      model.set(`${one.urn} ${one.name}`, one.value);
    } else if (one.kind === 'delete aspect') {
      store.deleteAspect(one.urn, one.name);
      model.delete(`${one.urn} ${one.name}`);
    } else {
      store.hardDelete(one.urn);
      for (const place of model.keys()) if (place.startsWith(`${one.urn} `)) model.delete(place);
    }
  }
  return model;
}

function compare(store: CatalogStore, model: Model): void {
  const edges = edgesOf(model);
  for (const urn of nodes) {
    const upstreams = edges
      .filter(([downstream]) => downstream === urn)
      .map(([, upstream]) => upstream);
    const downstreams = edges
      .filter(([, upstream]) => upstream === urn)
      .map(([downstream]) => downstream);
    expect(store.neighbors(urn, 'UPSTREAM')).toEqual([...new Set(upstreams)].sort());
    expect(store.neighbors(urn, 'DOWNSTREAM')).toEqual([...new Set(downstreams)].sort());
    expect(store.exists(urn)).toBe(model.has(`${urn} datasetKey`));
    expect(store.isSoftDeleted(urn)).toBe(model.get(`${urn} status`)?.['removed'] === true);
  }
  for (const word of ['alpha', 'gam', 'b', 'd', 'nothing'])
    expect(store.findWord(word, datasets)).toEqual(hitsOf(word, model));
}

/** The expected hits of a word search: names, then descriptions, of entities that have a key. */
function hitsOf(word: string, model: Model): readonly WordHit[] {
  return datasets.flatMap((urn, i) => {
    const { name = '', description = '' } = model.get(`${urn} datasetProperties`) ?? {};
    const inNames = [`${'abcd'[i]}`, String(name).toLowerCase()].some((one) => one.includes(word));
    const isThere =
      model.has(`${urn} datasetKey`) &&
      (inNames || String(description).toLowerCase().includes(word));
    return isThere ? [{ urn, inNames }] : [];
  });
}

/**
 * The expected edges of the model, as pairs of downstream and upstream. Written independently of
 * the store.
 */
function edgesOf(model: Model): readonly (readonly [string, string])[] {
  return [...model].flatMap(([place, value]) => {
    const [urn = '', name = ''] = place.split(' ');
    return EDGES[name]?.(urn, value) ?? [];
  });
}

// biome-ignore lint/suspicious/noExplicitAny: made by the arbitraries above
type Edges = (urn: string, value: any) => readonly (readonly [string, string])[];

const EDGES: Readonly<Record<string, Edges>> = {
  upstreamLineage: (urn, { upstreams, fineGrainedLineages: [record] }) => [
    ...upstreams.map((upstream: JsonObject) => [urn, upstream['dataset']]),
    ...record.downstreams.flatMap((to: string) =>
      record.upstreams.map((from: string) => [to, from]),
    ),
  ],
  dataJobInputOutput: (urn, { inputDatasets, inputDatasetEdges, outputDatasets }) => [
    ...inputDatasets.map((input: string) => [urn, input]),
    ...inputDatasetEdges.map((edge: JsonObject) => [urn, edge['destinationUrn']]),
    ...outputDatasets.map((output: string) => [output, urn]),
  ],
};
