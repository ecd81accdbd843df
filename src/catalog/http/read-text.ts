import type { Deadline } from './deadline.js';

/** The result of reading a body. */
export type BodyText =
  | { readonly kind: 'text'; readonly text: string }
  /** The body is incomplete or not text. `transient`: the connection broke. */
  | { readonly kind: 'broken'; readonly why: string; readonly transient: boolean }
  | { readonly kind: 'too-large' };

/** The maximum size of a decompressed body. DataHub limits one aspect to 16 MB. */
export const MAX_ANSWER_BYTES: number = 64 * 1024 * 1024;

/** The bytes to keep of each end of an error's body. The reason follows the refused aspects. */
const KEPT_BYTES = 512 * 1024;

/** The maximum size of the body of an error whose status alone does not say what happened. */
const MAX_DECIDING_BYTES = 4 * MAX_ANSWER_BYTES;

/** Statuses of a refused condition and of other refusals. The end of the text tells them apart. */
const DECIDED_BY_TEXT: ReadonlySet<number> = new Set([400, 422, 500]);

/**
 * Reads a body to its end, within a limit of size and time. Keeps only the head and the tail of the
 * body of an error, and does not read the rest if the status decides.
 *
 * A body with bytes that are not UTF-8 is `broken`. If U+FFFD replaced them, the next proposal
 * would write U+FFFD back.
 */
export async function readText(
  response: Response,
  deadline: Pick<Deadline, 'over'>,
): Promise<BodyText> {
  const reader = response.body?.getReader();
  const next: NextBytes = async () => (await Promise.race([reader?.read(), deadline.over]))?.value;
  try {
    if (response.ok) return await readWhole(next);
    const isDeciding = DECIDED_BY_TEXT.has(response.status);
    const text = await readEnds(next, isDeciding ? MAX_DECIDING_BYTES : 2 * KEPT_BYTES);
    return { kind: 'text', text };
  } catch (error) {
    return toBrokenBody(error);
  } finally {
    // Without the cancel, the connection of a partly read body stays open. The cancel is not
    // awaited, because it may never settle after an abort.
    reader?.cancel().catch(() => undefined);
  }
}

type NextBytes = () => Promise<Uint8Array | undefined>;

async function readWhole(next: NextBytes): Promise<BodyText> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let sizeBytes = 0;
  for (let bytes = await next(); bytes !== undefined; bytes = await next()) {
    sizeBytes += bytes.byteLength;
    if (sizeBytes > MAX_ANSWER_BYTES) return { kind: 'too-large' };
    text += decoder.decode(bytes, { stream: true });
  }
  return { kind: 'text', text: text + decoder.decode() };
}

/** Reads at most `limitBytes`, and joins the head and the tail of what it read. */
async function readEnds(next: NextBytes, limitBytes: number): Promise<string> {
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let sizeBytes = 0;
  while (sizeBytes < limitBytes) {
    const bytes = await next();
    if (bytes === undefined) break;
    sizeBytes += bytes.byteLength;
    if (head.length < KEPT_BYTES) head = Buffer.concat([head, bytes]);
    else tail = Buffer.concat([tail, bytes]).subarray(-KEPT_BYTES);
  }
  return new TextDecoder().decode(Buffer.concat([head, tail]));
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
