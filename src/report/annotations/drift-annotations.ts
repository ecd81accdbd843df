import type { CodeName } from '../../errors/codes.js';
import type { Difference, Drift } from '../../insight/drift/drift.js';
import { differenceSentence } from '../text/differences-text.js';
import { type Annotation, annotation } from './annotation.js';
import { findingAnnotation } from './finding-annotation.js';

const names: Readonly<Record<Difference['kind'], CodeName>> = {
  missing: 'drift-missing',
  altered: 'drift-altered',
  'mark-lost': 'drift-mark-lost',
};

/** The findings, and each difference at the place of its declaration. */
export function driftAnnotations({ datasets, findings }: Drift): readonly Annotation[] {
  const differences = datasets.flatMap((dataset) =>
    dataset.differences.map((one) =>
      annotation(names[one.kind], differenceSentence(one, dataset), { place: one.place }),
    ),
  );
  return [...findings.map(findingAnnotation), ...differences];
}
