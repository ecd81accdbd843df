import type { ApplyReport, ApplyResultReport } from '../report-document.js';
import { type Annotation, annotation } from './annotation.js';
import { outcomeAnnotations } from './outcome-annotations.js';
import { placesByDataset, planAnnotations } from './plan-annotations.js';

/** The annotations of the plan, then of changes held back and of the result. */
export function applyAnnotations({ plan, heldBack, result }: ApplyReport): readonly Annotation[] {
  const held = heldBack.map(({ kind, address, place }) =>
    annotation(
      'held-back',
      `held back, since the approved plan does not have it: ${kind} ${address}`,
      { place },
    ),
  );
  return [...planAnnotations(plan), ...held, ...resultAnnotations(result, plan)];
}

function resultAnnotations(
  result: ApplyResultReport,
  { changes }: ApplyReport['plan'],
): readonly Annotation[] {
  const places = placesByDataset(changes);
  switch (result.kind) {
    case 'stale':
      return result.beyond.map(({ change: { kind, address, place }, why }) =>
        annotation('plan-exceeded', `the approved plan does not have ${kind} ${address}: ${why}`, {
          place,
        }),
      );
    case 'not-permitted':
      return result.missing.map(({ dataset, address, anyOf }) =>
        annotation('not-permitted', `${address}: ${anyOf.join(' or ')} is missing`, {
          place: places.get(dataset) ?? null,
        }),
      );
    case 'no-consent':
      return [annotation('no-consent', 'there are changes without consent; nothing was written')];
    case 'not-approved':
      return [annotation('not-approved', `not approved: ${result.why}; nothing was written`)];
    case 'dry-run':
      return dryRunAnnotations(result);
    case 'applied':
      return outcomeAnnotations(result.outcomes, places);
    case 'nothing-to-do':
    case 'not-appliable':
    case 'refused':
      return [];
  }
}

function dryRunAnnotations({
  wouldStop,
  notApproved,
}: Extract<ApplyResultReport, { kind: 'dry-run' }>): readonly Annotation[] {
  if (notApproved !== undefined)
    return [
      annotation('not-approved', `dry run: apply would stop here, not approved: ${notApproved}`),
    ];
  return wouldStop
    ? [annotation('no-consent', 'dry run: apply would stop here, without consent')]
    : [];
}
