import type { Urn } from '../../../urn/urn.js';
import { brokenInput } from '../../shared/broken-input.js';
import type { Dialect } from '../../shared/dialect.js';
import { requireUrn } from '../resolver-error.js';
import type { UpdateLineageInput } from '../schema/generated-types.js';

/**
 * The edges that a request adds to and removes from one downstream. Duplicates are kept, in the
 * order of the request.
 */
export interface DownstreamChange {
  readonly downstream: Urn;
  readonly add: readonly Urn[];
  readonly remove: readonly Urn[];
}

export interface RequestedEdge {
  readonly kind: 'add' | 'remove';
  readonly upstream: Urn;
  readonly downstream: Urn;
}

/**
 * Reads the edges of a request in DataHub's order: first those to add, then those to remove. The
 * upstream of an edge is checked first.
 */
export function readEdgeChanges(
  input: UpdateLineageInput,
  dialect: Dialect,
): readonly RequestedEdge[] {
  return (['add', 'remove'] as const).flatMap((kind) =>
    (kind === 'add' ? input.edgesToAdd : input.edgesToRemove).map((edge) => {
      if (edge === null)
        throw brokenInput(
          dialect,
          `an edge to ${kind} is null; give it a downstreamUrn and an upstreamUrn`,
        );
      return {
        kind,
        upstream: requireUrn(edge.upstreamUrn, dialect),
        downstream: requireUrn(edge.downstreamUrn, dialect),
      };
    }),
  );
}

/** Groups edges by downstream, in the order in which the downstreams occur first. */
export function groupByDownstream(edges: readonly RequestedEdge[]): readonly DownstreamChange[] {
  const changes = new Map<
    Urn,
    { readonly downstream: Urn; readonly add: Urn[]; readonly remove: Urn[] }
  >();
  for (const { kind, upstream, downstream } of edges) {
    const change = changes.get(downstream) ?? { downstream, add: [], remove: [] };
    change[kind].push(upstream);
    changes.set(downstream, change);
  }
  return [...changes.values()];
}
