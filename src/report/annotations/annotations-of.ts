import type { DocumentOf } from '../report-document.js';
import { type Annotation, sortAnnotations } from './annotation.js';
import { applyAnnotations } from './apply-annotations.js';
import { driftAnnotations } from './drift-annotations.js';
import { findingAnnotation } from './finding-annotation.js';
import { planAnnotations } from './plan-annotations.js';
import { receiptAnnotations } from './receipt-annotations.js';

/** A document in which there is something to say at places of files. */
export type AnnotatedDocument = DocumentOf<'validation' | 'plan' | 'apply' | 'receipt' | 'drift'>;

/** Everything that a document has to say at places of files, the gravest first. */
export function annotationsOf(document: AnnotatedDocument): readonly Annotation[] {
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
