import { Refusal } from '../../refusal.js';

/** Deeper than any aspect is. Patches make the levels that their pointers name, and values are walked by recursion. */
export const MAX_SEGMENTS = 50;

/**
 * Takes a JSON pointer (RFC 6901) apart: `/upstreams/a~1b` has the segments `upstreams` and `a/b`, and the empty
 * pointer has none.
 *
 * @param what names the pointer in messages
 * @throws Refusal `malformed`
 */
export function readPointer(text: string, what: string): readonly string[] {
  if (text === '') return [];
  if (!text.startsWith('/')) throw new Refusal('malformed', `${what} must be empty or start with a slash, but is "${text}"`);
  if (/~(?![01])/.test(text)) throw new Refusal('malformed', `${what} holds a "~" that is neither "~0" nor "~1": "${text}"`);
  const segments = text.slice(1).split('/', MAX_SEGMENTS + 1);
  if (segments.length > MAX_SEGMENTS) throw new Refusal('malformed', `${what} has more than ${MAX_SEGMENTS} segments`);
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer that segments make, for messages. */
export function pointerOf(segments: readonly string[]): string {
  return segments.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
