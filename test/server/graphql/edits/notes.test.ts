import { expect, test } from 'vitest';
import type { Urn } from '../../../../src/urn/urn.js';
import {
  type Edit,
  editWorld,
  ON_ORDERS,
  ON_RAW,
  orders,
  pii,
  raw,
  STAMP,
  sales,
  since,
  testEdits,
  tier,
} from './edit-world.js';

const ofSales = `setDomain(entityUrn: "${orders}", domainUrn: "${sales}")`;

const DOMAINS_AND_DEPRECATION: readonly Edit[] = [
  ['a domain is set', orders, 'domains', ofSales],
  ['a domain is unset', orders, 'domains', ofSales, `unsetDomain(entityUrn: "${orders}")`],
  [
    'a domain of several entities is set',
    raw,
    'domains',
    `batchSetDomain(input: {domainUrn: "${sales}", resources: [{${ON_ORDERS}}, {${ON_RAW}}]})`,
  ],
  [
    'an entity is deprecated',
    orders,
    'deprecation',
    `updateDeprecation(input: {urn: "${orders}", deprecated: true, decommissionTime: 5, note: "old", replacement: "${raw}"})`,
  ],
  [
    'an entity is no longer deprecated',
    orders,
    'deprecation',
    `updateDeprecation(input: {urn: "${orders}", deprecated: true, note: "old", decommissionTime: 5})`,
    `batchUpdateDeprecation(input: {deprecated: false, resources: [{${ON_ORDERS}}]})`,
  ],
  [
    'a column is deprecated',
    `urn:li:schemaField:(${orders},id)`,
    'deprecation',
    `updateDeprecation(input: {urn: "${orders}", subResourceType: DATASET_FIELD, subResource: "id", deprecated: true})`,
  ],
];

const link = (label: string, url: string = 'a') =>
  `linkUrl: "https://example.org/${url}", label: "${label}", ${ON_ORDERS}`;
const PREVIEW = 'settings: {showInAssetPreview: true}';
const a = `addLink(input: {${link('a')}})`;
const aAndB = [a, `addLink(input: {${link('b')}})`];
const MEMORY = 'institutionalMemory';

const LINKS_AND_DESCRIPTIONS: readonly Edit[] = [
  ['a link is added once', orders, MEMORY, ...aAndB, a],
  [
    ...(['the settings of a link change', orders, MEMORY] as const),
    `upsertLink(input: {${link('a')}})`,
    `upsertLink(input: {${link('a')}, ${PREVIEW}})`,
  ],
  [
    ...(['a link is changed in its place', orders, MEMORY, ...aAndB] as const),
    `updateLink(input: {currentUrl: "https://example.org/a", currentLabel: "a", ${link('c', 'c')}, ${PREVIEW}})`,
  ],
  ['a link is removed by its label', orders, MEMORY, ...aAndB, `removeLink(input: {${link('a')}})`],
  [
    ...(['all links with an address are removed', orders, MEMORY, ...aAndB] as const),
    `removeLink(input: {linkUrl: "https://example.org/a", ${ON_ORDERS}})`,
  ],
  [
    'a dataset is described',
    orders,
    'editableDatasetProperties',
    `updateDescription(input: {description: "all orders", ${ON_ORDERS}})`,
  ],
  [
    'a tag that is described gets its name',
    pii,
    'tagProperties',
    `updateDescription(input: {description: "personal", resourceUrn: "${pii}"})`,
  ],
  [
    'a term is defined anew',
    'urn:li:glossaryTerm:cost',
    'glossaryTermInfo',
    'createGlossaryTerm(input: {id: "cost", name: "Cost"})',
    'updateDescription(input: {description: "paid", resourceUrn: "urn:li:glossaryTerm:cost"})',
  ],
];

testEdits('notes', [...DOMAINS_AND_DEPRECATION, ...LINKS_AND_DESCRIPTIONS]);

const SHOWN = '{ properties { structuredProperty { urn } values { __typename } associatedUrn } }';

test('structured properties are set, changed and removed, and shown as they are then', async () => {
  const { ask, store } = editWorld();
  const upsert = (params: string) =>
    ask(
      `mutation { upsertStructuredProperties(input: {assetUrn: "${orders}", structuredPropertyInputParams: [${params}]}) ${SHOWN} }`,
    );
  const param = (property: Urn, value: string) =>
    `{structuredPropertyUrn: "${property}", values: [{${value}}]}`;
  const shown = (...all: readonly (readonly [Urn, string])[]) => ({
    properties: all.map(([one, type]) => ({
      structuredProperty: { urn: one },
      values: [{ __typename: type }],
      associatedUrn: orders,
    })),
  });
  expect(await upsert(param(tier, 'stringValue: "gold"'))).toEqual({
    upsertStructuredProperties: shown([tier, 'StringValue']),
  });
  expect(
    await upsert(param(tier, 'stringValue: "silver"') + param(since, 'numberValue: 2.5')),
  ).toEqual({ upsertStructuredProperties: shown([tier, 'StringValue'], [since, 'NumberValue']) });
  expect(store.readAspect(orders, 'structuredProperties')?.value).toEqual({
    properties: [
      { propertyUrn: tier, values: [{ string: 'silver' }], created: STAMP, lastModified: STAMP },
      { propertyUrn: since, values: [{ double: 2.5 }], created: STAMP, lastModified: STAMP },
    ],
  });
  expect(
    await ask(
      `mutation { removeStructuredProperties(input: {assetUrn: "${orders}", structuredPropertyUrns: ["${tier}"]}) ${SHOWN} }`,
    ),
  ).toEqual({ removeStructuredProperties: shown([since, 'NumberValue']) });
});
