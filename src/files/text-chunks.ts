import { createReadStream } from 'node:fs';
import { explainUnreadable } from './missing-file.js';
import { systemCode, unreadable } from './read-text-file.js';

/**
 * Reads a file of UTF-8 text in pieces, without its byte order mark. Its size has no limit.
 *
 * @param shownAs the path as messages show it
 * @throws HeadwaterError `unreadable-file`, exit code 64, while it is read
 */
export async function* readFileChunks(path: string, shownAs: string): AsyncGenerator<string> {
  try {
    for await (const text of decodeChunks(createReadStream(path), shownAs)) yield text;
  } catch (error) {
    const code = systemCode(error);
    if (!/^E[A-Z]+$/.test(code)) throw error;
    const { why, hint } = await explainUnreadable(path, shownAs, code);
    throw unreadable(shownAs, why, hint);
  }
}

/**
 * Decodes pieces of UTF-8 text, without a byte order mark. A character may lie in two pieces.
 *
 * @throws HeadwaterError `unreadable-file`, exit code 64
 */
export async function* decodeChunks(
  chunks: AsyncIterable<Uint8Array | string>,
  shownAs: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw unreadable(shownAs, 'is not UTF-8 text; save it as UTF-8');
    }
  };
  for await (const chunk of chunks)
    yield decode(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
  yield decode();
}
