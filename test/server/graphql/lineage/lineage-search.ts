import type { JsonObject } from '../../../../src/model/json.js';
import type { Urn } from '../../../../src/urn/urn.js';
import { dataset } from '../../../support/server/urns.js';
import { by } from '../criteria.js';
import type { GraphqlClient } from '../graphql-client.js';

export function degree(...values: readonly string[]): JsonObject {
  return { field: 'degree', condition: 'EQUAL', negated: false, values };
}

export function named(name: string): JsonObject {
  return by('urn', dataset(name));
}

export function path(...names: readonly string[]): JsonObject {
  return { path: names.map((name) => ({ urn: dataset(name) })) };
}

export function queryFor(fields: string): string {
  return `query ($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) { start count total searchResults { ${fields} } } }`;
}

export async function searchFrom(
  client: GraphqlClient,
  start: Urn,
  input: JsonObject,
  fields: string,
): Promise<JsonObject> {
  const data = await client.ask(queryFor(fields), {
    input: { urn: start, direction: 'DOWNSTREAM', ...input },
  });
  return data['searchAcrossLineage'] as JsonObject;
}

export function search(
  client: GraphqlClient,
  start: string,
  input: JsonObject,
  fields: string,
): Promise<JsonObject> {
  return searchFrom(client, dataset(start), input, fields);
}

/** Searches, and returns the names of the results with their degrees. */
export async function reach(
  client: GraphqlClient,
  start: string,
  input: JsonObject = {},
): Promise<unknown> {
  const shown = 'degree entity { ... on Dataset { name } }';
  const { searchResults } = await search(client, start, input, shown);
  const rows = searchResults as readonly {
    readonly degree: unknown;
    readonly entity: { readonly name: string };
  }[];
  return Object.fromEntries(rows.map((row) => [row.entity.name, row.degree]));
}

export async function found(client: GraphqlClient, input: JsonObject): Promise<readonly string[]> {
  return urnsOf((await search(client, 'a', input, 'entity { urn }'))['searchResults']);
}

export function urnsOf(rows: unknown): readonly string[] {
  return (rows as readonly { readonly entity: { readonly urn: string } }[]).map(
    (row) => row.entity.urn,
  );
}

export function refusal(client: GraphqlClient, input: JsonObject): Promise<JsonObject> {
  return client.refusal(queryFor('degree'), {
    input: { urn: dataset('a'), direction: 'DOWNSTREAM', ...input },
  });
}
