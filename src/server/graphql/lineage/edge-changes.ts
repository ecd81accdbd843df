import type { Urn } from '../../../urn/urn.js';
import { brokenInput } from '../../shared/broken-input.js';
import type { Dialect } from '../../shared/dialect.js';
import { requireUrn } from '../resolver-error.js';
import type { UpdateLineageInput } from '../schema/generated-types.js';

export interface RequestedEdge {
  readonly kind: 'add' | 'remove';
  readonly upstream: Urn;
  readonly downstream: Urn;
}

/**
 * Reads the edges of a request in DataHub's order: first the edges to add, then the edges to
 * remove. It checks the upstream of an edge first.
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

/** Returns the upstreams of the edges to add, or of the edges to remove. It keeps duplicates. */
export function upstreamsOf(
  edges: readonly RequestedEdge[],
  kind: RequestedEdge['kind'],
): readonly Urn[] {
  return edges.filter((edge) => edge.kind === kind).map(({ upstream }) => upstream);
}
