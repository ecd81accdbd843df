import { expect, test } from 'vitest';
import { type Dialect, dialects } from '../../../../src/server/shared/dialect.js';
import type { Urn } from '../../../../src/urn/urn.js';
import { expectGolden } from '../../../support/golden.js';
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

/** An aspect of an entity, and the mutations that write it, one after the other. */
export type Edit = readonly [
  what: string,
  entity: Urn | string,
  aspect: string,
  ...mutations: readonly string[],
];

/** Makes each edit in each dialect, and compares the aspects after them with a golden. */
export function testEdits(golden: string, edits: readonly Edit[]): void {
  test.each(dialects)('edits write their aspects (%s)', async (dialect) => {
    const told: Record<string, string> = {};
    for (const [what, entity, aspect, ...mutations] of edits) {
      const { ask, store } = editWorld(dialect);
      for (const mutation of mutations)
        expect(Object.values(await ask(`mutation { ${mutation} }`))).not.toContain(null);
      const { value } = store.readAspect(urn(entity), aspect) ?? {};
      told[what] = `${aspect} of ${entity}\n${JSON.stringify(value, null, 2)}`;
    }
    await expectGolden(import.meta, golden, told);
  });
}
