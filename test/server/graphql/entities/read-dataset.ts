import type { JsonObject } from '../../../../src/model/json.js';
import { dataset } from '../../../support/server/urns.js';
import type { GraphqlClient } from '../graphql-client.js';

/** The dataset that the tests read. */
export const a = dataset('shop.a');

/** Reads fields of that dataset. */
export async function read(client: GraphqlClient, fields: string): Promise<JsonObject> {
  return ask(client, a, fields);
}

/** Reads fields of any dataset. */
export async function ask(client: GraphqlClient, of: string, fields: string): Promise<JsonObject> {
  const data = await client.ask(`query ($urn: String!) { dataset(urn: $urn) { ${fields} } }`, {
    urn: of,
  });
  return data['dataset'] as JsonObject;
}
