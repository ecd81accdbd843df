import { expect, test } from 'vitest';
import { urn } from '../graphql-client.js';
import { type Edit, editWorld, sales, steward, team, testEdits } from './edit-world.js';

const CREATED: readonly Edit[] = [
  [
    'a tag is created',
    'urn:li:tag:new',
    'tagProperties',
    'createTag(input: {id: "new", name: "New", description: "fresh"})',
  ],
  [
    'its creator owns it',
    'urn:li:tag:new',
    'ownership',
    'createTag(input: {id: "new", name: "New"})',
  ],
  [
    'a domain is created in another',
    'urn:li:domain:eu',
    'domainProperties',
    `createDomain(input: {id: "eu", name: "EU", description: "Europe", parentDomain: "${sales}"})`,
  ],
  [
    'a domain is created with owners',
    'urn:li:domain:eu',
    'ownership',
    `createDomain(input: {id: "eu", name: "EU", owners: [{ownerUrn: "${team}", ownerEntityType: CORP_GROUP, ownershipTypeUrn: "${steward}"}]})`,
  ],
  [
    'a term is created in a group of terms',
    'urn:li:glossaryTerm:cost',
    'glossaryTermInfo',
    'createGlossaryNode(input: {id: "finance", name: "Finance"})',
    'createGlossaryTerm(input: {id: "cost", name: "Cost", description: "paid", parentNode: "urn:li:glossaryNode:finance"})',
  ],
];

testEdits('new-entities', CREATED);

test('the urn of what was created is returned, and is random without an id', async () => {
  const { ask, store } = editWorld();
  const { createTag } = await ask('mutation { createTag(input: {name: "New"}) }');
  expect(createTag).toMatch(/^urn:li:tag:[\da-f-]{36}$/);
  expect(store.readAspect(urn(String(createTag)), 'tagKey')?.value).toEqual({
    name: String(createTag).slice('urn:li:tag:'.length),
  });
});

test.each([
  ['createDomain', 'parentDomain', sales, 'in this domain'],
  ['createGlossaryTerm', 'parentNode', urn('urn:li:glossaryNode:finance'), 'at this level'],
])('%s refuses a name that another one of the same parent has', async (...one) => {
  const [field, member, parent, place] = one;
  const { ask, refusal, exist } = editWorld();
  exist(parent);
  const inParent = `mutation { ${field}(input: {name: "EU", ${member}: "${parent}"}) }`;
  await ask(inParent);
  await ask(`mutation { ${field}(input: {name: "EU"}) }`);
  expect(await refusal(inParent)).toMatchObject({
    message: `"EU" already exists ${place}. Please pick a unique name.`,
    extensions: { code: 409, type: 'CONFLICT' },
  });
});
