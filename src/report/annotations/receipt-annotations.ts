import { lastChanges, lastOutcomes } from '../receipt-parts.js';
import type { ReceiptReport } from '../report-document.js';
import type { Annotation } from './annotation.js';
import { findingAnnotation } from './finding-annotation.js';
import { guardAnnotation } from './guard-annotation.js';
import { outcomeAnnotations } from './outcome-annotations.js';
import { placesByDataset } from './plan-annotations.js';

/** What an apply of the past left undone, what was lifted for it, and whether its receipt was edited. */
export function receiptAnnotations({ receipt: { events, allowances }, findings = [] }: ReceiptReport): readonly Annotation[] {
  const places = placesByDataset(lastChanges(events));
  return [
    ...findings.map(findingAnnotation),
    ...outcomeAnnotations(lastOutcomes(events), places),
    ...allowances.map((verdict) => guardAnnotation(verdict, null)),
  ];
}
