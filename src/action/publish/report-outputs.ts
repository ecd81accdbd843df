import type { DriftReport, PlanReport } from '../../report/report-document.js';
import type { Outputs } from '../declared-outputs.js';

/** Returns the counts and the digest of a plan. */
export function planOutputs({ summary, changes, impact, digests }: PlanReport['plan']): Outputs {
  return {
    'has-changes': String(changes.length > 0),
    'to-add': String(summary.add),
    'to-change': String(summary.change),
    'to-remove': String(summary.remove),
    datasets: String(summary.datasets),
    'columns-affected': String(impact.counts.columns),
    'effect-digest': digests.effect,
  };
}

export function driftOutputs({ datasets }: DriftReport['drift']): Outputs {
  return { 'has-changes': String(datasets.length > 0), datasets: String(datasets.length) };
}
