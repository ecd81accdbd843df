import { expect, onTestFinished } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import type { Dialect } from '../../../src/server/dialect.js';
import { createGraphql, type GraphqlReply } from '../../../src/server/graphql/create-graphql.js';
import { keyAspectName, urnEntityType } from '../../../src/server/metamodel/key-aspects.js';
import { openAuthorizer } from '../../../src/server/policy/authorizer.js';
import type { AspectStore } from '../../../src/server/store/aspect-store.js';
import { openStore } from '../../../src/server/store/open-store.js';
import { TurnScheduler } from '../../../src/server/turns/turn-scheduler.js';
import { isUrn, type Urn } from '../../../src/urn/urn.js';
import { derivedFrom } from '../../support/server-lineage.js';
import { dataset, jane } from '../../support/server-urns.js';

/** When the door's clock stands still. */
export const NOW = 1_700_000_000_000;

export interface Door {
  readonly store: AspectStore;
  /** Sends a document and gives back the whole reply. */
  readonly send: (body: unknown) => Promise<GraphqlReply>;
  /** Sends a document that must succeed and gives back its `data`. */
  readonly ask: (query: string, variables?: JsonObject) => Promise<JsonObject>;
  /** Sends a document that must fail and gives back its first error. */
  readonly refusal: (query: string, variables?: JsonObject) => Promise<JsonObject>;
  /** Makes entities exist. */
  readonly exist: (...urns: readonly Urn[]) => void;
  readonly put: (urn: Urn, aspect: string, value: JsonObject) => void;
}

/** A door onto an empty store, closed when the running test ends. */
export function openDoor(dialect: Dialect = 'spec'): Door {
  const store = openStore({ file: ':memory:' });
  onTestFinished(() => store.close());
  const answer = createGraphql({
    store,
    dialect,
    clock: () => NOW,
    version: 'v1.6.0',
    auth: false,
    authorizer: openAuthorizer,
    turns: new TurnScheduler(),
    maxEntities: 100_000,
  });
  const send = (body: unknown) => answer(body, { actor: jane });
  const put = (urn: Urn, name: string, value: JsonObject) =>
    void store.write([{ urn, name, value }], { actor: jane, time: 1 });
  return {
    store,
    send,
    put,
    ask: async (query, variables) => dataOf(await send({ query, variables })),
    refusal: async (query, variables) => firstErrorOf(await send({ query, variables })),
    exist: (...urns) => {
      for (const urn of urns) put(urn, keyAspectName(urnEntityType(urn)), {});
    },
  };
}

/**
 * A door onto datasets and their edges: `'b <- a c'` makes `b` a downstream of `a` and `c`; a lone name makes a dataset
 * without upstreams.
 */
export function doorOnto(lines: readonly string[], dialect: Dialect = 'spec'): Door {
  const door = openDoor(dialect);
  for (const line of lines) {
    const [downstream = '', ...upstreams] = line.split(/ <- | /);
    door.exist(dataset(downstream), ...upstreams.map(dataset));
    if (upstreams.length > 0)
      door.put(dataset(downstream), 'upstreamLineage', derivedFrom(...upstreams));
  }
  return door;
}

/** An urn of any type. */
export function urn(text: string): Urn {
  return isUrn(text) ? text : expect.fail(`${text} is no urn`);
}

function dataOf({ status, body }: GraphqlReply): JsonObject {
  expect(status).toBe(200);
  expect(body?.['errors']).toBeUndefined();
  expect(body?.['extensions']).toEqual({});
  const data = body?.['data'];
  // The executor's objects have no prototype; through the wire they would be plain.
  return JSON.parse(JSON.stringify(data));
}

function firstErrorOf({ status, body }: GraphqlReply): JsonObject {
  expect(status).toBe(200);
  const errors = body?.['errors'];
  return Array.isArray(errors) ? errors[0] : expect.fail('the request succeeded');
}
