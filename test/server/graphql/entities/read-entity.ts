import type { JsonObject } from '../../../../src/model/json.js';
import type { Urn } from '../../../../src/urn/urn.js';
import type { Door } from '../graphql-door.js';

/** The fields of one entity, read as the object type that it has. */
export async function readEntity(
  door: Door,
  of: Urn,
  type: string,
  fields: string,
): Promise<JsonObject> {
  const data = await door.ask(
    `query ($urn: String!) { entity(urn: $urn) { ... on ${type} { ${fields} } } }`,
    { urn: of },
  );
  return data['entity'] as JsonObject;
}
