import { readToken } from '../files/read-token.js';

/**
 * Reads a token from a file, or from standard input for `-`.
 *
 * @throws HeadwaterError `bad-token-file`, which never shows what was read
 */
export async function readTokenFile(file: string, stdin: AsyncIterable<Uint8Array | string>): Promise<string> {
  return await readToken({ file, stdin });
}
