import type { Place } from '../../errors/place.js';
import type { GuardVerdict } from '../../plan/document/guard-verdict.js';
import { type Annotation, annotation } from './annotation.js';

/** Converts a verdict. A refusal is an error. An allowed verdict is only information. */
export function guardAnnotation(
  { guard, message, allowed }: GuardVerdict,
  place: Place | null,
): Annotation {
  const said = `${guard}: ${message}`;
  if (allowed === null) return annotation(guard, said, { place });
  return annotation(guard, `${said} (allowed because: ${allowed})`, {
    level: 'info',
    place,
    accepted: allowed,
  });
}
