import { lastChanges, lastOutcomes } from '../receipt-parts.js';
import type { ReceiptReport } from '../report-document.js';
import type { Annotation } from './annotation.js';
import { guardAnnotation } from './guard-annotation.js';
import { outcomeAnnotations } from './outcome-annotations.js';
import { placesByDataset } from './plan-annotations.js';

/** What an apply of the past left undone, and what was lifted for it. */
export function receiptAnnotations({ receipt: { events, allowances } }: ReceiptReport): readonly Annotation[] {
  const places = placesByDataset(lastChanges(events));
  return [...outcomeAnnotations(lastOutcomes(events), places), ...allowances.map((verdict) => guardAnnotation(verdict, null))];
}
