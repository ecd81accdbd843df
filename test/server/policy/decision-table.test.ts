import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import { type Actor, policedCatalog } from '../../support/server/actors.js';
import { dropPolicies, policyOf, privilegesOf, store } from '../../support/server/policies.js';
import { BY_ACTOR } from './decision-table/by-actor.js';
import { BY_RESOURCE } from './decision-table/by-resource.js';
import { BY_STATE } from './decision-table/by-state.js';
import { type Case, casesIn } from './decision-table/decision.js';
import { populate, RESOURCES } from './decision-world.js';

const TABLE = [...BY_ACTOR, ...BY_RESOURCE, ...BY_STATE];

describe.each(dialects)('in the dialect %s, a policy that', (dialect) => {
  test.each(TABLE)('%s', async (_name, info, lines) => {
    const catalog = await policedCatalog(dialect);
    await populate(catalog.admin);
    await dropPolicies(catalog.admin);
    const cases = casesIn(lines);
    // Before, only the root user has these privileges. The difference comes from the policy.
    expect(await answers(cases, catalog.as)).toEqual(
      cases.map((one) => ({ ...one, granted: isViewOfSelf(one) ? 'yes' : 'no' })),
    );
    await store(catalog.admin, policyOf('table', info));
    expect(await answers(cases, catalog.as)).toEqual(cases);
    expect(await answers(cases, () => catalog.admin)).toEqual(
      cases.map((one) => ({ ...one, granted: 'yes' })),
    );
  });
});

test('the table has enough cases, and no case twice for a policy', () => {
  expect(TABLE.flatMap(([, , lines]) => casesIn(lines)).length).toBeGreaterThanOrEqual(90);
  for (const [, , lines] of TABLE)
    expect(new Set(casesIn(lines).map((one) => JSON.stringify(one))).size).toBe(
      casesIn(lines).length,
    );
});

async function answers(
  cases: readonly Case[],
  as: (username: string) => Actor,
): Promise<readonly Case[]> {
  const found: Case[] = [];
  for (const one of cases) {
    const resource = RESOURCES[one.resource];
    if (resource === undefined && one.resource !== 'platform')
      throw new Error(`the world has no ${one.resource}`);
    const privileges = await privilegesOf(as(one.actor), resource);
    found.push({ ...one, granted: privileges.includes(one.privilege) ? 'yes' : 'no' });
  }
  return found;
}

function isViewOfSelf({ actor, privilege, resource }: Case): boolean {
  return actor === resource && privilege === 'VIEW_ENTITY_PAGE';
}
