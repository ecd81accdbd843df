import type { ProposedAspect } from '../model/catalog-port.js';

/**
 * The conditions of a write, as the `headers` beside a value: over HTTP the same headers are ignored.
 *
 * Times are ISO-8601, unlike those of the HTTP header of that name. Source: `ConditionalWriteValidator`.
 */
export function preconditions({ ifVersionMatch, ifUnmodifiedSince }: ProposedAspect): Readonly<Record<string, string>> {
  return {
    'If-Version-Match': ifVersionMatch,
    ...(ifUnmodifiedSince !== undefined && { 'If-Unmodified-Since': new Date(ifUnmodifiedSince).toISOString() }),
  };
}
