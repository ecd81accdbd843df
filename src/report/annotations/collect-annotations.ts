import type { DocumentOf } from '../report-document.js';
import { type Annotation, sortAnnotations } from './annotation.js';
import { applyAnnotations } from './apply-annotations.js';
import { driftAnnotations } from './drift-annotations.js';
import { findingAnnotation } from './finding-annotation.js';
import { planAnnotations } from './plan-annotations.js';
import { receiptAnnotations } from './receipt-annotations.js';

/** A document that can have messages at places of files. */
export type AnnotatedDocument = DocumentOf<'validation' | 'plan' | 'apply' | 'receipt' | 'drift'>;

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
  }
}
