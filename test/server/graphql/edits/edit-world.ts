import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { type Dialect, dialects } from '../../../../src/server/shared/dialect.js';
import type { Urn } from '../../../../src/urn/urn.js';
import { dataset, jane } from '../../../support/server/urns.js';
import { type GraphqlClient, NOW, openGraphql, urn } from '../graphql-client.js';

export const orders = dataset('orders');
export const raw = dataset('raw');
export const pii = urn('urn:li:tag:pii');
export const gold = urn('urn:li:tag:gold');
export const revenue = urn('urn:li:glossaryTerm:revenue');
export const sales = urn('urn:li:domain:sales');
export const team = urn('urn:li:corpGroup:team');
export const steward = urn('urn:li:ownershipType:steward');
export const tier = urn('urn:li:structuredProperty:tier');
export const since = urn('urn:li:structuredProperty:since');

/** The members of an input that name `orders`, `raw`, and the column `id` of `orders`. */
export const ON_ORDERS = `resourceUrn: "${orders}"`;
export const ON_RAW = `resourceUrn: "${raw}"`;
export const ON_ID = `${ON_ORDERS}, subResourceType: DATASET_FIELD, subResource: "id"`;

/** The stamp of what jane writes. */
export const STAMP = { time: NOW, actor: jane };

/** A catalog with everything above. */
export function editWorld(dialect: Dialect = 'spec'): GraphqlClient {
  const client = openGraphql(dialect);
  client.exist(orders, raw, pii, gold, revenue, sales, team, jane, steward, tier, since);
  client.put(orders, 'schemaMetadata', { fields: [{ fieldPath: 'id' }] });
  return client;
}

/** Mutations, one after the other, and the value of one aspect after them. */
export type Edit = readonly [
  what: string,
  mutations: readonly string[],
  stored: readonly [entity: Urn | string, aspect: string, value: JsonObject],
];

/** Registers a test of each edit in each dialect. */
export function testEdits(edits: readonly Edit[]): void {
  test.each(dialects.flatMap((dialect) => edits.map((edit) => [edit[0], dialect, edit] as const)))(
    '%s (%s)',
    async (_what, dialect, [, mutations, [entity, aspect, value]]) => {
      const { ask, store } = editWorld(dialect);
      for (const mutation of mutations)
        expect(Object.values(await ask(`mutation { ${mutation} }`))).not.toContain(null);
      expect(store.readAspect(urn(entity), aspect)?.value).toEqual(value);
    },
  );
}
