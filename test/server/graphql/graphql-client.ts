import { expect, onTestFinished } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { createGraphql, type GraphqlReply } from '../../../src/server/graphql/create-graphql.js';
import { keyAspectName } from '../../../src/server/metamodel/entity-keys.js';
import type { Dialect } from '../../../src/server/shared/dialect.js';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import { openStore } from '../../../src/server/store/open-store.js';
import { MutationWriter } from '../../../src/server/write/mutation-writer.js';
import { isUrn, type Urn, urnEntityType } from '../../../src/urn/urn.js';
import { derivedFrom } from '../../support/server/lineage.js';
import { serverContext } from '../../support/server/server-context.js';
import { dataset, jane } from '../../support/server/urns.js';

/** The time of the clock, which stands still. */
export const NOW = 1_700_000_000_000;

export interface GraphqlClient {
  readonly store: CatalogStore;
  /** Sends a document and returns the whole reply. */
  readonly send: (body: unknown) => Promise<GraphqlReply>;
  /** Sends a document that must succeed, and returns its `data`. */
  readonly ask: (query: string, variables?: JsonObject) => Promise<JsonObject>;
  /** Sends a document that must fail, and returns its first error. */
  readonly refusal: (query: string, variables?: JsonObject) => Promise<JsonObject>;
  /** Creates entities. */
  readonly exist: (...urns: readonly Urn[]) => void;
  readonly put: (urn: Urn, aspect: string, value: JsonObject) => void;
}

/** Opens GraphQL over an empty store, which is closed when the running test ends. */
export function openGraphql(dialect: Dialect = 'spec'): GraphqlClient {
  const store = openStore({ file: ':memory:' });
  onTestFinished(() => store.close());
  const answer = createGraphql({
    ...serverContext(store, { dialect, clock: () => NOW }),
    writerFor: (actor) => new MutationWriter({ store, actor, clock: () => NOW }),
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
 * Opens GraphQL over datasets and their edges. `'b <- a c'` makes `b` a downstream of `a` and `c`.
 * A name alone makes a dataset without upstreams.
 */
export function openGraphqlOver(
  lines: readonly string[],
  dialect: Dialect = 'spec',
): GraphqlClient {
  const client = openGraphql(dialect);
  for (const line of lines) {
    const [downstream = '', ...upstreams] = line.split(/ <- | /);
    client.exist(dataset(downstream), ...upstreams.map(dataset));
    if (upstreams.length > 0)
      client.put(dataset(downstream), 'upstreamLineage', derivedFrom(...upstreams));
  }
  return client;
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
  // The objects of the executor have no prototype. JSON turns them into plain objects, as HTTP
  // does.
  return JSON.parse(JSON.stringify(data));
}

function firstErrorOf({ status, body }: GraphqlReply): JsonObject {
  expect(status).toBe(200);
  const errors = body?.['errors'];
  return Array.isArray(errors) ? errors[0] : expect.fail('the request succeeded');
}
