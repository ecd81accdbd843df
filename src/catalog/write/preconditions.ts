import type { ProposedAspect } from '../../model/catalog-port.js';

/**
 * Writes the conditions of a proposal as the `headers` beside its value. The server ignores HTTP
 * headers of the same names.
 *
 * Times are ISO-8601, unlike those of the HTTP header of the same name. Source:
 * `ConditionalWriteValidator`.
 */
export function preconditions({
  ifVersionMatch,
  ifUnmodifiedSince,
}: ProposedAspect): Readonly<Record<string, string>> {
  return {
    'If-Version-Match': ifVersionMatch,
    ...(ifUnmodifiedSince !== undefined && {
      'If-Unmodified-Since': new Date(ifUnmodifiedSince).toISOString(),
    }),
  };
}
