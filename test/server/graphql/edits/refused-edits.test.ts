import { expect, test } from 'vitest';
import { dialects } from '../../../../src/server/shared/dialect.js';
import { expectGolden } from '../../../support/golden.js';
import { dataset, jane } from '../../../support/server/urns.js';
import {
  editWorld,
  gold,
  ON_ID,
  ON_ORDERS,
  ON_RAW,
  orders,
  pii,
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

/** Mutations that are refused, by what is wrong in them. */
const REFUSED: Readonly<Record<string, string>> = {
  'an entity that does not exist': `addTag(input: {tagUrn: "${pii}", resourceUrn: "${gone}"})`,
  'a text that is no urn': `addTag(input: {tagUrn: "${pii}", resourceUrn: "x"})`,
  'a tag that does not exist': `addTag(input: {tagUrn: "urn:li:tag:none", ${ON_ORDERS}})`,
  'a batch with one tag that does not exist': `addTags(input: {tagUrns: ["${gold}", "urn:li:tag:none"], ${ON_ORDERS}})`,
  'a term in place of a tag': `addTag(input: {tagUrn: "${revenue}", ${ON_ORDERS}})`,
  'a column that does not exist': `addTag(input: {tagUrn: "${pii}", ${ON_ID.replace('"id"', '"none"')}})`,
  'a column of a dataset without a schema': `addTag(input: {tagUrn: "${pii}", ${ON_ID.replace(ON_ORDERS, ON_RAW)}})`,
  'a column without its kind': `addTag(input: {tagUrn: "${pii}", ${ON_ORDERS}, subResource: "id"})`,
  'a batch of too many records': `batchAddTags(input: {tagUrns: [${manyTags}], resources: [{${ON_ORDERS}}, {${ON_RAW}}]})`,
  'a batch of too many resources': `batchAddTags(input: {tagUrns: ["${pii}"], resources: [${Array(1001).fill(`{${ON_ORDERS}}`).join()}]})`,
  'an owner that does not exist': `addOwner(input: {ownerUrn: "urn:li:corpuser:none", ownerEntityType: CORP_USER, ${ON_ORDERS}})`,
  'a user as a group': `addOwner(input: {ownerUrn: "${jane}", ownerEntityType: CORP_GROUP, ${ON_ORDERS}})`,
  'a type of ownership that does not exist': `addOwner(input: {ownerUrn: "${jane}", ownerEntityType: CORP_USER, ownershipTypeUrn: "urn:li:ownershipType:none", ${ON_ORDERS}})`,
  'the owner of a column': `batchAddOwners(input: {owners: [], resources: [{${ON_ID}}]})`,
  'a domain that does not exist': `setDomain(entityUrn: "${orders}", domainUrn: "urn:li:domain:none")`,
  'a link that is not an address': `addLink(input: {linkUrl: "nowhere", label: "a", ${ON_ORDERS}})`,
  'a change of a link that is not there': `updateLink(input: {${current}, ${link('b')}})`,
  'a description of a type without one': `updateDescription(input: {resourceUrn: "${jane}", description: "me"})`,
  'a description beside required members that are missing': `updateDescription(input: {resourceUrn: "${sales}", description: "x"})`,
  'a tag that exists': 'createTag(input: {id: "pii", name: "PII"})',
  'a domain in one that does not exist':
    'createDomain(input: {name: "EU", parentDomain: "urn:li:domain:none"})',
  'an empty value of a structured property': property(tier, '[{}]'),
  'a structured property that does not exist': property('urn:li:structuredProperty:none', '[]'),
  'an access token': `addTag(input: {tagUrn: "${pii}", resourceUrn: "urn:li:dataHubAccessToken:made-up"})`,
};

test.each(dialects)(
  'what cannot be done is refused, and nothing is written (%s)',
  async (dialect) => {
    const told: Record<string, string> = {};
    for (const [what, mutation] of Object.entries(REFUSED)) {
      const { refusal, store } = editWorld(dialect);
      const before = store.revision();
      told[what] = String((await refusal(`mutation { ${mutation} }`))['message']);
      expect(store.revision()).toBe(before);
    }
    await expectGolden(import.meta, 'refused-edits', told);
  },
);

test('a link cannot become one that is there', async () => {
  const { ask, refusal } = editWorld();
  for (const label of ['a', 'b']) await ask(`mutation { addLink(input: {${link(label)}}) }`);
  const error = await refusal(`mutation { updateLink(input: {${current}, ${link('b')}}) }`);
  expect(error['message']).toContain(
    "The link 'https://example.org/a' with label 'b' already exists",
  );
});
