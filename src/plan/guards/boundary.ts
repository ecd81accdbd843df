import { groupBy } from '../../model/group-by.js';
import { kindOf } from '../../model/kinds.js';
import { identityPart, pairFingerprint } from '../../model/mark.js';
import type { DatasetReading } from '../../model/observed-state.js';
import { isCreatedBy } from '../dataset/stored-content.js';
import { isUndescribed } from '../dataset/undescribed.js';
import {
  type Change,
  changedDataset,
  changedEnd,
  type DatasetChange,
  type EdgeChange,
  type LineageReason,
  type PairChange,
  type PairValue,
  pairId,
} from '../document/change.js';
import type { GuardViolation } from '../document/plan.js';
import { isWithin } from '../scope/scope.js';
import { sameConfidence } from '../unit/pair-value.js';
import type { PlannedUnit } from '../unit/planned-unit.js';
import type { GuardContext } from './guard.js';
import { type RawLineage, type RawMark, type RawPair, rawLineage } from './raw-lineage.js';

/**
 * Refuses changes outside the scope and changes of elements that are not ours. No allowance lifts
 * this guard. It checks the finished changes against the aspects as they were read. The planner
 * never makes such a change: the guard protects against a future bug in the planner.
 */
export function boundary(context: GuardContext): readonly GuardViolation[] {
  // A plan with errors is never applied. It may show changes that its errors prevent.
  if (!context.appliable) return [];
  const units = new Map(context.units.map((unit) => [unit.downstream, unit]));
  return [...groupBy(context.changes, changedDataset)].flatMap(([urn, changes]) => {
    const reading = context.observed.datasets.get(urn);
    const aspect = reading?.kind === 'present' ? reading.lineage.value : undefined;
    const lineage = rawLineage(urn, aspect, context.owner);
    return changes.flatMap((change) =>
      toViolations(
        change,
        findObjection(change, { reading, lineage, unit: units.get(urn) }, context),
      ),
    );
  });
}

/** The observed and the declared state of the changed dataset. */
interface RawState {
  readonly reading: DatasetReading | undefined;
  readonly lineage: RawLineage;
  readonly unit: Pick<PlannedUnit, 'unit' | 'exclusive'> | undefined;
}

function toViolations(
  { kind, address }: Change,
  why: string | undefined,
): readonly GuardViolation[] {
  return why === undefined
    ? []
    : [{ guard: 'boundary', address, message: `${kind} "${address}" ${why}` }];
}

/**
 * Returns the reason against a change, worded to follow its address. Undefined if the change may be
 * made.
 */
function findObjection(change: Change, raw: RawState, context: GuardContext): string | undefined {
  if (!isWithin(context.scope, changedDataset(change))) return 'is outside the scope';
  if (!raw.reading || raw.reading.kind === 'unknown')
    return 'is of a dataset that could not be read';
  switch (change.element) {
    case 'dataset':
      return datasetObjection(change, raw, context);
    case 'edge':
      return edgeObjection(change, raw, context);
    case 'pair':
      return pairObjection(change, raw);
  }
}

function datasetObjection(
  { urn, kind }: DatasetChange,
  { reading }: RawState,
  { observed, owner }: GuardContext,
): string | undefined {
  const { word } = kindOf(urn);
  if (kind === 'create')
    return reading?.kind === 'absent' || isUndescribed(reading)
      ? undefined
      : `is of a ${word} that already exists`;
  const content = observed.contents.get(urn);
  return content && isCreatedBy(content, owner)
    ? undefined
    : `is of a ${word} that the stack did not create`;
}

function edgeObjection(
  change: EdgeChange,
  { lineage, unit }: RawState,
  { observed }: GuardContext,
): string | undefined {
  const { kind, reason, after } = change;
  const end = changedEnd(change);
  const { types, mutationActors, own, others, readable } = lineage.edge(end);
  if (kind === 'create') return types.length > 0 ? 'is of an edge that already exists' : undefined;
  if (types.length === 0) return 'is of an edge that does not exist';
  if (!readable) return 'is of an edge whose mark cannot be read';
  if (kind === 'mark')
    return types.some((type) => type === after?.type) ? undefined : MORE_THAN_A_MARK;
  const isDeclared = unit?.unit?.edges.some((edge) => edge.upstream === end) ?? false;
  return rightObjection(`${kind} ${reason}`, {
    marked: own.some((mark) => mark.edge),
    'made-by-us':
      (isDeclared || reason === 'rolled-back') &&
      mutationActors.every((actor) => actor === observed.actor),
    // An undeclared edge can only be deleted: no manifest gives it a type.
    exclusive: (unit?.exclusive ?? false) && (isDeclared || kind === 'delete'),
    // A stack with column pairs on an edge needs the edge, whatever its type.
    shared: others.some((mark) => mark.edge || kind === 'delete'),
  });
}

