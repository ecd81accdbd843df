import { expect, test } from 'vitest';
import { dialects } from '../../../../src/server/shared/dialect.js';
import { ask, expectForbidden, policedCatalog } from '../../../support/server/actors.js';
import {
  dropPolicies,
  equals,
  group,
  metadataPolicy,
  on,
  platformPolicy,
  policyOf,
  store,
  to,
} from '../../../support/server/policies.js';
import { ON_ID, ON_ORDERS, orders, pii, raw, revenue, sales, tier } from './edit-world.js';

/** Mutations, each with the privilege on `orders` that allows it beside `EDIT_ENTITY`. */
const ON_ENTITY: readonly (readonly [privilege: string, mutation: string])[] = [
  ['EDIT_ENTITY_TAGS', `addTag(input: {tagUrn: "${pii}", ${ON_ORDERS}})`],
  ['EDIT_ENTITY_TAGS', `removeTag(input: {tagUrn: "${pii}", ${ON_ORDERS}})`],
  ['EDIT_DATASET_COL_TAGS', `addTag(input: {tagUrn: "${pii}", ${ON_ID}})`],
  ['EDIT_ENTITY_GLOSSARY_TERMS', `addTerm(input: {termUrn: "${revenue}", ${ON_ORDERS}})`],
  ['EDIT_DATASET_COL_GLOSSARY_TERMS', `removeTerm(input: {termUrn: "${revenue}", ${ON_ID}})`],
  ['EDIT_ENTITY_OWNERS', `removeOwner(input: {ownerUrn: "${group('team')}", ${ON_ORDERS}})`],
  ['EDIT_DOMAINS_PRIVILEGE', `setDomain(entityUrn: "${orders}", domainUrn: "${sales}")`],
  ['EDIT_DOMAINS_PRIVILEGE', `unsetDomain(entityUrn: "${orders}")`],
  ['EDIT_DEPRECATION_PRIVILEGE', `updateDeprecation(input: {urn: "${orders}", deprecated: true})`],
  [
    'EDIT_ENTITY_DOC_LINKS',
    `addLink(input: {linkUrl: "https://example.org", label: "a", ${ON_ORDERS}})`,
  ],
  ['EDIT_ENTITY_DOCS', `updateDescription(input: {description: "d", ${ON_ORDERS}})`],
  ['EDIT_DATASET_COL_DESCRIPTION', `updateDescription(input: {description: "d", ${ON_ID}})`],
  [
    'EDIT_ENTITY_PROPERTIES',
    `removeStructuredProperties(input: {assetUrn: "${orders}", structuredPropertyUrns: ["${tier}"]}) { properties { associatedUrn } }`,
  ],
];

/** Mutations, each with the privilege on the platform that allows it. */
const ON_PLATFORM: readonly (readonly [privilege: string, mutation: string])[] = [
  ['CREATE_TAGS', 'createTag(input: {name: "New"})'],
  ['MANAGE_TAGS', 'createTag(input: {name: "New"})'],
  ['CREATE_DOMAINS', 'createDomain(input: {name: "New"})'],
  ['MANAGE_GLOSSARIES', 'createGlossaryTerm(input: {name: "New"})'],
  ['MANAGE_GLOSSARIES', `addTag(input: {tagUrn: "${pii}", resourceUrn: "${revenue}"})`],
  // The description of a group is an aspect that only managers of groups may write over REST.
  [
    'MANAGE_USERS_AND_GROUPS',
    `updateDescription(input: {description: "d", resourceUrn: "${group('team')}"})`,
  ],
];

test.each(dialects)(
  'an edit requires its privilege, or that of the whole (%s)',
  async (dialect) => {
    const { as, admin } = await policedCatalog(dialect);
    await store(
      admin,
      [orders, 'schemaMetadata', { fields: [{ fieldPath: 'id' }] }],
      [raw, 'status', { removed: false }],
      [pii, 'tagProperties', { name: 'pii' }],
      [revenue, 'glossaryTermInfo', { definition: '', termSource: 'INTERNAL' }],
      [sales, 'domainProperties', { name: 'Sales' }],
      [group('team'), 'status', { removed: false }],
    );
    const everyOther = [...ON_ENTITY.map(([privilege]) => privilege), 'EDIT_LINEAGE'];
    const grant = (...privileges: readonly string[]) =>
      store(
        admin,
        policyOf(
          'jane',
          metadataPolicy(privileges, to.users('jane'), { resources: on(equals('URN', orders)) }),
        ),
      );
    const jane = as('jane');
    const send = (mutation: string) => jane.graphql(`mutation { ${mutation} }`);
    await dropPolicies(admin);
    for (const [privilege, mutation] of ON_ENTITY) {
      await grant(...everyOther.filter((one) => one !== privilege));
      expectForbidden(await send(mutation), dialect);
      await grant(privilege);
      expect(await ask(jane, `mutation { ${mutation} }`), mutation).not.toBeNull();
      expectForbidden(await send(mutation.replaceAll(orders, raw)), dialect);
      await grant('EDIT_ENTITY');
      expect(await ask(jane, `mutation { ${mutation} }`), mutation).not.toBeNull();
    }
    for (const [privilege, mutation] of ON_PLATFORM) {
      await dropPolicies(admin);
      await grant(...everyOther, 'EDIT_ENTITY');
      expectForbidden(await send(mutation), dialect);
      await store(admin, policyOf('platform', platformPolicy(privilege, to.users('jane'))));
      expect(await ask(jane, `mutation { ${mutation} }`), mutation).not.toBeNull();
    }
  },
);
