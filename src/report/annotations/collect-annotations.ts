import type { CodeName } from '../../errors/codes.js';
import type { Place } from '../../errors/place.js';
import type { Difference, Drift } from '../../insight/drift/drift.js';
import { type Change, changedDataset } from '../../plan/document/change.js';
import type { GuardVerdict, PlanDocument } from '../../plan/document/plan.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type {
  AnnotatedDocument,
  ApplyReport,
  ApplyResultReport,
  ReceiptReport,
} from '../document/report-document.js';
import { differenceSentence } from '../words/describe-difference.js';
import { lastChanges, lastOutcomes } from '../words/receipt-parts.js';
import {
  type Annotation,
  annotation,
  findingAnnotation,
  guardAnnotation,
  outcomeAnnotations,
  sortAnnotations,
} from './annotation.js';

/** Collects the messages of a document at places of files, the most severe first. */
export function collectAnnotations(document: AnnotatedDocument): readonly Annotation[] {
  return sortAnnotations(unsorted(document));
}

function unsorted(document: AnnotatedDocument): readonly Annotation[] {
  switch (document.kind) {
    case 'validation':
      return document.findings.map(findingAnnotation);
    case 'plan':
      return planAnnotations(document.plan);
    case 'apply':
      return applyAnnotations(document);
    case 'receipt':
      return receiptAnnotations(document);
    case 'drift':
      return driftAnnotations(document.drift);
    case 'tests':
      return document.tests.findings.map(findingAnnotation);
  }
}

/**
 * Returns the findings, and the verdicts at the changes that they concern. A change itself is
 * intended and gets no annotation. Workflow commands add the losses. A violated test is at the
 * declaration that makes its first violation, else at the test.
 */
function planAnnotations({
  changes,
  findings,
  guards,
  tests = [],
}: PlanDocument): readonly Annotation[] {
  const places = placesByAddress(changes);
  const testPlaces = new Map(tests.map((one) => [one.name, one.shown[0]?.place ?? one.place]));
  const placeOf = ({ guard, address }: GuardVerdict) =>
    (guard === 'test' ? testPlaces : places).get(address ?? '') ?? null;
  return [
    ...findings.map(findingAnnotation),
    ...guards.map((verdict) => guardAnnotation(verdict, placeOf(verdict))),
  ];
}

function placesByAddress(changes: readonly Change[]): ReadonlyMap<string, Place> {
  return new Map(
    changes.flatMap(({ address, place }) => (place ? [[address, place] as const] : [])),
  );
}

/** Finds the place of each dataset: the place of its first change that has one. */
function placesByDataset(changes: readonly Change[]): ReadonlyMap<EntityUrn, Place> {
  const places = new Map<EntityUrn, Place>();
  for (const change of changes) {
    const urn = changedDataset(change);
    if (change.place && !places.has(urn)) places.set(urn, change.place);
  }
  return places;
}

/** Returns the annotations of the plan, then of changes held back and of the result. */
function applyAnnotations({ plan, heldBack, result }: ApplyReport): readonly Annotation[] {
  const held = heldBack.map(({ kind, address, place }) => {
    const message = `held back, since the approved plan does not have it: ${kind} ${address}`;
    return annotation('held-back', message, { place });
  });
  return [...planAnnotations(plan), ...held, ...resultAnnotations(result, plan)];
}

function resultAnnotations(
  result: ApplyResultReport,
  { changes }: ApplyReport['plan'],
): readonly Annotation[] {
  const places = placesByDataset(changes);
  switch (result.kind) {
    case 'stale':
      return result.beyond.map(({ change: { kind, address, place }, why }) => {
        const message = `the approved plan does not have ${kind} ${address}: ${why}`;
        return annotation('plan-exceeded', message, { place });
      });
    case 'not-permitted':
      return result.missing.map(({ dataset, address, anyOf }) => {
        const place = places.get(dataset) ?? null;
        return annotation('not-permitted', `${address}: ${anyOf.join(' or ')} is missing`, {
          place,
        });
      });
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

const names: Readonly<Record<Difference['kind'], CodeName>> = {
  missing: 'drift-missing',
  altered: 'drift-altered',
  'mark-lost': 'drift-mark-lost',
};

function driftAnnotations({ datasets, findings }: Drift): readonly Annotation[] {
  const differences = datasets.flatMap((dataset) =>
    dataset.differences.map((one) =>
      annotation(names[one.kind], differenceSentence(one, dataset), { place: one.place }),
    ),
  );
  return [...findings.map(findingAnnotation), ...differences];
}

/** Returns unapplied units of a past apply, its allowances, and findings about the receipt file. */
function receiptAnnotations({
  receipt: { events, allowances },
  findings = [],
}: ReceiptReport): readonly Annotation[] {
  const places = placesByDataset(lastChanges(events));
  return [
    ...findings.map(findingAnnotation),
    ...outcomeAnnotations(lastOutcomes(events), places),
    ...allowances.map((verdict) => guardAnnotation(verdict, null)),
  ];
}
