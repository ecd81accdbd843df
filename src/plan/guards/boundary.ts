import { groupBy } from '../../model/group-by.js';
import { identityPart, pairFingerprint } from '../../model/mark.js';
import type { DatasetReading } from '../../model/observed-state.js';
import {
  type Change,
  changedDataset,
  type DatasetChange,
  type EdgeChange,
  type LineageReason,
  type PairChange,
  type PairValue,
  pairId,
} from '../change.js';
import { isMadeBy } from '../dataset-content.js';
import { sameConfidence } from '../lineage/decide-pair.js';
import type { PlannedUnit } from '../lineage/decided-unit.js';
import { isWithin } from '../scope/scope.js';
import type { GuardContext, GuardTrip } from './guard.js';
import { type RawLineage, type RawMark, type RawPair, rawLineage } from './raw-lineage.js';

/**
 * Refuses, whatever is allowed, a change outside the scope or of what is not ours. Holds the finished changes against the
 * aspects as they were read. Nothing that the planner makes trips it: it is there for the day on which something does.
 */
export function boundary(context: GuardContext): readonly GuardTrip[] {
  // A plan with errors is applied by nobody, and may show changes that its errors stand in the way of.
  if (!context.appliable) return [];
  const units = new Map(context.units.map((unit) => [unit.downstream, unit]));
  return [...groupBy(context.changes, changedDataset)].flatMap(([urn, changes]) => {
    const reading = context.observed.datasets.get(urn);
    const lineage = rawLineage(reading?.kind === 'present' ? reading.lineage.value : undefined, context.owner);
    return changes.flatMap((change) => trips(change, offence(change, { reading, lineage, unit: units.get(urn) }, context)));
  });
}

/** What was read of the changed dataset, and what is declared of it. */
interface Raw {
  readonly reading: DatasetReading | undefined;
  readonly lineage: RawLineage;
  readonly unit: Pick<PlannedUnit, 'unit' | 'exclusive'> | undefined;
}

function trips({ kind, address }: Change, why: string | undefined): readonly GuardTrip[] {
  return why === undefined ? [] : [{ guard: 'boundary', address, message: `${kind} "${address}" ${why}` }];
}

/** Why a change must not be made; reads after what it is. */
function offence(change: Change, raw: Raw, context: GuardContext): string | undefined {
  if (!isWithin(context.scope, changedDataset(change))) return 'is outside the scope';
  if (!raw.reading || raw.reading.kind === 'unknown') return 'is of a dataset that nobody could see';
  switch (change.element) {
    case 'dataset':
      return datasetOffence(change, raw, context);
    case 'edge':
      return edgeOffence(change, raw, context);
    case 'pair':
      return pairOffence(change, raw);
  }
}

function datasetOffence({ urn, kind }: DatasetChange, { reading }: Raw, { observed, owner }: GuardContext): string | undefined {
  if (kind === 'create') return reading?.kind === 'absent' ? undefined : 'is of a dataset that is there';
  const content = observed.contents.get(urn);
  return content && isMadeBy(content, owner) ? undefined : 'is of a dataset that the stack did not make';
}

function edgeOffence(
  { kind, reason, upstream, after }: EdgeChange,
  { lineage, unit }: Raw,
  { observed }: GuardContext,
): string | undefined {
  const { types, creators, own, others, readable } = lineage.edge(upstream);
  if (kind === 'create') return types.length > 0 ? 'is of an edge that is there' : undefined;
  if (types.length === 0) return 'is of an edge that is not there';
  if (!readable) return 'is of an edge whose mark cannot be read';
  if (kind === 'mark') return types.some((type) => type === after?.type) ? undefined : MORE_THAN_A_MARK;
  const isDeclared = unit?.unit?.edges.some((edge) => edge.upstream === upstream) ?? false;
  return rightOffence(`${kind} ${reason}`, {
    marked: own.some((mark) => mark.edge),
    'made-by-us': (isDeclared || reason === 'rolled-back') && creators.every((creator) => creator === observed.actor),
    // What nobody declares can only go: there is no type that it should have.
    exclusive: (unit?.exclusive ?? false) && (isDeclared || kind === 'delete'),
    // A stack with column pairs on an edge needs the edge, of whatever type.
    shared: others.some((mark) => mark.edge || kind === 'delete'),
  });
}

function pairOffence(change: PairChange, { lineage, unit }: Raw): string | undefined {
  const { kind, reason, upstream, before, after } = change;
  const there = lineage.pair(pairId(change));
  if (kind === 'create') return there.length > 0 ? 'is of a column pair that is there' : undefined;
  const { own, others, readable } = lineage.edge(upstream);
  if (!readable) return 'is of a column pair on an edge whose mark cannot be read';
  // What is put back beside another writer's record is spelled as it was.
  const comesBack = reason === 'rolled-back' && before?.owned === false && after?.owned === true;
  if (kind === 'mark' && comesBack) return undefined;
  if (there.length === 0 || before === null) return NO_PAIR;
  const fingerprint = pairFingerprint({ ...change, transform: before.transform });
  const marked = isMarked(fingerprint, own, there);
  if (kind === 'mark') return markOffence(change, there, marked);
  if (!there.some((one) => isValue(one, before))) return NO_PAIR;
  const exclusive = unit?.exclusive ?? false;
  const shared = others.some(({ identities }) => identities.has(identityPart(fingerprint)));
  return rightOffence(`${kind} ${reason}`, { marked, 'made-by-us': false, exclusive, shared });
}

/** Whether a mark names a record; or names its columns, and no other record there can be meant. */
function isMarked(fingerprint: string, own: readonly RawMark[], there: readonly RawPair[]): boolean {
  const isNamed = (name: string) => own.some(({ pairs }) => pairs.has(name));
  if (there.some((one) => isNamed(one.fingerprint))) return isNamed(fingerprint);
  const altered = there.filter(({ untouchable }) => !untouchable);
  const isIdentified = own.some(({ identities }) => identities.has(identityPart(fingerprint)));
  return isIdentified && altered.every((one) => one.fingerprint === fingerprint);
}

/** Beside the mark nothing changes, except that our own record may leave. Then people see what another writer's record says. */
function markOffence({ reason, before, after }: PairChange, there: readonly RawPair[], marked: boolean): string | undefined {
  const isGivenUp = before?.owned === true && after?.owned === false;
  if (isGivenUp && (reason === 'left-to-others' || reason === 'released' || reason === 'rolled-back'))
    return marked ? undefined : `is of what is not ours (mark ${reason})`;
  return there.some((one) => isValue(one, after)) ? undefined : MORE_THAN_A_MARK;
}

const NO_PAIR = 'is of a column pair that is not there';

const MORE_THAN_A_MARK = 'would change more than a mark';

function isValue({ transform, confidence }: RawPair, value: PairValue | null): boolean {
  return value !== null && value.transform === transform && sameConfidence(value.confidence, confidence);
}

type Right = 'marked' | 'made-by-us' | 'exclusive';

type Claim = `${'update' | 'delete'} ${LineageReason}`;

/**
 * What gives a right to change or remove an element, by what a change says of itself. What has no row here is never
 * allowed. An undo may find an edge of ours without its mark, as a run that was killed left it.
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

function rightOffence(claim: Claim, standing: Readonly<Record<Right | 'shared', boolean>>): string | undefined {
  if (standing.shared) return 'is of what another stack has a part in';
  return rights[claim]?.some((right) => standing[right]) ? undefined : `is of what is not ours (${claim})`;
}
