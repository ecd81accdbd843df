import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { dialects } from '../../../../src/server/shared/dialect.js';
import type { Urn } from '../../../../src/urn/urn.js';
import { filledCatalog, post } from '../../../support/server/catalog.js';
import { upsert } from '../../../support/server/proposals.js';
import { dataset, jane } from '../../../support/server/urns.js';
import { urn } from '../graphql-client.js';

const orders = dataset('orders');
const raw = dataset('raw');
const sales = urn('urn:li:domain:sales');
const product = urn('urn:li:dataProduct:shop');
const node = urn('urn:li:glossaryNode:money');
const versions = urn('urn:li:versionSet:(orders,dataset)');
const lineage = urn('urn:li:container:shop');

/** An incident on `orders`, raised at a time. */
function incident(id: string, time: number, status: JsonObject, more: JsonObject = {}) {
  const stamp = { time, actor: jane };
  return upsert(urn(`urn:li:incident:${id}`), 'incidentInfo', {
    type: 'OPERATIONAL',
    entities: [orders],
    status: { ...status, lastUpdated: stamp },
    created: stamp,
    ...more,
  });
}

function run(id: string, time: number, aspectName: string, value: JsonObject) {
  const process = urn(`urn:li:dataProcessInstance:${id}`);
  const properties = { name: id, created: { time, actor: jane } };
  return [
    upsert(process, 'dataProcessInstanceProperties', properties),
    upsert(process, aspectName, value),
  ];
}

const version = (name: Urn, sortId: string) =>
  upsert(name, 'versionProperties', {
    versionSet: versions,
    version: { versionTag: sortId },
    sortId,
    versioningScheme: 'LEXICOGRAPHIC_STRING',
  });

const ASPECTS = [
  incident('old', 1, { state: 'ACTIVE', stage: 'TRIAGE' }, { priority: 0 }),
  incident('new', 3, { state: 'ACTIVE' }, { assignees: [{ actor: jane, assignedAt: {} }] }),
  incident('done', 2, { state: 'RESOLVED', stage: 'FIXED' }, { priority: 3 }),
  ...[orders, raw].map((one) => upsert(one, 'domains', { domains: [sales] })),
  ...[orders, raw].map((one) => upsert(one, 'container', { container: lineage })),
  upsert(raw, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] }),
  upsert(raw, 'siblings', { siblings: [orders], primary: false }),
  upsert(sales, 'domainProperties', { name: 'Sales' }),
  upsert(product, 'dataProductProperties', {
    name: 'Shop',
    assets: [{ destinationUrn: orders, outputPort: true }, { destinationUrn: raw }],
  }),
  upsert(urn('urn:li:glossaryTerm:tax'), 'glossaryTermInfo', {
    name: 'Tax',
    definition: '',
    termSource: 'INTERNAL',
    parentNode: node,
  }),
  upsert(urn('urn:li:glossaryNode:fees'), 'glossaryNodeInfo', {
    name: 'Fees',
    definition: '',
    parentNode: node,
  }),
  ...run('early', 1, 'dataProcessInstanceInput', { inputs: [orders] }),
  ...run('late', 2, 'dataProcessInstanceInput', { inputs: [orders] }),
  ...run('writes', 3, 'dataProcessInstanceOutput', { outputs: [orders] }),
  version(orders, 'v1'),
  version(raw, 'v2'),
];

const IS_PII = '{ field: "tags", values: ["urn:li:tag:pii"] }';
const HITS = 'start count total searchResults { entity { urn } }';
const SCROLLED = 'nextScrollId count total searchResults { entity { urn } }';

