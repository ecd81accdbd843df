import type { AspectProposal } from '../model/catalog-port.js';
import type { ApplyContext } from './apply-context.js';
import type { Readings } from './check-unit.js';
import type { LineageUnit } from './lineage-unit.js';
import { mergeUpstreams } from './merge-upstreams.js';

/** Adds plain edges. All edges of one downstream travel in one call, since the server rewrites its aspect whole. */
export async function sendEdges(units: readonly LineageUnit[], { writer }: ApplyContext): Promise<void> {
  const edgesToAdd = units.flatMap(({ changes }) =>
    changes.map(({ downstream, upstream }) => ({ downstreamUrn: downstream, upstreamUrn: upstream })),
  );
  await writer.updateLineage({ edgesToAdd, edgesToRemove: [] });
}

/** Rewrites aspects as they were just read, with our elements changed, on the condition that nobody wrote in between. */
export async function sendProposal(units: readonly LineageUnit[], readings: Readings, context: ApplyContext): Promise<void> {
  await context.writer.propose(units.map((unit) => lineageProposal(unit, readings, context)));
}

function lineageProposal({ urn, changes }: LineageUnit, readings: Readings, { actor, clock }: ApplyContext): AspectProposal {
  const reading = readings.get(urn);
  const lineage = reading?.kind === 'present' ? reading.lineage : { version: '-1' as const, value: undefined };
  const value = mergeUpstreams(lineage.value, changes, { time: clock(), actor });
  return { urn, aspects: [{ name: 'upstreamLineage', value, ifVersionMatch: lineage.version }] };
}
