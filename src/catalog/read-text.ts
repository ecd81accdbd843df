import type { Deadline } from './deadline.js';

export type BodyText =
  | { readonly kind: 'text'; readonly text: string }
  /** Transient: the connection broke off, and another try may go through. */
  | { readonly kind: 'broken'; readonly why: string; readonly transient: boolean }
  | { readonly kind: 'too-large' };

/** Decompressed. DataHub's own bound for one aspect is 16 MB. */
export const MAX_ANSWER_BYTES: number = 64 * 1024 * 1024;

/**
 * Reads a body to its end, within a bound of size and time.
 *
 * Bytes that are not UTF-8 make it broken: replaced by U+FFFD, they would be written back with the next proposal.
 */
export async function readText(response: Response, deadline: Pick<Deadline, 'over'>): Promise<BodyText> {
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
    return broken(error);
  } finally {
    // Not waited for: after an abort it may never settle. Without it a connection stays open behind a body half read.
    reader?.cancel().catch(() => undefined);
  }
}

function broken(error: unknown): BodyText {
  if (error instanceof Error && error.name === 'TimeoutError') return { kind: 'broken', why: 'did not end in time', transient: false };
  const isEncoding = error instanceof Error && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
  return isEncoding
    ? { kind: 'broken', why: 'is not UTF-8 text', transient: false }
    : { kind: 'broken', why: 'broke off', transient: true };
}
