import { type CodeName, codes } from '../../errors/codes.js';
import { IN_PART, type UnitOutcome } from '../../plan/receipt.js';

interface Remedy {
  readonly of: readonly CodeName[];
  readonly text: string;
}

/** In the order in which they are told. */
const remedies: readonly Remedy[] = [
  { of: ['catalog-unauthenticated'], text: 'set DATAHUB_GMS_TOKEN to a token that the catalog accepts' },
  { of: ['catalog-forbidden'], text: 'have a policy grant what was refused, or leave these datasets out with --exclude' },
  { of: ['catalog-rejected'], text: 'mend what the catalog did not accept, in the manifests or in the catalog' },
  { of: ['catalog-stale', 'changed-meanwhile'], text: 'let whoever else writes these datasets come to an end' },
  {
    of: ['catalog-unreachable', 'certificate-not-trusted', 'catalog-failed', 'catalog-incomplete', 'catalog-not-a-catalog'],
    text: 'see to it that the catalog answers again',
  },
];

/**
 * What to do after an apply that is not complete, a line each: about what is in doubt first, then about what failed.
 *
 * @param plan the command that plans the same again
 */
export function nextSteps(outcomes: readonly UnitOutcome[], plan: string): readonly string[] {
  const found = new Set(outcomes.flatMap(({ outcome, code }) => (outcome !== 'applied' && code !== undefined ? [code] : [])));
  const steps = remedies.filter(({ of }) => of.some((name) => found.has(codes[name].code))).map(({ text }) => text);
  const isUnknown = outcomes.some(({ outcome }) => outcome === 'unknown');
  const doubt = isUnknown ? [`What is unknown may be written or not: it could not be read back. ${plan} reads it again.`] : [];
  const stays = isUntouched(outcomes) ? '' : ' What was written stays and is not written again.';
  return [
    ...doubt,
    `Next: ${steps.map((step) => `${step}; `).join('')}${steps.length > 0 ? 'then ' : ''}${plan} shows what is still to do.${stays}`,
  ];
}

/** Whether it is certain that nothing was written. */
export function isUntouched(outcomes: readonly UnitOutcome[]): boolean {
  return outcomes.every((one) => one.outcome === 'not-attempted' || (one.outcome === 'failed' && !isInPart(one)));
}

export function isInPart({ message }: Pick<UnitOutcome, 'message'>): boolean {
  return message?.startsWith(IN_PART) ?? false;
}
