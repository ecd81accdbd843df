import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { aspectShape } from '../../../src/server/write/aspect-shapes.js';
import { expectGolden } from '../../support/golden.js';
import {
  company,
  edge,
  flow,
  raw,
  revenue,
  sales,
  stamp,
  titled,
} from '../../support/server/company.js';

const job = { name: 'load', type: { string: 'BATCH' } };

/** Wrong values of each aspect, by a title. */
const mistakes: Readonly<Record<string, Readonly<Record<string, JsonObject>>>> = {
  dataJobInputOutput: {
    nothing: {},
    'lists that are no lists': { inputDatasets: {}, outputDatasets: [], inputDatasetEdges: raw },
    'urns of other types': { inputDatasets: [revenue], outputDatasets: [5], inputDatajobs: [flow] },
    'edges without their ends': {
      inputDatasets: [],
      outputDatasets: [],
      inputDatasetEdges: [{}, null, { destinationUrn: 'raw' }],
      outputDatasetEdges: [{ ...edge(raw), properties: { a: 1 }, lastModified: { time: 1 } }],
    },
    'wrong columns': {
      inputDatasets: [],
      outputDatasets: [],
      inputDatasetFields: ['amount'],
      fineGrainedLineages: [
        { upstreamType: 'FIELD', downstreamType: 'FIELD', confidenceScore: '1' },
      ],
    },
  },
  chartInfo: {
    nothing: {},
    'wrong inputs': { ...titled('Revenue'), inputs: [{ string: sales }, 5, { a: raw, b: raw }] },
    'wrong members': {
      ...titled('Revenue'),
      type: 'DONUT',
      access: 'SECRET',
      lastRefreshed: 'now',
    },
    'a wrong stamp': { ...titled('Revenue'), lastModified: { created: { time: 'now' } } },
  },
  dashboardInfo: {
    nothing: {},
    'wrong ends': { ...titled('Sales'), charts: [raw], datasets: ['raw'], dashboards: [{}] },
  },
  inputFields: {
    nothing: {},
    'wrong fields': { fields: [{}, { schemaFieldUrn: 'x', schemaField: { fieldPath: 1 } }] },
  },
  dataJobInfo: {
    nothing: {},
    'wrong members': {
      ...job,
      type: { a: 1, b: 2 },
      flowUrn: raw,
      env: 'prod',
      created: { time: '1' },
    },
  },
  dataFlowInfo: {
    nothing: {},
    'wrong members': { name: 'f', project: 1, customProperties: { a: 1 } },
  },
};

test('the mistakes in the aspects of jobs, charts and dashboards are named with their places', async () => {
  const told = Object.entries(mistakes).flatMap(([name, values]) =>
    Object.entries(values).map(([title, value]) => [
      `${name}: ${title}`,
      aspectShape(name, 'spec')?.findProblems(value).join('\n') ?? '',
    ]),
  );
  await expectGolden(import.meta, 'refused-aspects', Object.fromEntries(told));
});

test('correct aspects have no mistakes, and all their members are known', () => {
  for (const { aspectName, value } of company) {
    const shape = aspectShape(aspectName, 'datahub');
    expect([aspectName, shape?.findProblems(value) ?? []]).toEqual([aspectName, []]);
    expect(shape?.known(value) ?? value).toEqual(value);
  }
});

test('a member of a union may have its name around it or not', () => {
  const find = (name: string, value: JsonObject) => aspectShape(name, 'spec')?.findProblems(value);
  expect(find('dataJobInfo', { ...job, type: 'BATCH' })).toEqual([]);
  expect(find('chartInfo', { ...titled('Revenue'), inputs: [raw, { string: raw }] })).toEqual([]);
  expect(find('inputFields', { fields: [{ schemaFieldUrn: raw }], extra: stamp })).toEqual([]);
});
