import type { Place } from '../../errors/place.js';
import type { GuardVerdict } from '../../plan/guards/evaluate-guards.js';
import { type Annotation, annotation } from './annotation.js';

/** What a guard refuses is an error; what somebody lifted is worth a word, and no more. */
export function guardAnnotation({ guard, message, allowed }: GuardVerdict, place: Place | null): Annotation {
  const said = `${guard}: ${message}`;
  if (allowed === null) return annotation(guard, said, { place });
  return annotation(guard, `${said} (allowed because: ${allowed})`, { level: 'info', place, accepted: allowed });
}
