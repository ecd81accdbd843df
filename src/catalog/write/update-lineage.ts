import type { LineageEdges } from '../../model/catalog-port.js';
import type { EdgeRef } from '../../model/edge-ref.js';
import { UNKNOWN_OUTCOME } from '../../model/unknown-outcome.js';
import type { Wire } from '../http/wire.js';

/** Edges are variables: about 1,800 of them inside the document overflow DataHub's parser. */
const DOCUMENT =
  'mutation updateLineage($input: UpdateLineageInput!) { updateLineage(input: $input) }';

/** Adds and removes edges. Sends no request if there are none. */
export async function updateLineage(wire: Wire, edges: LineageEdges): Promise<void> {
  // The catalog would store a new edge twice if the request named it twice.
  const edgesToAdd = distinct(edges.edgesToAdd);
  const edgesToRemove = distinct(edges.edgesToRemove);
  if (edgesToAdd.length + edgesToRemove.length === 0) return;
  const data = await wire.graphql({
    kind: 'write',
    what: [
      ...counted('adding', edgesToAdd.length),
      ...counted('removing', edgesToRemove.length),
    ].join(' and '),
    document: DOCUMENT,
    variables: { input: { edgesToAdd, edgesToRemove } },
  });
  if (data['updateLineage'] !== true)
    throw wire.fail(
      'catalog-failed',
      `the catalog did not confirm updateLineage${UNKNOWN_OUTCOME}`,
    );
}

function counted(verb: string, edges: number): readonly string[] {
  return edges === 0 ? [] : [`${verb} ${edges} ${edges === 1 ? 'edge' : 'edges'}`];
}

type WireEdge = { readonly downstreamUrn: string; readonly upstreamUrn: string };

function distinct(edges: readonly EdgeRef[]): readonly WireEdge[] {
  const byKey = new Map(
    edges.map(({ downstreamUrn, upstreamUrn }) => [
      JSON.stringify([downstreamUrn, upstreamUrn]),
      { downstreamUrn, upstreamUrn },
    ]),
  );
  return [...byKey.values()];
}
