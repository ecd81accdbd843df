import { createReadStream } from 'node:fs';
import { systemCode, unreadable, unreadablePath } from './read-text-file.js';

/**
 * Reads a file of UTF-8 text in pieces, without its byte order mark. Its size has no limit.
 *
 * @param shownAs the path as messages show it
 * @throws HeadwaterError `unreadable-file`, exit code 64, while it is read
 */
export async function* readFileChunks(path: string, shownAs: string): AsyncGenerator<string> {
  try {
    yield* decodeChunks(createReadStream(path), shownAs);
  } catch (error) {
    if (!/^E[A-Z]+$/.test(systemCode(error))) throw error;
    throw await unreadablePath(path, shownAs, error);
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
