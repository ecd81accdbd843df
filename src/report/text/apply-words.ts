import { codes } from '../../errors/codes.js';
import type { Plan } from '../../plan/plan.js';
import type { UnitOutcome } from '../../plan/receipt.js';
import type { ApplyReport, ApplyResultReport } from '../report-document.js';
import { counted } from './counted.js';
import { nextSteps } from './next-steps.js';
import { incompleteLine } from './outcomes-text.js';
import { planCommand } from './plan-command.js';

/** What became of a plan. Names stand in it as they are: every format takes the harm out for itself. */
export interface ApplyWords {
  /** What stopped it before the first write, where more than the plan itself did. */
  readonly stop: ApplyStop | null;
  /** The last word first, then what to do. Empty where there was nothing to do. */
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

const NOTHING_WRITTEN = 'Nothing was written.';

export function applyWords({ plan, heldBack, result }: ApplyReport): ApplyWords {
  const closing = (...lines: readonly string[]): ApplyWords => ({ stop: null, closing: lines });
  switch (result.kind) {
    case 'nothing-to-do':
      return closing(...(heldBack.length === 0 ? [] : [allHeldBack(heldBack.length)]));
    case 'stale':
      return beyondWords(plan, result);
    case 'not-permitted':
      return missingWords(plan, result);
    case 'not-appliable':
    case 'refused':
      return closing(NOTHING_WRITTEN);
    case 'no-consent':
      return closing(...(result.asked ? [`Not confirmed. ${NOTHING_WRITTEN}`] : noConsent));
    case 'not-approved':
      return closing(notApproved(result.why), `Next: ${result.next ?? reviewIt(plan)}.`);
    case 'dry-run':
      return closing(dryRunWords(result));
    case 'applied':
      return closing(...appliedWords(plan, result));
  }
}

function allHeldBack(count: number): string {
  return `Nothing was written: nothing else is left to do, and ${counted(count, 'change')} ${wasHeld(count)} held back.`;
}

type ResultOf<K extends ApplyResultReport['kind']> = Extract<ApplyResultReport, { readonly kind: K }>;

function beyondWords(plan: Plan, { beyond }: ResultOf<'stale'>): ApplyWords {
  return {
    stop: {
      level: 'refused',
      code: codes['plan-exceeded'].code,
      text: `the approved plan does not have ${counted(beyond.length, 'change')}:`,
      items: beyond.map(({ change, why }) => ({ verb: change.kind, address: change.address, why })),
    },
    closing: [NOTHING_WRITTEN, `Next: ${reviewIt(plan)}.`],
  };
}

function reviewIt(plan: Plan): string {
  return `${planCommand(plan)} --out FILE, have it reviewed, then headwater apply FILE`;
}

function notApproved(why: string): string {
  return `Not approved: ${why}. ${NOTHING_WRITTEN}`;
}

function dryRunWords({ wouldStop, notApproved: why }: ResultOf<'dry-run'>): string {
  if (why !== undefined) return `Dry run: apply would stop here, not approved: ${why}. ${NOTHING_WRITTEN}`;
  return wouldStop ? `Dry run: apply would stop here, since nobody consented. ${NOTHING_WRITTEN}` : `Dry run. ${NOTHING_WRITTEN}`;
}

function missingWords({ target }: Plan, { missing }: ResultOf<'not-permitted'>): ApplyWords {
  return {
    stop: {
      level: 'error',
      code: codes['not-permitted'].code,
      text: `${target.actor} may not write all of it:`,
      items: missing.map(({ address, anyOf }) => ({ verb: null, address, why: `${anyOf.join(' or ')} is missing` })),
    },
    closing: [
      NOTHING_WRITTEN,
      'Next: have a policy grant it, apply with the token of another user, or leave these datasets out with --exclude.',
    ],
  };
}

const noConsent = [
  `Refused: there are changes, and off a terminal nobody can be asked. ${NOTHING_WRITTEN}`,
  'Two ways forward: run apply on a terminal and answer yes, or approve this with: headwater apply --auto-approve',
];

function appliedWords(plan: Plan, { outcomes }: ResultOf<'applied'>): readonly string[] {
  if (isComplete(outcomes)) return [completeLine(plan)];
  return [incompleteLine(outcomes), ...nextSteps(outcomes, planCommand(plan))];
}

function completeLine({ summary }: Plan): string {
  const { add, change, remove, mark, datasets } = summary;
  const marked = mark > 0 ? `, ${mark} marked` : '';
  return `Applied and verified: ${add} added, ${change} changed, ${remove} removed${marked} across ${counted(datasets, 'dataset')}.`;
}

/** What became of it, in one line. */
export function applySummary({ plan, heldBack, result }: ApplyReport): string {
  const left = heldBack.length === 0 ? '' : ` ${counted(heldBack.length, 'change')} ${wasHeld(heldBack.length)} held back.`;
  return `${summaryLine(plan, result)}${left}`;
}

function summaryLine(plan: Plan, result: ApplyResultReport): string {
  switch (result.kind) {
    case 'nothing-to-do':
      return 'Nothing to do.';
    case 'stale':
      return `Refused: the approved plan does not have ${counted(result.beyond.length, 'change')}. ${NOTHING_WRITTEN}`;
    case 'not-permitted':
      return `Not permitted to write all of it. ${NOTHING_WRITTEN}`;
    case 'not-appliable':
      return `This plan cannot be applied. ${NOTHING_WRITTEN}`;
    case 'refused':
      return `Refused by a guard. ${NOTHING_WRITTEN}`;
    case 'no-consent':
      return `Nobody consented. ${NOTHING_WRITTEN}`;
    case 'not-approved':
      return notApproved(result.why);
    case 'dry-run':
      return `Dry run. ${NOTHING_WRITTEN}`;
    case 'applied':
      return isComplete(result.outcomes) ? completeLine(plan) : incompleteLine(result.outcomes);
  }
}

function wasHeld(count: number): string {
  return count === 1 ? 'was' : 'were';
}

function isComplete(outcomes: readonly UnitOutcome[]): boolean {
  return outcomes.every(({ outcome }) => outcome === 'applied');
}
