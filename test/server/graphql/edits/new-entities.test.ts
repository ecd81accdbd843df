import { expect, test } from 'vitest';
import { jane } from '../../../support/server/urns.js';
import { urn } from '../graphql-client.js';
import { type Edit, editWorld, STAMP, sales, steward, team, testEdits } from './edit-world.js';

const TECHNICAL = 'urn:li:ownershipType:__system__technical_owner';
const MANUAL = { type: 'MANUAL' };

const CREATED: readonly Edit[] = [
  [
    'a tag is created',
    ['createTag(input: {id: "new", name: "New", description: "fresh"})'],
    ['urn:li:tag:new', 'tagProperties', { name: 'New', description: 'fresh' }],
  ],
  [
    'its creator owns it',
    ['createTag(input: {id: "new", name: "New"})'],
    [
      'urn:li:tag:new',
      'ownership',
      {
        owners: [{ owner: jane, type: 'TECHNICAL_OWNER', typeUrn: TECHNICAL, source: MANUAL }],
        lastModified: STAMP,
        ownerTypes: { [TECHNICAL]: [jane] },
      },
    ],
  ],
  [
    'a domain is created in another',
    [
      `createDomain(input: {id: "eu", name: "EU", description: "Europe", parentDomain: "${sales}"})`,
    ],
    [
      'urn:li:domain:eu',
      'domainProperties',
      { name: 'EU', description: 'Europe', created: STAMP, parentDomain: sales },
    ],
  ],
  [
    'a domain is created with owners',
    [
      `createDomain(input: {id: "eu", name: "EU", owners: [{ownerUrn: "${team}", ownerEntityType: CORP_GROUP, ownershipTypeUrn: "${steward}"}]})`,
    ],
    [
      'urn:li:domain:eu',
      'ownership',
      {
        owners: [{ owner: team, type: 'CUSTOM', typeUrn: steward, source: MANUAL }],
        lastModified: STAMP,
        ownerTypes: { [steward]: [team] },
      },
    ],
  ],
  [
    'a term is created in a group of terms',
    [
      'createGlossaryNode(input: {id: "finance", name: "Finance"})',
      'createGlossaryTerm(input: {id: "cost", name: "Cost", description: "paid", parentNode: "urn:li:glossaryNode:finance"})',
    ],
    [
      'urn:li:glossaryTerm:cost',
      'glossaryTermInfo',
      {
        name: 'Cost',
        definition: 'paid',
        termSource: 'INTERNAL',
        parentNode: 'urn:li:glossaryNode:finance',
      },
    ],
  ],
];

testEdits(CREATED);

test('the urn of what was created is returned, and is random without an id', async () => {
  const { ask, store } = editWorld();
  const { createTag } = await ask('mutation { createTag(input: {name: "New"}) }');
  expect(createTag).toMatch(/^urn:li:tag:[\da-f-]{36}$/);
  expect(store.readAspect(urn(String(createTag)), 'tagKey')?.value).toEqual({
    name: String(createTag).slice('urn:li:tag:'.length),
  });
});

test.each([
  ['createDomain', 'parentDomain', sales],
  ['createGlossaryTerm', 'parentNode', urn('urn:li:glossaryNode:finance')],
])('%s refuses a name that another one of the same parent has', async (field, member, parent) => {
  const { ask, refusal, exist } = editWorld();
  exist(parent);
  const inParent = `mutation { ${field}(input: {name: "EU", ${member}: "${parent}"}) }`;
  await ask(inParent);
  await ask(`mutation { ${field}(input: {name: "EU"}) }`);
  expect(await refusal(inParent)).toMatchObject({
    message: '"EU" already exists at this level. Please pick a unique name.',
    extensions: { code: 409, type: 'CONFLICT' },
  });
});
