import { RequestError } from '../../shared/request-error.js';

/**
 * Maximum number of segments. No aspect is deeper. The limit exists because patches create the
 * levels of their pointers, and recursive functions walk the values.
 */
export const MAX_SEGMENTS = 50;

/**
 * Splits a JSON pointer (RFC 6901): `/upstreams/a~1b` has the segments `upstreams` and `a/b`, and
 * the empty pointer has none.
 *
 * @param what the name of the pointer in messages
 * @throws RequestError `malformed`
 */
export function readPointer(text: string, what: string): readonly string[] {
  if (text === '') return [];
  if (!text.startsWith('/'))
    throw new RequestError(
      'malformed',
      `${what} must be empty or start with a slash, but is "${text}"`,
    );
  if (/~(?![01])/.test(text))
    throw new RequestError(
      'malformed',
      `${what} holds a "~" that is neither "~0" nor "~1": "${text}"`,
    );
  const segments = text.slice(1).split('/', MAX_SEGMENTS + 1);
  if (segments.length > MAX_SEGMENTS)
    throw new RequestError('malformed', `${what} has more than ${MAX_SEGMENTS} segments`);
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Joins segments to a pointer, for messages. */
export function formatPointer(segments: readonly string[]): string {
  return segments
    .map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
