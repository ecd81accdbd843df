import type { OpenLineageOptions } from './event-names.js';
import { isRealJob, type LineageNode } from './lineage-nodes.js';
import {
  type EdgeLimit,
  type StatedLineage,
  silentDatasets,
  statedLineage,
} from './stated-lineage.js';
import { type JobRun, type UnitedRun, uniteRun } from './united-run.js';

/** A run with the lineage that it states. */
export interface StatedRun {
  readonly run: JobRun;
  readonly stated: readonly StatedLineage[];
  /** Present if the job itself gets the lineage. */
  readonly job?: StatedJob;
  /** The datasets of the run without lineage. */
  readonly silent: readonly LineageNode[];
}

/** A job with the datasets that it reads and writes. */
export interface StatedJob {
  readonly subject: LineageNode;
  readonly inputs: ReadonlySet<LineageNode>;
  readonly outputs: readonly LineageNode[];
}

/** Unites the events of a run, and returns the lineage that they state. Undefined if they state none. */
export function stateRun(
  run: JobRun,
  limit: EdgeLimit,
  { jobs }: OpenLineageOptions,
): StatedRun | undefined {
  const united = uniteRun(run);
  if (jobs === 'all' && isRealJob(run.subject)) return stateJob(run, united, limit);
  const stated = statedLineage(united, limit.start(run, united));
  return stated.length === 0 ? undefined : { run, stated, silent: silentDatasets(united, stated) };
}

/** The columns of the outputs are stated without the product of inputs and outputs. */
function stateJob(run: JobRun, united: UnitedRun, limit: EdgeLimit): StatedRun | undefined {
  const { inputs, outputs } = united;
  const withoutInputs = { ...united, inputs: new Set<LineageNode>() };
  const all = statedLineage(withoutInputs, limit.start(run, united));
  const stated = all.map((one) => (one.listed === undefined ? one : { ...one, listed: inputs }));
  const targets = new Set([...outputs.keys(), ...stated.map(({ target }) => target)]);
  if (inputs.size + targets.size === 0) return undefined;
  return { run, stated, job: { subject: run.subject, inputs, outputs: [...targets] }, silent: [] };
}
