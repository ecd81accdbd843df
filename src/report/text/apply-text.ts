import { codes } from '../../errors/codes.js';
import type { UnitOutcome, UnitOutcomeKind } from '../../model/receipt.js';
import { describeDataset } from '../../plan/address-book.js';
import type { BeyondCeiling } from '../../plan/ceiling.js';
import type { Plan } from '../../plan/plan.js';
import type { ApplyReport, ApplyResultReport } from '../report-document.js';
import { changesText } from './changes-text.js';
import { counted } from './counted.js';
import { harmless } from './harmless.js';
import type { TextContext } from './text-context.js';

/** What became of a plan that was shown before; the last line tells the outcome. Empty where there was nothing to do. */
export function applyText(report: ApplyReport, context: TextContext): string {
  return [...heldBackLines(report, context), ...resultLines(report, context)].map((line) => `${line}\n`).join('');
}

/** What the approved plan does not have, change by change. */
function heldBackLines({ heldBack }: ApplyReport, context: TextContext): readonly string[] {
  if (heldBack.length === 0) return [];
  return [
    'Held back, since the approved plan does not have it; plan again to have it reviewed:',
    changesText({ changes: heldBack }, context),
  ];
}

function resultLines({ plan, heldBack, result }: ApplyReport, context: TextContext): readonly string[] {
  switch (result.kind) {
    case 'nothing-to-do':
      return heldBack.length === 0
        ? []
        : [
            `Nothing was written: nothing else is left to do, and ${counted(heldBack.length, 'change')} ${wasHeld(heldBack.length)} held back.`,
          ];
    case 'stale':
      return beyondLines(result.beyond, context);
    case 'not-appliable':
    case 'refused':
      return ['Nothing was written.'];
    case 'no-consent':
      return result.asked ? ['Not confirmed. Nothing was written.'] : noConsent;
    case 'dry-run':
      return result.wouldStop
        ? ['Dry run: apply would stop here, since nobody consented. Nothing was written.']
        : ['Dry run. Nothing was written.'];
    case 'applied':
      return appliedLines(plan, result, context);
  }
}

function wasHeld(count: number): string {
  return count === 1 ? 'was' : 'were';
}

function beyondLines(beyond: readonly BeyondCeiling[], { paint }: TextContext): readonly string[] {
  return [
    `${paint.error(`refused ${codes['plan-exceeded'].code}`)} ${paint.title(`the approved plan does not have ${counted(beyond.length, 'change')}:`)}`,
    ...beyond.map(({ change: { kind, address }, why }) => paint.error(`  ! ${kind} ${harmless(address)}: ${harmless(why)}`)),
    'Nothing was written.',
    'Next: headwater plan --out FILE, have it reviewed, then headwater apply FILE.',
  ];
}

const noConsent = [
  'Refused: there are changes, and off a terminal nobody can be asked. Nothing was written.',
  'Two ways forward: run apply on a terminal and answer yes, or approve this with: headwater apply --auto-approve',
];

type Applied = Extract<ApplyResultReport, { kind: 'applied' }>;

function appliedLines(plan: Plan, { outcomes, receipt }: Applied, context: TextContext): readonly string[] {
  const troubled = outcomes.filter(({ outcome }) => outcome !== 'applied');
  return [
    ...groupByReason(troubled).flatMap((group) => groupLines(group, context)),
    `Receipt: ${harmless(receipt)}`,
    ...(troubled.length === 0 ? [completeLine(plan)] : [incompleteLine(outcomes), nextStep]),
  ];
}

function completeLine({ summary }: Plan): string {
  const { add, change, remove, mark, datasets } = summary;
  const marked = mark > 0 ? `, ${mark} marked` : '';
  return `Applied and verified: ${add} added, ${change} changed, ${remove} removed${marked} across ${counted(datasets, 'dataset')}.`;
}

const outcomeKinds: readonly UnitOutcomeKind[] = ['applied', 'failed', 'unverified', 'unknown', 'not-attempted'];

function incompleteLine(outcomes: readonly UnitOutcome[]): string {
  const parts = outcomeKinds
    .map((kind) => [kind, outcomes.filter(({ outcome }) => outcome === kind).length] as const)
    .filter(([, count]) => count > 0);
  return `Not complete: ${parts.map(([kind, count]) => `${count} ${words[kind]}`).join(', ')}.`;
}

const nextStep = 'Next: headwater plan shows what is still to do; what was applied stays and is not written again.';

const words: Readonly<Record<UnitOutcomeKind, string>> = {
  applied: 'applied',
  failed: 'failed',
  unverified: 'written but not verified',
  unknown: 'unknown',
  'not-attempted': 'not attempted',
};

type Group = readonly [UnitOutcome, ...UnitOutcome[]];

/** After a catalog went away, hundreds of datasets have one reason. */
function groupByReason(outcomes: readonly UnitOutcome[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const one of outcomes) {
    const key = JSON.stringify([one.outcome, one.code, one.message]);
    const group = groups.get(key);
    groups.set(key, group ? [...group, one] : [one]);
  }
  return [...groups.values()];
}

const MAX_NAMED = 5;

function groupLines(group: Group, { paint }: TextContext): readonly string[] {
  const [{ outcome, code, message }, ...more] = group;
  const color = paint[outcome === 'not-attempted' ? 'faint' : 'error'];
  const why = [code, message]
    .filter((part) => part !== undefined)
    .map(harmless)
    .join(' ');
  if (more.length === 0) return [color(`  ! ${words[outcome]}: ${nameOf(group[0])}${why === '' ? '' : `: ${why}`}`)];
  const named = group.slice(0, MAX_NAMED).map((one) => `      ${nameOf(one)}`);
  const rest = group.length > MAX_NAMED ? [`      and ${group.length - MAX_NAMED} more, all of them in the receipt`] : [];
  return [color(`  ! ${words[outcome]}, ${group.length} times${why === '' ? '' : `: ${why}`}`), ...named, ...rest];
}

function nameOf({ urn, unit }: UnitOutcome): string {
  return `${unit === 'entity' ? 'dataset' : 'lineage of'} ${harmless(describeDataset(urn))}`;
}
