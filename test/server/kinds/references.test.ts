import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Urn } from '../../../src/urn/urn.js';
import { type Actor, policedCatalog } from '../../support/server/actors.js';
import { BULK, post, runningCatalog } from '../../support/server/catalog.js';
import {
  company,
  companyCatalog,
  edge,
  extract,
  field,
  flow,
  load,
  orders,
  raw,
  revenue,
  sales,
  stored,
} from '../../support/server/company.js';
import { mapping } from '../../support/server/lineage.js';
import { equals, metadataPolicy, on, policyOf, store, to } from '../../support/server/policies.js';
import { onOpenapi, onRestli, upsert } from '../../support/server/proposals.js';
import { column, dataset } from '../../support/server/urns.js';
import { urn } from '../graphql/graphql-client.js';

const missing = dataset('missing');
const job = urn(`urn:li:dataJob:(${flow},missing)`);
const chart = urn('urn:li:chart:(looker,missing)');
const dashboard = urn('urn:li:dashboard:(looker,missing)');

type Row = readonly [title: string, urn: Urn, aspect: string, more: JsonObject, missing: Urn];

/** Members that name an entity which does not exist, added to an aspect of the company. */
const rows: readonly Row[] = [
  ['an input', load, 'dataJobInputOutput', { inputDatasetEdges: [edge(missing)] }, missing],
  ['an older input', load, 'dataJobInputOutput', { inputDatasets: [missing] }, missing],
  ['an output', load, 'dataJobInputOutput', { outputDatasetEdges: [edge(missing)] }, missing],
  ['a job before it', load, 'dataJobInputOutput', { inputDatajobEdges: [edge(job)] }, job],
  [
    'a column',
    load,
    'dataJobInputOutput',
    { fineGrainedLineages: [mapping('orders#total', 'missing#x')] },
    missing,
  ],
  [
    'a column that it reads',
    load,
    'dataJobInputOutput',
    { inputDatasetFields: [column('missing', 'x')] },
    missing,
  ],
  ['an input', revenue, 'chartInfo', { inputEdges: [edge(missing)] }, missing],
  ['an older input', revenue, 'chartInfo', { inputs: [{ string: missing }] }, missing],
  ['a field', revenue, 'inputFields', { fields: [field('x', column('missing', 'x'))] }, missing],
  ['a chart', sales, 'dashboardInfo', { chartEdges: [edge(chart)] }, chart],
  ['an older chart', sales, 'dashboardInfo', { charts: [chart] }, chart],
  ['a dataset', sales, 'dashboardInfo', { datasetEdges: [edge(missing)] }, missing],
  ['a dashboard', sales, 'dashboardInfo', { dashboards: [edge(dashboard)] }, dashboard],
];

describe.each(dialects)('in the dialect %s', (dialect) => {
  test.each(rows)(
    '%s of %s in %s that does not exist',
    async (_title, of, aspect, more, absent) => {
      const catalog = await companyCatalog(dialect);
      const value = { ...stored(of, aspect), ...more };
      const answer = await post(catalog, BULK, [onOpenapi(upsert(of, aspect, value))]);
      const message = `urn does not exist: ${absent}`;
      if (dialect === 'datahub') expect(answer.status).toBe(200);
      else
        expect([answer.status, answer.body]).toEqual([400, { error: 'Validation Error', message }]);
    },
  );

  test('lineage alone makes a job or a chart in DataHub, and not in the dialect of the spec', async () => {
    const catalog = await companyCatalog(dialect);
    const written = [
      upsert(job, 'dataJobInputOutput', stored(load, 'dataJobInputOutput')),
      upsert(chart, 'inputFields', stored(revenue, 'inputFields')),
    ];
    for (const one of written) {
      const { status } = await post(catalog, BULK, [onOpenapi(one)]);
      expect([one.urn, status]).toEqual([one.urn, dialect === 'spec' ? 400 : 200]);
    }
  });

  test('the entities of a batch may name each other in any order', async () => {
    const catalog = await runningCatalog({ dialect });
    const { status } = await post(catalog, BULK, company.toReversed().map(onOpenapi));
    expect(status).toBe(200);
  });
});

test('an edge that is there already may name an entity that does not exist', async () => {
  const catalog = await companyCatalog('spec');
  const value = { ...stored(sales, 'dashboardInfo'), charts: [chart] };
  await post(catalog, '/openapi/v3/entity/chart?async=false', [
    { urn: chart, status: { value: {} } },
  ]);
  await post(catalog, BULK, [onOpenapi(upsert(sales, 'dashboardInfo', value))]);
  await post(catalog, '/entities?action=delete', { urn: chart });
  const kept = { ...value, title: 'changed' };
  expect(
    (await post(catalog, BULK, [onOpenapi(upsert(sales, 'dashboardInfo', kept))])).status,
  ).toBe(200);
});

describe('in the dialect spec, with authentication', () => {
  /** Jane, who may edit the lineage of some entities. */
  async function jane(...urns: readonly Urn[]): Promise<Actor> {
    const catalog = await policedCatalog('spec');
    await store(catalog.admin, ...company);
    const resources = on(equals('URN', ...urns));
    const info = metadataPolicy('EDIT_LINEAGE', to.users('jane'), { resources });
    await store(catalog.admin, policyOf('jane', info));
    return catalog.as('jane');
  }

  test('the right to edit lineage allows to write the aspects with nothing else', async () => {
    const actor = await jane(load, revenue, sales);
    for (const [of, aspect, status] of [
      [load, 'dataJobInputOutput', 200],
      [revenue, 'inputFields', 200],
      [revenue, 'chartInfo', 401],
      [sales, 'dashboardInfo', 401],
    ] as const) {
      const proposal = onRestli(upsert(of, aspect, stored(of, aspect)));
      const answer = await actor.post('/aspects?action=ingestProposal', { proposal });
      expect([aspect, answer.status]).toEqual([aspect, status]);
    }
  });

  test('an added edge needs the right to both of its ends', async () => {
    const actor = await jane(extract, raw);
    const write = (end: Urn) => {
      const value = { inputDatasets: [], outputDatasets: [], outputDatasetEdges: [edge(end)] };
      return actor.post(BULK, [onOpenapi(upsert(extract, 'dataJobInputOutput', value))]);
    };
    expect((await write(raw)).status).toBe(200);
    const answer = await write(orders);
    const error = `urn:li:corpuser:jane is unauthorized to EDIT LINEAGE of entities: ${orders}`;
    expect([answer.status, answer.body]).toEqual([401, { error }]);
  });
});
