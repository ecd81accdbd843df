import type { Finding } from '../../errors/finding.js';
import { extraSuggestion, otherPlaces } from '../finding-parts.js';
import type { Annotation } from './annotation.js';

/** Converts a finding. The message includes its suggestion. */
export function findingAnnotation(finding: Finding): Annotation {
  const { code, level, message, place = null } = finding;
  const suggestion = extraSuggestion(finding);
  return {
    code,
    level,
    message: suggestion === undefined ? message : `${message}; did you mean: ${suggestion}`,
    place,
    related: otherPlaces(finding),
    accepted: null,
  };
}
