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
  steward,
  team,
  testEdits,
} from './edit-world.js';

const tagged = (...tags: readonly Urn[]) => ({ tags: tags.map((tag) => ({ tag })) });
const all = `resources: [{${ON_ORDERS}}, {${ON_RAW}}, {${ON_ID}}]`;
const both = `tagUrns: ["${pii}", "${gold}"]`;

const LABELS: readonly Edit[] = [
  [
    'a tag is added once',
    orders,
    'globalTags',
    `addTag(input: {tagUrn: "${pii}", ${ON_ORDERS}})`,
    `addTags(input: {tagUrns: ["${pii}", "${gold}", "${gold}"], ${ON_ORDERS}})`,
  ],
  [
    'a tag is removed',
    orders,
    'globalTags',
    `addTags(input: {${both}, ${ON_ORDERS}})`,
    `removeTag(input: {tagUrn: "${pii}", ${ON_ORDERS}})`,
  ],
  [
    'tags are added to several entities',
    raw,
    'globalTags',
    `batchAddTags(input: {tagUrns: ["${pii}"], ${all}})`,
  ],
  [
    'and to columns',
    orders,
    'editableSchemaMetadata',
    `batchAddTags(input: {tagUrns: ["${pii}"], ${all}})`,
  ],
  [
    'tags are removed from several entities',
    raw,
    'globalTags',
    `batchAddTags(input: {${both}, ${all}})`,
    `batchRemoveTags(input: {${both}, ${all}})`,
  ],
  [
    'a term is added with its stamp',
    orders,
    'glossaryTerms',
    `addTerm(input: {termUrn: "${revenue}", ${ON_ORDERS}})`,
  ],
  [
    'a term is added once to several entities',
    raw,
    'glossaryTerms',
    `addTerms(input: {termUrns: ["${revenue}"], ${ON_RAW}})`,
    `batchAddTerms(input: {termUrns: ["${revenue}"], ${all}})`,
  ],
  [
    'terms are removed from several entities',
    raw,
    'glossaryTerms',
    `addTerms(input: {termUrns: ["${revenue}"], ${ON_RAW}})`,
    `batchRemoveTerms(input: {termUrns: ["${revenue}"], ${all}})`,
  ],
  [
    'a column keeps what else people said of it',
    orders,
    'editableSchemaMetadata',
    `updateDescription(input: {description: "the key", ${ON_ID}})`,
    `addTerm(input: {termUrn: "${revenue}", ${ON_ID}})`,
    `removeTerm(input: {termUrn: "${revenue}", ${ON_ID}})`,
  ],
];

const TECHNICAL = 'urn:li:ownershipType:__system__technical_owner';
const JANE = `ownerUrn: "${jane}", ownerEntityType: CORP_USER`;
const twice = `addOwners(input: {owners: [{${JANE}, type: TECHNICAL_OWNER}, {${JANE}, ownershipTypeUrn: "${steward}"}], ${ON_ORDERS}})`;

const OWNERS: readonly Edit[] = [
  [
    'an owner has each type once',
    orders,
    'ownership',
    `addOwner(input: {${JANE}, type: TECHNICAL_OWNER, ${ON_ORDERS}})`,
    `addOwner(input: {${JANE}, ownershipTypeUrn: "${TECHNICAL}", ${ON_ORDERS}})`,
  ],
  [
    'owners are added with a type of the users, and without a type',
    raw,
    'ownership',
    `batchAddOwners(input: {owners: [{ownerUrn: "${team}", ownerEntityType: CORP_GROUP, ownershipTypeUrn: "${steward}"}, {${JANE}}], resources: [{${ON_RAW}}]})`,
  ],
  [
    'an owner loses one type',
    orders,
    'ownership',
    twice,
    `removeOwner(input: {ownerUrn: "${jane}", ownershipTypeUrn: "${TECHNICAL}", ${ON_ORDERS}})`,
  ],
  [
    'an owner loses all types',
    orders,
    'ownership',
    twice,
    `batchRemoveOwners(input: {ownerUrns: ["${jane}"], resources: [{${ON_ORDERS}}]})`,
  ],
];

testEdits('labels-and-owners', [...LABELS, ...OWNERS]);

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
