import type { Urn } from '../../../urn/urn.js';
import type { Dialect } from '../../dialect.js';
import { brokenInput, requireUrn } from '../fault.js';

interface EdgeInput {
  readonly downstreamUrn: string;
  readonly upstreamUrn: string;
}

/** GraphQL's `UpdateLineageInput`: neither list may be missing, but its elements may be null. */
export interface UpdateLineageInput {
  readonly edgesToAdd: readonly (EdgeInput | null)[];
  readonly edgesToRemove: readonly (EdgeInput | null)[];
}

/** What one downstream gains and loses. Duplicates are kept, in the order of the request. */
export interface DownstreamChange {
  readonly downstream: Urn;
  readonly add: readonly Urn[];
  readonly remove: readonly Urn[];
}

/**
 * Groups a request's edges by downstream, in the order in which downstreams are first named.
 *
 * The whole request is read before anything is done: edges to add, then edges to remove, of each the upstream first.
 */
export function readChanges(input: UpdateLineageInput, dialect: Dialect): readonly DownstreamChange[] {
  const changes = new Map<Urn, { readonly downstream: Urn; readonly add: Urn[]; readonly remove: Urn[] }>();
  for (const kind of ['add', 'remove'] as const) {
    for (const edge of kind === 'add' ? input.edgesToAdd : input.edgesToRemove) {
      if (edge === null) throw brokenInput(dialect, `an edge to ${kind} is null; give it a downstreamUrn and an upstreamUrn`);
      const upstream = requireUrn(edge.upstreamUrn, dialect);
      const downstream = requireUrn(edge.downstreamUrn, dialect);
      const change = changes.get(downstream) ?? { downstream, add: [], remove: [] };
      change[kind].push(upstream);
      changes.set(downstream, change);
    }
  }
  return [...changes.values()];
}
