import { expect, test } from 'vitest';
import { entityObject } from '../../../../src/server/graphql/entities/entity-object.js';
import { EntityBudget, PathBudget } from '../../../../src/server/graphql/request-budgets.js';
import { openAuthorizer } from '../../../../src/server/policy/authorizer.js';
import { RecentSearches } from '../../../../src/server/search/recent-searches.js';
import { TurnScheduler } from '../../../../src/server/turns/turn-scheduler.js';
import { emptyStore } from '../../../support/server/store.js';
import { dataset, jane } from '../../../support/server/urns.js';
import { urn } from '../graphql-client.js';

test('a request creates the object of an entity once, and checks an unsupported urn once', () => {
  const entities = new Map();
  const pathBudget = new PathBudget(0);
  const open = {
    auth: false,
    authorizer: openAuthorizer,
    entityBudget: new EntityBudget(100),
    searches: new RecentSearches(),
    turn: new TurnScheduler().begin(),
  };
  const service = {
    store: emptyStore(),
    dialect: 'spec',
    clock: () => 0,
    version: 'v1.0.0',
    ...open,
  } as const;
  const scope = { ...service, actor: jane, entities, pathBudget };
  const odd = urn('urn:li:telemetry:x');
  expect(entityObject(dataset('a'), scope)).toBe(entityObject(dataset('a'), scope));
  expect(entityObject(dataset('a'), { ...scope, entities: new Map() })).not.toBe(
    entityObject(dataset('a'), scope),
  );
  expect(entityObject(odd, scope)).toBeUndefined();
  expect([...entities.keys()]).toEqual([dataset('a'), odd]);
});
