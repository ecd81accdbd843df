import type { JsonObject } from '../../../../src/model/json.js';
import { dataset } from '../../../support/server-urns.js';
import type { Door } from '../graphql-door.js';

/** The dataset that tests read. */
export const a = dataset('shop.a');

/** The fields of that dataset. */
export async function read(door: Door, fields: string): Promise<JsonObject> {
  return ask(door, a, fields);
}

/** The fields of any dataset. */
export async function ask(door: Door, of: string, fields: string): Promise<JsonObject> {
  const data = await door.ask(`query ($urn: String!) { dataset(urn: $urn) { ${fields} } }`, {
    urn: of,
  });
  return data['dataset'] as JsonObject;
}
