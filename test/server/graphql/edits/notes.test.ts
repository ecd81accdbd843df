import { expect, test } from 'vitest';
import type { Urn } from '../../../../src/urn/urn.js';
import { jane } from '../../../support/server/urns.js';
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

const DOMAINS_AND_DEPRECATION: readonly Edit[] = [
  [
    'a domain is set',
    [`setDomain(entityUrn: "${orders}", domainUrn: "${sales}")`],
    [orders, 'domains', { domains: [sales] }],
  ],
  [
    'a domain is unset',
    [
      `setDomain(entityUrn: "${orders}", domainUrn: "${sales}")`,
      `unsetDomain(entityUrn: "${orders}")`,
    ],
    [orders, 'domains', { domains: [] }],
  ],
  [
    'a domain of several entities is set',
    [`batchSetDomain(input: {domainUrn: "${sales}", resources: [{${ON_ORDERS}}, {${ON_RAW}}]})`],
    [raw, 'domains', { domains: [sales] }],
  ],
  [
    'an entity is deprecated',
    [
      `updateDeprecation(input: {urn: "${orders}", deprecated: true, decommissionTime: 5, note: "old", replacement: "${raw}"})`,
    ],
    [
      orders,
      'deprecation',
      { deprecated: true, decommissionTime: 5, note: 'old', replacement: raw, actor: jane },
    ],
  ],
  [
    'an entity is no longer deprecated',
    [
      `updateDeprecation(input: {urn: "${orders}", deprecated: true, note: "old", decommissionTime: 5})`,
      `batchUpdateDeprecation(input: {deprecated: false, resources: [{${ON_ORDERS}}]})`,
    ],
    [orders, 'deprecation', { deprecated: false, note: '', actor: jane }],
  ],
  [
    'a column is deprecated',
    [
      `updateDeprecation(input: {urn: "${orders}", subResourceType: DATASET_FIELD, subResource: "id", deprecated: true})`,
    ],
    [
      `urn:li:schemaField:(${orders},id)`,
      'deprecation',
      { deprecated: true, note: '', actor: jane },
    ],
  ],
];

const link = (label: string, url: string = 'a') =>
  `linkUrl: "https://example.org/${url}", label: "${label}", ${ON_ORDERS}`;
const stored = (label: string, url: string = 'a') => ({
  url: `https://example.org/${url}`,
  description: label,
  createStamp: STAMP,
});
const PREVIEW = 'settings: {showInAssetPreview: true}';
const changed = { settings: { showInAssetPreview: true }, updateStamp: STAMP };
const aAndB = [`addLink(input: {${link('a')}})`, `addLink(input: {${link('b')}})`];

const LINKS_AND_DESCRIPTIONS: readonly Edit[] = [
  [
    'a link is added once',
    [...aAndB, `addLink(input: {${link('a')}})`],
    [orders, 'institutionalMemory', { elements: [stored('a'), stored('b')] }],
  ],
  [
    'the settings of a link change',
    [`upsertLink(input: {${link('a')}})`, `upsertLink(input: {${link('a')}, ${PREVIEW}})`],
    [orders, 'institutionalMemory', { elements: [{ ...stored('a'), ...changed }] }],
  ],
  [
    'a link is changed in its place',
    [
      ...aAndB,
      `updateLink(input: {currentUrl: "https://example.org/a", currentLabel: "a", ${link('c', 'c')}, ${PREVIEW}})`,
    ],
    [
      orders,
      'institutionalMemory',
      { elements: [{ ...stored('c', 'c'), ...changed }, stored('b')] },
    ],
  ],
  [
    'a link is removed by its label',
    [...aAndB, `removeLink(input: {${link('a')}})`],
    [orders, 'institutionalMemory', { elements: [stored('b')] }],
  ],
  [
    'all links with an address are removed',
    [...aAndB, `removeLink(input: {linkUrl: "https://example.org/a", ${ON_ORDERS}})`],
    [orders, 'institutionalMemory', { elements: [] }],
  ],
  [
    'a dataset is described',
    [`updateDescription(input: {description: "all orders", ${ON_ORDERS}})`],
    [orders, 'editableDatasetProperties', { description: 'all orders' }],
  ],
  [
    'a tag that is described gets its name',
    [`updateDescription(input: {description: "personal", resourceUrn: "${pii}"})`],
    [pii, 'tagProperties', { name: 'pii', description: 'personal' }],
  ],
  [
    'a term is defined anew',
    [
      'createGlossaryTerm(input: {id: "cost", name: "Cost"})',
      'updateDescription(input: {description: "paid", resourceUrn: "urn:li:glossaryTerm:cost"})',
    ],
    [
      'urn:li:glossaryTerm:cost',
      'glossaryTermInfo',
      { name: 'Cost', definition: 'paid', termSource: 'INTERNAL' },
    ],
  ],
];

testEdits([...DOMAINS_AND_DEPRECATION, ...LINKS_AND_DESCRIPTIONS]);

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
