import { hasErrors } from '../../errors/finding.js';
import type {
  DatasetDifference,
  Difference,
  Drift,
  DriftedDataset,
  DriftSummary,
  EdgeDifference,
  Evidence,
  PairDifference,
  Remedy,
  Writing,
} from '../../insight/drift/drift.js';
import { groupBy } from '../../model/group-by.js';
import type { ChangeKind } from '../../plan/document/change.js';
import { changeSymbols, elementWord } from './describe-change.js';
import { countEntities } from './entity-words.js';
import { escapeControls, inBrackets } from './escape.js';

/** Describes the last write of a dataset's lineage and the bulk overwrite, if there was one. */
export function describeWrites({ wiped, lastWrite }: DriftedDataset): {
  readonly last: string;
  readonly wiped: string | null;
} {
  const last = lastWrite ? `lineage last written ${writingText(lastWrite)}` : NOT_STORED;
  if (wiped === null) return { last, wiped: null };
  const when = isSameWrite(wiped, lastWrite) ? 'by that write' : writingText(wiped);
  return { last, wiped: `wiped ${when}: everything of ours went at once` };
}

const NOT_STORED = 'no lineage of it is stored';

/** `2026-11-20T10:00:00.000Z by urn:li:corpuser:jane, run snowflake-7` */
function writingText({ by, at, run }: Writing, unknown = 'at an unknown time'): string {
  return `${escapeControls(at ?? unknown)} by ${escapeControls(by ?? 'an unknown user')}${run === null ? '' : `, run ${escapeControls(run)}`}`;
}

/** Returns true if both are the same stored version. */
export function isSameWrite(one: Writing, other: Writing | null): boolean {
  return one.version === other?.version;
}

/** The kind of change that a difference looks like: a missing element is shown as if removed. */
export const differenceKinds: Readonly<Record<Difference['kind'], ChangeKind>> = {
  missing: 'delete',
  altered: 'update',
  'mark-lost': 'mark',
};

export const differenceSymbols: Readonly<Record<Difference['kind'], string>> = {
  missing: changeSymbols.delete,
  altered: changeSymbols.update,
  'mark-lost': changeSymbols.mark,
};

export const differenceWords: Readonly<Record<Difference['kind'], string>> = {
  missing: 'missing',
  altered: 'altered',
  'mark-lost': 'mark lost',
};

/**
 * `missing: edge orders <- raw (COPY), was ours until 2026-11-20T10:00:00.000Z by
 * urn:li:corpuser:jane`
 */
export function differenceSentence(one: Difference, dataset: DriftedDataset): string {
  // In the block of a dataset, "that write" refers to a line above. A single sentence has to name
  // the write.
  return `${differenceWords[one.kind]}: ${describeDifference(one)}, ${reasonText(one)}${sinceText(one, { lastWrite: null, wiped: null })}${wipedNote(dataset)}`;
}

function wipedNote({ wiped }: DriftedDataset): string {
  return wiped === null ? '' : '; everything of ours went at once';
}

/** Returns the evidence for a difference and its time. */
export function evidenceText(one: Difference, dataset: DriftedDataset): string {
  return `${reasonText(one)}${sinceText(one, dataset)}`;
}

const evidences: Readonly<Record<Exclude<Evidence, 'mark'>, string>> = {
  version: 'was ours',
  seen: 'was there (not ours)',
  creator: 'made by our user',
  manifest: 'perhaps never applied',
};

function reasonText(one: Difference): string {
  if (one.element === 'dataset') return datasetReason(one);
  if (one.evidence !== 'mark') return evidences[one.evidence];
  return one.kind === 'missing'
    ? 'named by our mark'
    : 'ours; whether it or the manifest changed is not known';
}

function datasetReason({ lastWrite }: DatasetDifference): string {
  return lastWrite === null
    ? 'create: true'
    : `made by us, described last ${writingText(lastWrite)}`;
}

function sinceText(
  { since, evidence }: Difference,
  { lastWrite, wiped }: Pick<DriftedDataset, 'lastWrite' | 'wiped'>,
): string {
  if (since === null) return '';
  const word = evidence === 'version' || evidence === 'seen' ? ' until' : ', so since';
  if (isSameWrite(since, lastWrite)) return `${word} that write`;
  return `${word} ${isSameWrite(since, wiped) ? 'the wipe' : writingText(since, 'an unknown time')}`;
}

export function describeDifference(one: Difference): string {
  return `${elementWord(one)} ${escapeControls(one.address)}${inBrackets(differenceDetails(one))}`;
}

/** Names the actual and the declared attributes: `VIEW, declared COPY`. Leaves out defaults. */
export function differenceDetails(one: Difference): readonly string[] {
  switch (one.element) {
    case 'dataset':
      return [];
    case 'edge':
      return edgeDetails(one);
    case 'pair':
      return pairDetails(one);
  }
}

function edgeDetails({ kind, before, after }: EdgeDifference): readonly string[] {
  if (kind === 'altered') return [`${before?.type}, declared ${after.type}`];
  return kind === 'mark-lost' || after.type === 'TRANSFORMED' ? [] : [after.type];
}

function pairDetails({ kind, before, after }: PairDifference): readonly string[] {
  if (kind === 'mark-lost') return [];
  const transform = declaredText(before?.transform, after.transform);
  const confidence = declaredText(before?.confidence, after.confidence);
  return [
    ...(transform === 'none' ? [] : [transform]),
    ...(confidence === '1' ? [] : [`confidence ${confidence}`]),
  ];
}

/** `0.9`, or `0.5, declared 0.9` if the actual value differs. */
function declaredText(
  before: string | number | null | undefined,
  after: string | number | null,
): string {
  const declared = String(after ?? 'none');
  return before === undefined || before === after
    ? declared
    : `${before ?? 'none'}, declared ${declared}`;
}

/** Lists the remedies of a drift: the next step, changes that wait for an apply, and a hint. */
export function driftFacts(drift: Drift): readonly string[] {
  return [...driftNextStep(drift), ...pendingLines(drift.summary), ...ingestionHint(drift)];
}

export function pendingLines({ pending: count }: DriftSummary): readonly string[] {
  if (count === 0) return [];
  const are = count === 1 ? 'change is' : 'changes are';
  return [
    `${count} ${are} no drift, but yet to be applied: headwater plan shows ${count === 1 ? 'it' : 'them'}.`,
  ];
}

/**
 * Returns a hint about ingestion, if another user made a bulk overwrite. Own overwrites get no
 * hint: a rollback whose commit was not reverted looks like a bulk overwrite of our own.
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
export function driftSummary({ summary, datasets, complete }: Drift): string {
  const { missing, altered, markLost, wiped } = summary;
  if (datasets.length === 0) return complete ? 'No drift.' : 'No drift that the catalog shows.';
  const wipes = wiped === 0 ? '' : `, ${wiped} wiped`;
  return `Drift: ${missing} missing, ${altered} altered, ${markLost} without their mark, across ${countEntities(datasets.map(({ urn }) => urn))}${wipes}.`;
}
