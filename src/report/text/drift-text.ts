import { hasErrors } from '../../errors/finding.js';
import { groupBy } from '../../model/group-by.js';
import type { Drift, DriftSummary, Remedy } from '../../plan/drift/drift.js';
import { counted } from './counted.js';
import { differencesText } from './differences-text.js';
import { findingsText } from './findings-text.js';
import { harmless } from './harmless.js';
import type { TextContext } from './text-context.js';

/**
 * Dataset by dataset what is not as it was made, and who wrote there; then findings, what to do, and one line to grep for:
 * `No drift.`, or one that begins with `Drift:`.
 */
export function driftText(drift: Drift, context: TextContext): string {
  const { datasets, findings } = drift;
  const blocks = [
    header(drift, context),
    ...(datasets.length > 0 ? [differencesText(datasets, context)] : []),
    ...(findings.length > 0 ? [findingsText(findings, context)] : []),
    ...pending(drift.summary),
    ...hint(drift),
    ...nextStep(drift),
    driftSummary(drift),
  ];
  return `${blocks.join('\n')}\n`;
}

function header({ target }: Drift, { paint }: TextContext): string {
  const named = target.target === null ? '' : `, target ${harmless(target.target)}`;
  const title = paint.title(`Headwater drift for stack ${harmless(target.stack)}${named}`);
  return `${title}\ncatalog ${harmless(target.origin)}, as ${harmless(target.actor)}\n`;
}

export function pending({ pending: count }: DriftSummary): readonly string[] {
  if (count === 0) return [];
  const are = count === 1 ? 'change is' : 'changes are';
  return [`${count} ${are} no drift, but yet to be applied: headwater plan shows ${count === 1 ? 'it' : 'them'}.`];
}

/**
 * The user of the token knows what they did: a rollback whose commit was not reverted looks like a wipe of one's own.
 *
 * Source of the setting's name: `IncrementalLineageConfigMixin` of DataHub's ingestion.
 */
export function hint({ datasets, target }: Drift): readonly string[] {
  if (datasets.every(({ wiped }) => wiped === null || wiped.by === target.actor)) return [];
  return [
    'Hint: an ingestion that states lineage anew wipes what others wrote. With incremental_lineage: true under source.config',
    'of its recipe it adds to what is there.',
  ];
}

const remedies: Readonly<Record<Remedy | 'none', (count: number) => string>> = {
  apply: (count) => `headwater apply restores ${count}`,
  adopt: (count) => `headwater adopt puts our mark back on ${count}`,
  none: (count) => `${count} ${count === 1 ? 'is' : 'are'} somebody else's by now: agree with the writer, or change the manifest`,
};

export function nextStep({ datasets, findings }: Drift): readonly string[] {
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

/** What the catalog hides may have drifted too. */
export function driftSummary({ summary, complete }: Drift): string {
  const { missing, altered, markLost, datasets, wiped } = summary;
  if (datasets === 0) return complete ? 'No drift.' : 'No drift that the catalog shows.';
  const wipes = wiped === 0 ? '' : `, ${wiped} wiped`;
  return `Drift: ${missing} missing, ${altered} altered, ${markLost} without their mark, across ${counted(datasets, 'dataset')}${wipes}.`;
}
