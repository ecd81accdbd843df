import { lastChanges, lastOutcomes } from '../receipt-parts.js';
import type { ReceiptReport } from '../report-document.js';
import type { Annotation } from './annotation.js';
import { findingAnnotation } from './finding-annotation.js';
import { guardAnnotation } from './guard-annotation.js';
import { outcomeAnnotations } from './outcome-annotations.js';
import { placesByDataset } from './plan-annotations.js';

/** Units that a past apply did not apply, its allowances, and findings about the receipt file. */
export function receiptAnnotations({
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
