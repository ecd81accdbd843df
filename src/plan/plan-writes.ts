import type { ObservedState } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { DatasetChange } from './change.js';
import type { EntityWrite, LineageWrite, Writes } from './plan.js';
import type { PlannedUnit } from './plan-unit.js';

/**
 * Sorts what is to be written into the steps of an apply.
 *
 * Plain edges go by `updateLineage`, since there the server checks that both ends exist. It knows one type only
 * (TRANSFORMED), so a unit with any other is rewritten whole, in one conditional proposal.
 */
export function planWrites({ created, units, observed, route }: WritesInput): Writes {
  const isPlain = (planned: PlannedUnit) => route === 'auto' && hasPlainEdges(planned);
  const changed = units.filter(({ changes }) => changes.length > 0);
  const plain = changed.filter(isPlain);
  const rewritten = changed.filter((planned) => !isPlain(planned));
  return {
    entities: created.map(({ urn, after }): EntityWrite => ({ urn, content: after })),
    edgesToAdd: plain.flatMap(({ changes }) =>
      changes.map(({ downstream, upstream }) => ({ downstreamUrn: downstream, upstreamUrn: upstream })),
    ),
    proposals: rewritten.map((planned) => lineageWrite(planned, observed)),
    edgesToRemove: [],
  };
}

export interface WritesInput {
  readonly created: readonly DatasetChange[];
  readonly units: readonly PlannedUnit[];
  readonly observed: ObservedState;
  /** `proposals` rewrites plain edges too. */
  readonly route: 'auto' | 'proposals';
}

function hasPlainEdges({ unit, changes }: PlannedUnit): boolean {
  return unit.edges.every(({ type }) => type === 'TRANSFORMED') && changes.every(({ kind }) => kind === 'create');
}

function lineageWrite({ unit, changes }: PlannedUnit, observed: ObservedState): LineageWrite {
  return {
    urn: unit.downstream,
    baseVersion: lineageVersion(unit.downstream, observed),
    upstreams: changes.map(({ upstream, after }) => ({ dataset: upstream, type: after.type })),
  };
}

function lineageVersion(urn: DatasetUrn, observed: ObservedState): string {
  const reading = observed.datasets.get(urn);
  return reading?.kind === 'present' ? reading.lineage.version : '-1';
}
