import type { Finding } from '../../errors/finding.js';
import { otherPlaces, unsaidSuggestion } from '../finding-parts.js';
import type { Annotation } from './annotation.js';

/** A finding as it is, with what was most likely meant. */
export function findingAnnotation(finding: Finding): Annotation {
  const { code, level, message, place = null } = finding;
  const suggestion = unsaidSuggestion(finding);
  return {
    code,
    level,
    message: suggestion === undefined ? message : `${message}; did you mean: ${suggestion}`,
    place,
    related: otherPlaces(finding),
    accepted: null,
  };
}
