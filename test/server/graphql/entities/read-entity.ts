import type { JsonObject } from '../../../../src/model/json.js';
import type { Urn } from '../../../../src/urn/urn.js';
import type { GraphqlClient } from '../graphql-client.js';

/** Reads fields of one entity as its object type. */
export async function readEntity(
  client: GraphqlClient,
  of: Urn,
  type: string,
  fields: string,
): Promise<JsonObject> {
  const data = await client.ask(
    `query ($urn: String!) { entity(urn: $urn) { ... on ${type} { ${fields} } } }`,
    { urn: of },
  );
  return data['entity'] as JsonObject;
}
