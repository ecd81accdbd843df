import { type EdgeRef, IN_DOUBT, type LineageEdges } from '../model/catalog-port.js';
import type { Wire } from './wire.js';

/** Edges as variables: written into the document, some 1,800 of them overflow DataHub's parser. */
const DOCUMENT = 'mutation updateLineage($input: UpdateLineageInput!) { updateLineage(input: $input) }';

/** Sends nothing where there is nothing to add or remove. */
export async function updateLineage(wire: Wire, edges: LineageEdges): Promise<void> {
  // An edge that is new and named twice would be stored twice.
  const edgesToAdd = distinct(edges.edgesToAdd);
  const edgesToRemove = distinct(edges.edgesToRemove);
  if (edgesToAdd.length + edgesToRemove.length === 0) return;
  const data = await wire.graphql({
    kind: 'write',
    what: [...counted('adding', edgesToAdd.length), ...counted('removing', edgesToRemove.length)].join(' and '),
    document: DOCUMENT,
    variables: { input: { edgesToAdd, edgesToRemove } },
  });
  if (data['updateLineage'] !== true) throw wire.fail('catalog-failed', `the catalog did not confirm updateLineage${IN_DOUBT}`);
}

function counted(verb: string, edges: number): readonly string[] {
  return edges === 0 ? [] : [`${verb} ${edges} ${edges === 1 ? 'edge' : 'edges'}`];
}

type WireEdge = { readonly downstreamUrn: string; readonly upstreamUrn: string };

function distinct(edges: readonly EdgeRef[]): readonly WireEdge[] {
  const byKey = new Map(
    edges.map(({ downstreamUrn, upstreamUrn }) => [JSON.stringify([downstreamUrn, upstreamUrn]), { downstreamUrn, upstreamUrn }]),
  );
  return [...byKey.values()];
}
