import { codes } from '../../errors/codes.js';
import type { Plan } from '../../plan/document/plan.js';
import type { UnitOutcome } from '../../plan/document/receipt.js';
import type { ApplyReport, ApplyResultReport } from '../document/report-document.js';
import { entitiesNoun } from './entity-words.js';
import { incompleteLine, nextSteps } from './outcome-phrases.js';
import { planCommand } from './plan-commands.js';
import { countChanged } from './plan-phrases.js';
import { pluralize } from './pluralize.js';

/** The result of an apply in words. Texts are not escaped, since each format has its own escape. */
export interface ApplyDescription {
  /**
   * The reason why the apply stopped before the first write. Null if the plan itself states the
   * reason.
   */
  readonly stop: ApplyStop | null;
  /** The result, then the next steps. Empty if there was nothing to do. */
  readonly closing: readonly string[];
}

export interface ApplyStop {
  readonly level: 'refused' | 'error';
  readonly code: `HW${number}`;
  /** Ends with a colon. */
  readonly text: string;
  readonly items: readonly ApplyStopItem[];
}

export interface ApplyStopItem {
  readonly verb: string | null;
  readonly address: string;
  readonly why: string;
}

export const HELD_BACK_TITLE =
  'Held back, since the approved plan does not have it; plan again to have it reviewed:';

const NOTHING_WRITTEN = 'Nothing was written.';

export function describeApply({ plan, heldBack, result }: ApplyReport): ApplyDescription {
  const closing = (...lines: readonly string[]) => ({ stop: null, closing: lines });
  switch (result.kind) {
    case 'nothing-to-do':
      return closing(...(heldBack.length === 0 ? [] : [allHeldBackLine(heldBack.length)]));
    case 'stale':
      return describeExceeded(plan, result);
    case 'not-permitted':
      return describeNotPermitted(plan, result);
    case 'not-appliable':
    case 'refused':
      return closing(NOTHING_WRITTEN);
    case 'no-consent':
      return closing(...(result.asked ? [`Not confirmed. ${NOTHING_WRITTEN}`] : noConsentLines));
    case 'not-approved':
      return closing(notApprovedLine(result.why), `Next: ${result.next ?? reviewStep(plan)}.`);
    case 'dry-run':
      return closing(dryRunLine(result));
    case 'applied':
      return closing(...appliedLines(plan, result));
  }
}

function allHeldBackLine(count: number): string {
  return `Nothing was written: nothing else is left to do, and ${heldBackPhrase(count)}`;
}

/** `2 changes were held back.` */
function heldBackPhrase(count: number): string {
  return `${pluralize(count, 'change')} ${count === 1 ? 'was' : 'were'} held back.`;
}

type ResultOf<K extends ApplyResultReport['kind']> = Extract<
  ApplyResultReport,
  { readonly kind: K }
>;

function describeExceeded(plan: Plan, { beyond }: ResultOf<'stale'>): ApplyDescription {
  return {
    stop: {
      level: 'refused',
      code: codes['plan-exceeded'].code,
      text: `the approved plan does not have ${pluralize(beyond.length, 'change')}:`,
      items: beyond.map(({ change, why }) => ({ verb: change.kind, address: change.address, why })),
    },
    closing: [NOTHING_WRITTEN, `Next: ${reviewStep(plan)}.`],
  };
}

function reviewStep(plan: Plan): string {
  return `${planCommand(plan)} --out FILE, have it reviewed, then headwater apply FILE`;
}

function notApprovedLine(why: string): string {
  return `Not approved: ${why}. ${NOTHING_WRITTEN}`;
}

function dryRunLine({ wouldStop, notApproved: why }: ResultOf<'dry-run'>): string {
  if (why !== undefined)
    return `Dry run: apply would stop here, not approved: ${why}. ${NOTHING_WRITTEN}`;
  return wouldStop
    ? `Dry run: apply would stop here, without consent. ${NOTHING_WRITTEN}`
    : `Dry run. ${NOTHING_WRITTEN}`;
}

function describeNotPermitted(
  { target }: Plan,
  { missing }: ResultOf<'not-permitted'>,
): ApplyDescription {
  return {
    stop: {
      level: 'error',
      code: codes['not-permitted'].code,
      text: `${target.actor} may not write all of it:`,
      items: missing.map(({ address, anyOf }) => ({
        verb: null,
        address,
        why: `${anyOf.join(' or ')} is missing`,
      })),
    },
    closing: [
      NOTHING_WRITTEN,
      `Next: have a policy grant it, apply with the token of another user, or leave these ${entitiesNoun(missing.map(({ dataset }) => dataset))} out with --exclude.`,
    ],
  };
}

const noConsentLines = [
  `Refused: there are changes, and headwater cannot ask for consent without a terminal. ${NOTHING_WRITTEN}`,
  'Two ways forward: run apply on a terminal and answer yes, or approve this with: headwater apply --auto-approve',
];

function appliedLines(plan: Plan, { outcomes }: ResultOf<'applied'>): readonly string[] {
  if (isComplete(outcomes)) return [completeLine(plan)];
  return [incompleteLine(outcomes), ...nextSteps(outcomes, planCommand(plan))];
}

function completeLine({ summary, changes }: Plan): string {
  const { add, change, remove, mark } = summary;
  const marked = mark > 0 ? `, ${mark} marked` : '';
  return `Applied and verified: ${add} added, ${change} changed, ${remove} removed${marked} across ${countChanged(changes)}.`;
}

/** Summarizes an apply in one line. */
export function applySummary({ plan, heldBack, result }: ApplyReport): string {
  const left = heldBack.length === 0 ? '' : ` ${heldBackPhrase(heldBack.length)}`;
  return `${summaryLine(plan, result)}${left}`;
}

function summaryLine(plan: Plan, result: ApplyResultReport): string {
  switch (result.kind) {
    case 'nothing-to-do':
      return 'Nothing to do.';
    case 'stale':
      return `Refused: the approved plan does not have ${pluralize(result.beyond.length, 'change')}. ${NOTHING_WRITTEN}`;
    case 'not-permitted':
      return `Not permitted to write all of it. ${NOTHING_WRITTEN}`;
    case 'not-appliable':
      return `This plan cannot be applied. ${NOTHING_WRITTEN}`;
    case 'refused':
      return `Refused by a guard. ${NOTHING_WRITTEN}`;
    case 'no-consent':
      return `No consent. ${NOTHING_WRITTEN}`;
    case 'not-approved':
      return notApprovedLine(result.why);
    case 'dry-run':
      return `Dry run. ${NOTHING_WRITTEN}`;
    case 'applied':
      return isComplete(result.outcomes) ? completeLine(plan) : incompleteLine(result.outcomes);
  }
}

function isComplete(outcomes: readonly UnitOutcome[]): boolean {
  return outcomes.every(({ outcome }) => outcome === 'applied');
}

/** Returns true if an apply did, or a dry run would do, everything that the user asked for. */
export function endedWell(result: ApplyResultReport): boolean {
  if (result.kind === 'applied') return isComplete(result.outcomes);
  return result.kind === 'nothing-to-do' || (result.kind === 'dry-run' && !result.wouldStop);
}
