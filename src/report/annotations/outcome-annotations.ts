import { codes } from '../../errors/codes.js';
import type { Place } from '../../errors/place.js';
import type { UnitOutcome } from '../../plan/document/receipt.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { outcomeText } from '../text/outcomes-text.js';
import { type Annotation, annotation } from './annotation.js';

/**
 * The units that were not applied, each at a place that declares it. Units that were not attempted,
 * since another one failed, are warnings.
 */
export function outcomeAnnotations(
  outcomes: readonly UnitOutcome[],
  places: ReadonlyMap<DatasetUrn, Place>,
): readonly Annotation[] {
  const unapplied = outcomes.filter(({ outcome }) => outcome !== 'applied');
  return unapplied.map((one) => {
    const level = one.outcome === 'not-attempted' ? 'warning' : 'error';
    const place = places.get(one.urn) ?? null;
    return annotation('not-attempted', outcomeText(one), {
      code: one.code ?? codes['not-attempted'].code,
      level,
      place,
    });
  });
}
