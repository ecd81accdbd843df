import { hasErrors } from '../../errors/finding.js';
import type { Drift, DriftSummary, Remedy } from '../../insight/drift/drift.js';
import { groupBy } from '../../model/group-by.js';
import { pluralize } from './pluralize.js';

export function pendingLines({ pending: count }: DriftSummary): readonly string[] {
  if (count === 0) return [];
  const are = count === 1 ? 'change is' : 'changes are';
  return [
    `${count} ${are} no drift, but yet to be applied: headwater plan shows ${count === 1 ? 'it' : 'them'}.`,
  ];
}

/**
 * A hint about ingestion, if another user made a bulk overwrite. Own overwrites get no hint: a
 * rollback whose commit was not reverted looks like a bulk overwrite of our own.
 *
 * Source of the setting's name: `IncrementalLineageConfigMixin` of DataHub's ingestion.
 */
export function ingestionHint({ datasets, target }: Drift): readonly string[] {
  if (datasets.every(({ wiped }) => wiped === null || wiped.by === target.actor)) return [];
  return [
    'Hint: an ingestion that states lineage anew wipes what others wrote. With incremental_lineage: true under source.config of its recipe, it adds to what is there.',
  ];
}

const remedies: Readonly<Record<Remedy | 'none', (count: number) => string>> = {
  apply: (count) => `headwater apply restores ${count}`,
  adopt: (count) => `headwater adopt puts our mark back on ${count}`,
  none: (count) =>
    `${count} now ${count === 1 ? 'belongs' : 'belong'} to another writer: agree with that writer, or change the manifest`,
};

export function driftNextStep({ datasets, findings }: Drift): readonly string[] {
  const groups = groupBy(
    datasets.flatMap(({ differences }) => differences),
    ({ remedy }) => remedy ?? 'none',
  );
  const parts = (['apply', 'adopt', 'none'] as const).flatMap((remedy) => {
    const group = groups.get(remedy);
    return group ? [remedies[remedy](group.length)] : [];
  });
  const first = hasErrors(findings) ? ['mend the errors above'] : [];
  return parts.length === 0 ? [] : [`Next: ${[...first, ...parts].join('; ')}.`];
}

/** Summarizes a drift in one line. Datasets that the catalog hides may have drifted too. */
export function driftSummary({ summary, complete }: Drift): string {
  const { missing, altered, markLost, datasets, wiped } = summary;
  if (datasets === 0) return complete ? 'No drift.' : 'No drift that the catalog shows.';
  const wipes = wiped === 0 ? '' : `, ${wiped} wiped`;
  return `Drift: ${missing} missing, ${altered} altered, ${markLost} without their mark, across ${pluralize(datasets, 'dataset')}${wipes}.`;
}
