import { expect, test } from 'vitest';
import { dialects } from '../../../../src/server/shared/dialect.js';
import { dataset, jane } from '../../../support/server/urns.js';
import {
  editWorld,
  gold,
  ON_ID,
  ON_ORDERS,
  ON_RAW,
  orders,
  pii,
  raw,
  revenue,
  sales,
  tier,
} from './edit-world.js';

const gone = dataset('gone');
const link = (label: string) => `linkUrl: "https://example.org/a", label: "${label}", ${ON_ORDERS}`;
const current = 'currentUrl: "https://example.org/a", currentLabel: "a"';
const manyTags = Array.from({ length: 10_001 }, () => `"${pii}"`).join();
const property = (urn: string, values: string) =>
  `upsertStructuredProperties(input: {assetUrn: "${orders}", structuredPropertyInputParams: [{structuredPropertyUrn: "${urn}", values: ${values}}]}) { properties { associatedUrn } }`;

const REFUSED: readonly (readonly [what: string, mutation: string, words: string])[] = [
  [
    'an entity that does not exist',
    `addTag(input: {tagUrn: "${pii}", resourceUrn: "${gone}"})`,
    `${gone}. Entity does not exist.`,
  ],
  ['an urn that is none', `addTag(input: {tagUrn: "${pii}", resourceUrn: "x"})`, 'invalid urn'],
  [
    'a tag that does not exist',
    `addTag(input: {tagUrn: "urn:li:tag:none", ${ON_ORDERS}})`,
    'urn:li:tag:none. Urn does not exist.',
  ],
  [
    'a batch with one tag that does not exist',
    `addTags(input: {tagUrns: ["${gold}", "urn:li:tag:none"], ${ON_ORDERS}})`,
    'urn:li:tag:none. Urn does not exist.',
  ],
  [
    'a term in place of a tag',
    `addTag(input: {tagUrn: "${revenue}", ${ON_ORDERS}})`,
    'Urn type does not match entity type tag.',
  ],
  [
    'a column that does not exist',
    `addTag(input: {tagUrn: "${pii}", ${ON_ID.replace('"id"', '"none"')}})`,
    'Field none does not exist in the datasets schema.',
  ],
  [
    'a column of a dataset without a schema',
    `addTag(input: {tagUrn: "${pii}", ${ON_ID.replace(ON_ORDERS, ON_RAW)}})`,
    `${raw} has no schema.`,
  ],
  [
    'a column without its kind',
    `addTag(input: {tagUrn: "${pii}", ${ON_ORDERS}, subResource: "id"})`,
    'Give subResource and subResourceType together.',
  ],
  [
    'a batch of too many records',
    `batchAddTags(input: {tagUrns: [${manyTags}], resources: [{${ON_ORDERS}}, {${ON_RAW}}]})`,
    '20002 records, and 20000 is the limit; split the request',
  ],
  [
    'a batch of too many resources',
    `batchAddTags(input: {tagUrns: ["${pii}"], resources: [${Array(1001).fill(`{${ON_ORDERS}}`).join()}]})`,
    '1001 resources, and 1000 is the limit; split it.',
  ],
  [
    'an owner that does not exist',
    `addOwner(input: {ownerUrn: "urn:li:corpuser:none", ownerEntityType: CORP_USER, ${ON_ORDERS}})`,
    'Urn does not exist.',
  ],
  [
    'a user as a group',
    `addOwner(input: {ownerUrn: "${jane}", ownerEntityType: CORP_GROUP, ${ON_ORDERS}})`,
    'Urn type does not match entity type corpGroup.',
  ],
  [
    'a type of ownership that does not exist',
    `addOwner(input: {ownerUrn: "${jane}", ownerEntityType: CORP_USER, ownershipTypeUrn: "urn:li:ownershipType:none", ${ON_ORDERS}})`,
    'urn:li:ownershipType:none does not exist.',
  ],
  [
    'the owner of a column',
    `batchAddOwners(input: {owners: [], resources: [{${ON_ID}}]})`,
    'A column has no aspect ownership; leave subResource out.',
  ],
  [
    'a domain that does not exist',
    `setDomain(entityUrn: "${orders}", domainUrn: "urn:li:domain:none")`,
    'urn:li:domain:none. Urn does not exist.',
  ],
  [
    'a link that is no address',
    `addLink(input: {linkUrl: "nowhere", label: "a", ${ON_ORDERS}})`,
    'Expected an url.',
  ],
  [
    'a change of a link that is not there',
    `updateLink(input: {${current}, ${link('b')}})`,
    'The link does not exist',
  ],
  [
    'a description of a type without one',
    `updateDescription(input: {resourceUrn: "${jane}", description: "me"})`,
    `Unsupported resource type ${jane}`,
  ],
  [
    'a description beside required members that are missing',
    `updateDescription(input: {resourceUrn: "${sales}", description: "x"})`,
    'It has no domainProperties yet.',
  ],
  ['a tag that exists', 'createTag(input: {id: "pii", name: "PII"})', 'This Tag already exists!'],
  [
    'a domain in one that does not exist',
    'createDomain(input: {name: "EU", parentDomain: "urn:li:domain:none"})',
    'Parent Domain is refused. Urn does not exist.',
  ],
  [
    'a value of a structured property that is none',
    property(tier, '[{}]'),
    'needs stringValue or numberValue',
  ],
  [
    'a structured property that does not exist',
    property('urn:li:structuredProperty:none', '[]'),
    'Urn does not exist.',
  ],
  [
    'an access token',
    `addTag(input: {tagUrn: "${pii}", resourceUrn: "urn:li:dataHubAccessToken:made-up"})`,
    'is an access token',
  ],
];

test.each(
  dialects.flatMap((dialect) =>
    REFUSED.map(([what, ...rest]) => [what, dialect, ...rest] as const),
  ),
)('%s is refused, and nothing is written (%s)', async (_what, dialect, mutation, words) => {
  const { refusal, store } = editWorld(dialect);
  const before = store.revision();
  expect((await refusal(`mutation { ${mutation} }`))['message']).toContain(words);
  expect(store.revision()).toBe(before);
});

test('a link cannot become one that is there', async () => {
  const { ask, refusal } = editWorld();
  for (const label of ['a', 'b']) await ask(`mutation { addLink(input: {${link(label)}}) }`);
  const error = await refusal(`mutation { updateLink(input: {${current}, ${link('b')}}) }`);
  expect(error['message']).toContain(
    "The link 'https://example.org/a' with label 'b' already exists",
  );
});