/** Fields of entities with the urns that they list, and the total if the page is not all. */
const CASES: readonly (readonly [entity: string, field: string, urns: readonly string[]])[] = [
  ['dataset', 'incidents', ['new', 'done', 'old'].map((id) => `urn:li:incident:${id}`)],
  ['dataset', 'incidents(state: ACTIVE)', ['urn:li:incident:new', 'urn:li:incident:old']],
  ['dataset', 'incidents(state: ACTIVE, stage: TRIAGE)', ['urn:li:incident:old']],
  ['dataset', 'incidents(priority: LOW)', ['urn:li:incident:done']],
  ['dataset', `incidents(assigneeUrns: ["${jane}"])`, ['urn:li:incident:new']],
  ['dataset', 'incidents(start: 1, count: 1)', ['urn:li:incident:done']],
  [
    'dataset',
    'runs(direction: INCOMING)',
    ['urn:li:dataProcessInstance:late', 'urn:li:dataProcessInstance:early'],
  ],
  ['dataset', 'runs(direction: OUTGOING)', ['urn:li:dataProcessInstance:writes']],
  ['dataset', 'siblingsSearch(input: { query: "*" })', [raw]],
  ['dataset', 'siblingsSearch(input: { query: "nothing" })', []],
  ['domain', 'entities', [orders, raw]],
  ['domain', `entities(input: { filters: [${IS_PII}] })`, [raw]],
  ['domain', 'entities(input: { query: "orders" })', [orders]],
  ['domain', 'entities(input: { filters: [{ field: "_entityType", values: ["CHART"] }] })', []],
  ['container', `entities(input: { filters: [${IS_PII}], count: 1 })`, [raw]],
  ['dataProduct', `entities(input: { query: "*", orFilters: [{ and: [${IS_PII}] }] })`, [raw]],
  ['dataProduct', 'entities(input: { query: "*", types: [CHART] })', []],
  [
    'dataProduct',
    'entities(input: { query: "*", filters: [{ field: "isOutputPort", values: ["true"] }] })',
    [orders],
  ],
  [
    'dataProduct',
    'entities(input: { query: "*", filters: [{ field: "isOutputPort", values: ["false"] }] })',
    [raw],
  ],
  [
    'glossaryNode',
    'glossaryChildrenSearch(input: { query: "*" })',
    ['urn:li:glossaryNode:fees', 'urn:li:glossaryTerm:tax'],
  ],
  [
    'glossaryNode',
    'glossaryChildrenSearch(input: { query: "*", types: [GLOSSARY_TERM] })',
    ['urn:li:glossaryTerm:tax'],
  ],
  ['versionSet', 'versionsSearch(input: { query: "*" })', [raw, orders]],
];

const ENTITIES: Readonly<Record<string, string>> = {
  dataset: orders,
  domain: sales,
  container: lineage,
  dataProduct: product,
  glossaryNode: node,
  versionSet: versions,
};

/** The members of the page of a field, for the query. */
function membersOf(field: string): string {
  if (field.startsWith('incidents')) return 'incidents { urn }';
  if (field.startsWith('runs')) return 'runs { urn }';
  return /^(siblings|glossaryChildren)/.test(field) ? SCROLLED : HITS;
}

test.each(dialects)('lists of related entities take their filters (%s)', async (dialect) => {
  const catalog = await filledCatalog({ dialect }, ...ASPECTS);
  for (const [entity, field, urns] of CASES) {
    const query = `{ ${entity}(urn: "${ENTITIES[entity]}") { ${field} { ${membersOf(field)} } } }`;
    const { body } = await post(catalog, '/api/graphql', { query });
    const [page] = Object.values(body.data?.[entity] ?? {}) as readonly JsonObject[];
    const listed = page?.['incidents'] ?? page?.['runs'] ?? page?.['searchResults'];
    const found = (
      listed as readonly { urn?: string; entity?: { urn: string } }[] | undefined
    )?.map((one) => one.urn ?? one.entity?.urn);
    expect([field, body.errors, found]).toEqual([field, undefined, urns]);
  }
});

test('pages of related entities have the sizes of DataHub, and a scroll goes on', async () => {
  const catalog = await filledCatalog({ dialect: 'datahub' }, ...ASPECTS);
  const ask = async (query: string) => {
    const { body } = await post(catalog, '/api/graphql', { query });
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  expect(
    await ask(`{ dataset(urn: "${orders}") { incidents(state: RESOLVED) { start count total incidents { priority assignees { ... on CorpUser { urn } } status { state stage } } } }
      domain(urn: "${sales}") { entities(input: { count: 0 }) { start count total } }
      listDataProductAssets(urn: "${product}", input: { query: "*", filters: [${IS_PII}] }) { ${HITS} } }`),
  ).toEqual({
    dataset: {
      incidents: {
        start: 0,
        count: 20,
        total: 1,
        incidents: [
          { priority: 'LOW', assignees: [], status: { state: 'RESOLVED', stage: 'FIXED' } },
        ],
      },
    },
    domain: { entities: { start: 0, count: 0, total: 2 } },
    listDataProductAssets: {
      start: 0,
      count: 10,
      total: 1,
      searchResults: [{ entity: { urn: raw } }],
    },
  });
  const scroll = async (scrollId: string | null) => {
    const id = scrollId === null ? '' : `, scrollId: "${scrollId}"`;
    const { glossaryNode } = await ask(
      `{ glossaryNode(urn: "${node}") { glossaryChildrenSearch(input: { query: "*", count: 1${id} }) { ${SCROLLED} } } }`,
    );
    return glossaryNode.glossaryChildrenSearch;
  };
  const first = await scroll(null);
  expect(first).toMatchObject({ count: 1, total: 2 });
  const second = await scroll(first.nextScrollId);
  expect(second.searchResults).toEqual([{ entity: { urn: 'urn:li:glossaryTerm:tax' } }]);
});
