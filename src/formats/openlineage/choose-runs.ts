import type { LeftOut } from '../../model/portable-lineage.js';
import type { OpenLineageOptions } from './openlineage-options.js';
import { type StatedLineage, statedLineage } from './stated-lineage.js';
import { type Run, uniteRun } from './united-run.js';

/** The part of the runs of one job that is imported. */
export interface ChosenRuns {
  readonly runs: readonly StatingRun[];
  /** Failed runs, and runs or jobs that say nothing about lineage. */
  readonly leftOut: readonly Required<LeftOut>[];
}

/** A run with what it says. */
interface StatingRun {
  readonly line: number;
  readonly stated: readonly StatedLineage[];
}

/** Chooses among the runs of one job by the options. */
export function chooseRuns(
  runs: readonly Run[],
  { failed, runs: wanted }: Pick<OpenLineageOptions, 'failed' | 'runs'>,
): ChosenRuns {
  const usable = runs.filter(({ isFailed }) => failed || !isFailed);
  const leftOut = failed ? [] : runs.filter(({ isFailed }) => isFailed).map(failedRun);
  if (wanted === 'latest') {
    const latest = usable.toReversed().sort((a, b) => b.instant - a.instant || 0);
    return addChoice(latest, leftOut);
  }
  const choices = usable.map((run) => addChoice([run], []));
  return {
    runs: choices.flatMap((choice) => choice.runs),
    leftOut: [...leftOut, ...choices.flatMap((choice) => choice.leftOut)],
  };
}

/** Takes the first run that says something. If none does, the first one is left out. */
function addChoice(runs: readonly Run[], leftOut: readonly Required<LeftOut>[]): ChosenRuns {
  for (const run of runs) {
    const stated = statedLineage(uniteRun(run));
    if (stated.length > 0) return { runs: [{ line: run.line, stated }], leftOut };
  }
  const [first] = runs;
  if (first === undefined) return { runs: [], leftOut };
  const { subject, line } = first;
  const silent: Required<LeftOut> = { code: 'openlineage-job-only', record: subject.label, line };
  return { runs: [], leftOut: [...leftOut, silent] };
}

function failedRun({ subject, runId, line }: Run): Required<LeftOut> {
  const record = [subject.label, runId].filter(Boolean).join(' ');
  return { code: 'openlineage-run-failed', record, line };
}