function pairObjection(change: PairChange, { lineage, unit }: RawState): string | undefined {
  const { kind, reason, upstream, before, after } = change;
  const there = lineage.pair(pairId(change, change.downstream));
  if (kind === 'create')
    return there.length > 0 ? 'is of a column pair that already exists' : undefined;
  const { own, others, readable } = lineage.edge(upstream);
  if (!readable) return 'is of a column pair on an edge whose mark cannot be read';
  // A pair that is restored beside another writer's record gets its former spelling.
  const comesBack = reason === 'rolled-back' && before?.owned === false && after?.owned === true;
  if (kind === 'mark' && comesBack) return undefined;
  if (there.length === 0 || before === null) return NO_PAIR;
  const fingerprint = pairFingerprint({ ...change, transform: before.transform });
  const marked = isMarked(fingerprint, own, there);
  if (kind === 'mark') return markObjection(change, there, marked);
  if (!there.some((one) => isValue(one, before))) return NO_PAIR;
  const exclusive = unit?.exclusive ?? false;
  const shared = others.some(({ identities }) => identities.has(identityPart(fingerprint)));
  return rightObjection(`${kind} ${reason}`, { marked, 'made-by-us': false, exclusive, shared });
}

/** Returns true if a mark names a record, or names its columns and can mean no other record. */
function isMarked(
  fingerprint: string,
  own: readonly RawMark[],
  there: readonly RawPair[],
): boolean {
  const isNamed = (name: string) => own.some(({ pairs }) => pairs.has(name));
  if (there.some((one) => isNamed(one.fingerprint))) return isNamed(fingerprint);
  const altered = there.filter(({ untouchable }) => !untouchable);
  const isIdentified = own.some(({ identities }) => identities.has(identityPart(fingerprint)));
  return isIdentified && altered.every((one) => one.fingerprint === fingerprint);
}

/**
 * Checks that only the mark changes. Our own record may be deleted too. The catalog then shows the
 * record of another writer.
 */
function markObjection(
  { reason, before, after }: PairChange,
  there: readonly RawPair[],
  marked: boolean,
): string | undefined {
  const isGivenUp = before?.owned === true && after?.owned === false;
  if (
    isGivenUp &&
    (reason === 'left-to-others' || reason === 'released' || reason === 'rolled-back')
  )
    return marked ? undefined : `is of an element that is not ours (mark ${reason})`;
  return there.some((one) => isValue(one, after)) ? undefined : MORE_THAN_A_MARK;
}

const NO_PAIR = 'is of a column pair that does not exist';

const MORE_THAN_A_MARK = 'would change more than a mark';

function isValue({ transform, confidence }: RawPair, value: PairValue | null): boolean {
  return (
    value !== null && value.transform === transform && sameConfidence(value.confidence, confidence)
  );
}

type Right = 'marked' | 'made-by-us' | 'exclusive';

type Claim = `${'update' | 'delete'} ${LineageReason}`;

/**
 * The rights that allow an update or deletion, by the kind and the reason of the change. A change
 * without a row is never allowed. A killed run may leave an edge of ours without its mark, and a
 * rollback then finds it so.
 */
const rights: Partial<Record<Claim, readonly Right[]>> = {
  'update differs': ['marked', 'exclusive'],
  'update made-by-us': ['made-by-us'],
  'update exclusive': ['exclusive'],
  'delete undeclared': ['marked'],
  'delete edge-removed': ['marked'],
  'delete exclusive': ['exclusive'],
  'update rolled-back': ['marked'],
  'delete rolled-back': ['marked', 'made-by-us'],
};

function rightObjection(
  claim: Claim,
  standing: Readonly<Record<Right | 'shared', boolean>>,
): string | undefined {
  if (standing.shared) return 'is of an element that another stack has a part in';
  return rights[claim]?.some((right) => standing[right])
    ? undefined
    : `is of an element that is not ours (${claim})`;
}
