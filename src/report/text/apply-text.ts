import { codes } from '../../errors/codes.js';
import type { BeyondCeiling } from '../../plan/ceiling.js';
import type { Plan } from '../../plan/plan.js';
import type { MissingPrivilege } from '../../plan/privileges/missing-privileges.js';
import type { ApplyReport, ApplyResultReport } from '../report-document.js';
import { changesText } from './changes-text.js';
import { counted } from './counted.js';
import { harmless } from './harmless.js';
import { incompleteLine, troubleLines } from './outcomes-text.js';
import { planCommand } from './plan-command.js';
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
      return beyondLines(plan, result.beyond, context);
    case 'not-permitted':
      return missingLines(plan, result.missing, context);
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

function beyondLines(plan: Plan, beyond: readonly BeyondCeiling[], { paint }: TextContext): readonly string[] {
  return [
    `${paint.error(`refused ${codes['plan-exceeded'].code}`)} ${paint.title(`the approved plan does not have ${counted(beyond.length, 'change')}:`)}`,
    ...beyond.map(({ change: { kind, address }, why }) => paint.error(`  ! ${kind} ${harmless(address)}: ${harmless(why)}`)),
    'Nothing was written.',
    `Next: ${planCommand(plan)} --out FILE, have it reviewed, then headwater apply FILE.`,
  ];
}

function missingLines({ target }: Plan, missing: readonly MissingPrivilege[], { paint }: TextContext): readonly string[] {
  return [
    `${paint.error(`error ${codes['not-permitted'].code}`)} ${paint.title(`${harmless(target.actor)} may not write all of it:`)}`,
    ...missing.map(({ address, anyOf }) => paint.error(`  ! ${harmless(address)}: ${anyOf.join(' or ')} is missing`)),
    'Nothing was written.',
    'Next: have a policy grant it, apply with the token of another user, or leave these datasets out with --exclude.',
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
    ...troubleLines(outcomes, context),
    `Receipt: ${harmless(receipt)}`,
    ...(troubled.length === 0 ? [completeLine(plan)] : [incompleteLine(outcomes), nextStep(plan)]),
  ];
}

function completeLine({ summary }: Plan): string {
  const { add, change, remove, mark, datasets } = summary;
  const marked = mark > 0 ? `, ${mark} marked` : '';
  return `Applied and verified: ${add} added, ${change} changed, ${remove} removed${marked} across ${counted(datasets, 'dataset')}.`;
}

function nextStep(plan: Plan): string {
  return `Next: ${planCommand(plan)} shows what is still to do; what was applied stays and is not written again.`;
}
