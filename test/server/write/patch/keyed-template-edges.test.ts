import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../src/model/json.js';
import { expectJson } from '../../../support/golden.js';
import { applyOperations, stamp } from '../../../support/server/keyed-patches.js';
import { add, pointer, remove } from '../../../support/server/patches.js';
import { formatRefusal } from '../../../support/server/store.js';
import { column, dataset } from '../../../support/server/urns.js';

const edge = (destinationUrn: string, more: JsonObject = {}) => ({ destinationUrn, ...more });
const [a, b, c] = [dataset('a'), dataset('b'), dataset('c')];
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,prod),j)';

describe('the lineage of a job', () => {
  const jobs = (stored: JsonObject | undefined, ...operations: readonly Json[]) =>
    applyOperations('dataJobInputOutput', stored, ...operations);

  test('starts from empty lists, also from those of older clients', async () => {
    await expectJson(
      import.meta,
      'the-lineage-of-a-job-starts',
      jobs(undefined, add(pointer('inputDatasetEdges', a), edge(a))),
    );
  });

  test('gets and loses edges by their destination, and keeps all other fields', () => {
    const stored = {
      inputDatasets: [b],
      inputDatasetEdges: [edge(a, { custom: 1 }), edge(b)],
      inputDatajobEdges: [edge(job)],
      more: 1,
    };
    const result = jobs(
      stored,
      remove(pointer('inputDatasetEdges', b)),
      add(pointer('inputDatasetEdges', c), edge(c)),
      add(pointer('outputDatasetEdges', b), edge(b)),
      remove(pointer('inputDatajobEdges', 'urn:li:dataJob:none')),
    );
    expect(result).toMatchObject({
      inputDatasets: [b],
      inputDatasetEdges: [edge(a, { custom: 1 }), edge(c)],
      outputDatasetEdges: [edge(b)],
      inputDatajobEdges: [edge(job)],
      more: 1,
    });
  });

  test('has columns under their urns, and column lineage as in datasets', () => {
    const [x, y] = [column('a', 'x'), column('b', 'y')];
    const result = jobs(
      { inputDatasetFields: [column('a', 'z')] },
      add(pointer('inputDatasetFields', x), x),
      add(pointer('fineGrainedLineages', 'NONE', y, 'NONE', x), { confidenceScore: 0.5 }),
    );
    expect(result['inputDatasetFields']).toEqual([column('a', 'z'), x]);
    expect(result['fineGrainedLineages']).toEqual([
      {
        upstreamType: 'FIELD_SET',
        downstreamType: 'FIELD',
        upstreams: [x],
        downstreams: [y],
        confidenceScore: 0.5,
        transformOperation: 'NONE',
      },
    ]);
    expect(
      jobs(result, remove(pointer('fineGrainedLineages', 'NONE', y, 'NONE', x)))[
        'fineGrainedLineages'
      ],
    ).toEqual([]);
  });

  test('is rebuilt with every patch, which fails if that is impossible', () => {
    const twofold = {
      upstreamType: 'FIELD_SET',
      downstreamType: 'FIELD_SET',
      upstreams: [column('a', 'x')],
      downstreams: [column('b', 'y'), column('b', 'z')],
    };
    const patch = add(pointer('inputDatasetEdges', a), edge(a));
    expect(formatRefusal(() => jobs({ fineGrainedLineages: [twofold] }, patch))).toMatch(
      /^validation: .*exactly one downstream/,
    );
  });

  test('can be replaced as a whole', () => {
    expect(
      jobs({ inputDatasetEdges: [edge(a)] }, add('/inputDatasetEdges', [edge(b)]))[
        'inputDatasetEdges'
      ],
    ).toEqual([edge(b)]);
  });
});

describe('a chart and a dashboard', () => {
  test('start from a title and stamps', () => {
    expect(
      applyOperations(
        'chartInfo',
        undefined,
        add(pointer('inputEdges', a), edge(a)),
        add('/title', 'Sales'),
      ),
    ).toEqual({
      title: 'Sales',
      description: '',
      lastModified: { created: stamp, lastModified: stamp },
      inputEdges: [edge(a)],
      inputs: [],
    });
    expect(
      applyOperations(
        'dashboardInfo',
        undefined,
        add(pointer('dashboards', 'urn:li:dashboard:d'), edge('urn:li:dashboard:d')),
      ),
    ).toMatchObject({
      title: '',
      dashboards: [edge('urn:li:dashboard:d')],
      chartEdges: [],
      datasets: [],
    });
  });

  test('keep the inputs of older writers, which are unions', () => {
    const stored = { inputs: [{ string: a }, { string: b }, c] };
    expect(applyOperations('chartInfo', stored, remove(pointer('inputs', b)))['inputs']).toEqual([
      { string: a },
      c,
    ]);
  });
});
