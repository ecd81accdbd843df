import { type CodeName, codes } from '../../errors/codes.js';
import { describeDataset } from '../../plan/document/address-book.js';
import {
  isUntouched,
  type UnitOutcome,
  type UnitOutcomeKind,
} from '../../plan/document/receipt.js';
import { isDatasetUrn } from '../../urn/entity-urn.js';
import { entitiesNoun } from './entity-words.js';
import { escapeControls } from './escape.js';

const outcomeKinds: readonly UnitOutcomeKind[] = [
  'applied',
  'partial',
  'failed',
  'unverified',
  'unknown',
  'not-attempted',
];

/** `Not complete: 2 applied, 1 written in part, 1 failed.` */
export function incompleteLine(outcomes: readonly UnitOutcome[]): string {
  const parts = outcomeKinds
    .map((kind) => [kind, outcomes.filter(({ outcome }) => outcome === kind)] as const)
    .filter(([, those]) => those.length > 0);
  const untouched = isUntouched(outcomes) ? ' Nothing was written.' : '';
  return `Not complete: ${parts.map(([kind, those]) => `${those.length} ${outcomeWords[kind]}`).join(', ')}.${untouched}`;
}

export const outcomeWords: Readonly<Record<UnitOutcomeKind, string>> = {
  applied: 'applied',
  partial: 'written in part',
  failed: 'failed',
  unverified: 'written but not verified',
  unknown: 'unknown',
  'not-attempted': 'not attempted',
};

/** `failed: lineage of hive a (PROD): the catalog refused it` */
export function outcomeText(one: UnitOutcome): string {
  return outcomeLine(one, reasonText(undefined, one.message));
}

export function outcomeLine(one: UnitOutcome, why: string): string {
  return `${outcomeWords[one.outcome]}: ${unitName(one)}${why === '' ? '' : `: ${why}`}`;
}

export function reasonText(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined)
    .map(escapeControls)
    .join(' ');
}

export function unitName({ urn, unit }: UnitOutcome): string {
  return `${unitWords({ urn, unit })} ${escapeControls(describeDataset(urn))}`.trim();
}

/**
 * Returns the words before the description of a unit: `lineage of` or `dataset`. Empty for an entity
 * of another kind, whose description begins with its word.
 */
export function unitWords({ urn, unit }: Pick<UnitOutcome, 'urn' | 'unit'>): string {
  if (unit === 'lineage') return 'lineage of';
  return isDatasetUrn(urn) ? 'dataset' : '';
}

/** Returns the remedies by code, in the order of the report. They concern `datasets` or `entities`. */
function remediesFor(those: string): Readonly<Partial<Record<CodeName, string>>> {
  const wait = `wait until the other writer of these ${those} has finished`;
  const answers = 'make sure that the catalog answers again';
  return {
    'catalog-unauthenticated': 'set DATAHUB_GMS_TOKEN to a token that the catalog accepts',
    'catalog-forbidden': `have a policy grant what was refused, or leave these ${those} out with --exclude`,
    'catalog-rejected': 'mend what the catalog did not accept, in the manifests or in the catalog',
    'catalog-stale': wait,
    'changed-meanwhile': wait,
    'catalog-unreachable': answers,
    'certificate-not-trusted': answers,
    'catalog-failed': answers,
    'catalog-incomplete': answers,
    'catalog-not-a-catalog': answers,
  };
}

/**
 * Lists the next steps after an incomplete apply, one line each: first for unknown outcomes, then
 * for failures.
 *
 * @param plan the command that plans the same again
 */
export function nextSteps(outcomes: readonly UnitOutcome[], plan: string): readonly string[] {
  const unfinished = outcomes.filter(({ outcome }) => outcome !== 'applied');
  const found = new Set(unfinished.flatMap(({ code = [] }) => code));
  const remedies = remediesFor(entitiesNoun(unfinished.map(({ urn }) => urn)));
  const names = (Object.keys(remedies) as CodeName[]).filter((name) => found.has(codes[name].code));
  const steps = [...new Set(names.map((name) => remedies[name]))];
  const isUnknown = outcomes.some(({ outcome }) => outcome === 'unknown');
  const doubt = isUnknown
    ? [`What is unknown may be written or not: it could not be read back. ${plan} reads it again.`]
    : [];
  const stays = isUntouched(outcomes) ? '' : ' What was written stays and is not written again.';
  return [
    ...doubt,
    `Next: ${steps.map((step) => `${step}; `).join('')}${steps.length > 0 ? 'then ' : ''}${plan} shows what is still to do.${stays}`,
  ];
}
