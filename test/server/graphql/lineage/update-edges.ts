import { expect } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import type { GraphqlClient } from '../graphql-client.js';

export const UPDATE = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';

/** An edge of a request: `edgeTo(b, a)` makes `a` an upstream of `b`. */
export function edgeTo(downstreamUrn: string, upstreamUrn: string) {
  return { downstreamUrn, upstreamUrn };
}

type Edges = readonly ReturnType<typeof edgeTo>[];

/** The variables of a request that adds and removes edges. */
export function changing(edgesToAdd: Edges, edgesToRemove: Edges = []) {
  return { input: { edgesToAdd, edgesToRemove } };
}

/** Adds and removes edges. The mutation must succeed. */
export async function update(client: GraphqlClient, add: Edges, remove?: Edges): Promise<void> {
  expect(await client.ask(UPDATE, changing(add, remove))).toEqual({ updateLineage: true });
}

/** The error of a request that must fail. */
export function refusal(client: GraphqlClient, add: Edges, remove?: Edges): Promise<JsonObject> {
  return client.refusal(UPDATE, changing(add, remove));
}
