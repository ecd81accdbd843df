import { expect, test } from 'vitest';
import type { Urn } from '../../../../src/urn/urn.js';
import { jane } from '../../../support/server/urns.js';
import {
  type Edit,
  editWorld,
  gold,
  ON_ID,
  ON_ORDERS,
  ON_RAW,
  orders,
  pii,
  raw,
  revenue,
  STAMP,
  steward,
  team,
  testEdits,
} from './edit-world.js';

const tagged = (...tags: readonly Urn[]) => ({ tags: tags.map((tag) => ({ tag })) });
const defined = (...terms: readonly Urn[]) => ({
  terms: terms.map((one) => ({ urn: one })),
  auditStamp: STAMP,
});
const all = `resources: [{${ON_ORDERS}}, {${ON_RAW}}, {${ON_ID}}]`;
const both = `tagUrns: ["${pii}", "${gold}"]`;

const LABELS: readonly Edit[] = [
  [
    'a tag is added once',
    [
      `addTag(input: {tagUrn: "${pii}", ${ON_ORDERS}})`,
      `addTags(input: {tagUrns: ["${pii}", "${gold}", "${gold}"], ${ON_ORDERS}})`,
    ],
    [orders, 'globalTags', tagged(pii, gold)],
  ],
  [
    'a tag is removed',
    [
      `addTags(input: {${both}, ${ON_ORDERS}})`,
      `removeTag(input: {tagUrn: "${pii}", ${ON_ORDERS}})`,
    ],
    [orders, 'globalTags', tagged(gold)],
  ],
  [
    'tags are added to several entities',
    [`batchAddTags(input: {tagUrns: ["${pii}"], ${all}})`],
    [raw, 'globalTags', tagged(pii)],
  ],
  [
    'and to columns',
    [`batchAddTags(input: {tagUrns: ["${pii}"], ${all}})`],
    [
      orders,
      'editableSchemaMetadata',
      { editableSchemaFieldInfo: [{ fieldPath: 'id', globalTags: tagged(pii) }] },
    ],
  ],
  [
    'tags are removed from several entities',
    [`batchAddTags(input: {${both}, ${all}})`, `batchRemoveTags(input: {${both}, ${all}})`],
    [raw, 'globalTags', tagged()],
  ],
  [
    'a term is added with its stamp',
    [`addTerm(input: {termUrn: "${revenue}", ${ON_ORDERS}})`],
    [orders, 'glossaryTerms', defined(revenue)],
  ],
  [
    'a term is added once to several entities',
    [
      `addTerms(input: {termUrns: ["${revenue}"], ${ON_RAW}})`,
      `batchAddTerms(input: {termUrns: ["${revenue}"], ${all}})`,
    ],
    [raw, 'glossaryTerms', defined(revenue)],
  ],
  [
    'terms are removed from several entities',
    [
      `addTerms(input: {termUrns: ["${revenue}"], ${ON_RAW}})`,
      `batchRemoveTerms(input: {termUrns: ["${revenue}"], ${all}})`,
    ],
    [raw, 'glossaryTerms', defined()],
  ],
  [
    'a column keeps what else people said of it',
    [
      `updateDescription(input: {description: "the key", ${ON_ID}})`,
      `addTerm(input: {termUrn: "${revenue}", ${ON_ID}})`,
      `removeTerm(input: {termUrn: "${revenue}", ${ON_ID}})`,
    ],
    [
      orders,
      'editableSchemaMetadata',
      {
        editableSchemaFieldInfo: [
          { fieldPath: 'id', description: 'the key', glossaryTerms: defined() },
        ],
      },
    ],
  ],
];

const TECHNICAL = 'urn:li:ownershipType:__system__technical_owner';
const owned = (...owners: readonly (readonly [Urn, type: string, typeUrn: string])[]) => ({
  owners: owners.map(([owner, type, typeUrn]) => ({
    owner,
    type,
    typeUrn,
    source: { type: 'MANUAL' },
  })),
  lastModified: STAMP,
  ownerTypes: Object.fromEntries(owners.map(([owner, , typeUrn]) => [typeUrn, [owner]])),
});
const JANE = `ownerUrn: "${jane}", ownerEntityType: CORP_USER`;
const twice = `addOwners(input: {owners: [{${JANE}, type: TECHNICAL_OWNER}, {${JANE}, ownershipTypeUrn: "${steward}"}], ${ON_ORDERS}})`;

const OWNERS: readonly Edit[] = [
  [
    'an owner has each type once',
    [
      `addOwner(input: {${JANE}, type: TECHNICAL_OWNER, ${ON_ORDERS}})`,
      `addOwner(input: {${JANE}, ownershipTypeUrn: "${TECHNICAL}", ${ON_ORDERS}})`,
    ],
    [orders, 'ownership', owned([jane, 'TECHNICAL_OWNER', TECHNICAL])],
  ],
  [
    'owners are added with a type of the users, and without a type',
    [
      `batchAddOwners(input: {owners: [{ownerUrn: "${team}", ownerEntityType: CORP_GROUP, ownershipTypeUrn: "${steward}"}, {${JANE}}], resources: [{${ON_RAW}}]})`,
    ],
    [
      raw,
      'ownership',
      owned([team, 'CUSTOM', steward], [jane, 'NONE', 'urn:li:ownershipType:__system__none']),
    ],
  ],
  [
    'an owner loses one type',
    [
      twice,
      `removeOwner(input: {ownerUrn: "${jane}", ownershipTypeUrn: "${TECHNICAL}", ${ON_ORDERS}})`,
    ],
    [orders, 'ownership', owned([jane, 'CUSTOM', steward])],
  ],
  [
    'an owner loses all types',
    [twice, `batchRemoveOwners(input: {ownerUrns: ["${jane}"], resources: [{${ON_ORDERS}}]})`],
    [orders, 'ownership', owned()],
  ],
];

testEdits([...LABELS, ...OWNERS]);

test('a batch writes each aspect once', async () => {
  const { ask, store, put } = editWorld();
  put(orders, 'schemaMetadata', { fields: ['a', 'b'].map((fieldPath) => ({ fieldPath })) });
  const columns = ['a', 'b', 'a'].map((name) => `{${ON_ID.replace('"id"', `"${name}"`)}}`);
  await ask(`mutation { batchAddTags(input: {tagUrns: ["${pii}"], resources: [${columns}]}) }`);
  expect(store.readAspect(orders, 'editableSchemaMetadata')).toMatchObject({
    version: 1,
    value: {
      editableSchemaFieldInfo: [
        { fieldPath: 'a', globalTags: tagged(pii) },
        { fieldPath: 'b', globalTags: tagged(pii) },
      ],
    },
  });
});
