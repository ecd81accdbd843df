import type { Deadline } from './deadline.js';

/** The result of reading a body. */
export type BodyText =
  | { readonly kind: 'text'; readonly text: string }
  /**
   * The body is incomplete or not text. `transient` is true if the connection broke, so that a
   * retry may succeed.
   */
  | { readonly kind: 'broken'; readonly why: string; readonly transient: boolean }
  | { readonly kind: 'too-large' };

/** The maximum size of a decompressed body. DataHub limits one aspect to 16 MB. */
export const MAX_ANSWER_BYTES: number = 64 * 1024 * 1024;

/**
 * Reads a body to its end, within a limit of size and time.
 *
 * A body with bytes that are not UTF-8 is `broken`. If U+FFFD replaced them, the next proposal
 * would write U+FFFD back.
 */
export async function readText(
  response: Response,
  deadline: Pick<Deadline, 'over'>,
): Promise<BodyText> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = response.body?.getReader();
  let text = '';
  let sizeBytes = 0;
  try {
    for (;;) {
      const chunk = await Promise.race([reader?.read(), deadline.over]);
      if (chunk?.value === undefined) return { kind: 'text', text: text + decoder.decode() };
      sizeBytes += chunk.value.byteLength;
      if (sizeBytes > MAX_ANSWER_BYTES) return { kind: 'too-large' };
      text += decoder.decode(chunk.value, { stream: true });
    }
  } catch (error) {
    return toBrokenBody(error);
  } finally {
    // Without the cancel, the connection of a partly read body stays open. The cancel is not
    // awaited, because it may never settle after an abort.
    reader?.cancel().catch(() => undefined);
  }
}

function toBrokenBody(error: unknown): BodyText {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { kind: 'broken', why: 'did not end in time', transient: false };
  const isEncoding =
    error instanceof Error && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
  return isEncoding
    ? { kind: 'broken', why: 'is not UTF-8 text', transient: false }
    : { kind: 'broken', why: 'broke off', transient: true };
}
