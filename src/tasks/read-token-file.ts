import { readTokenInput } from '../files/read-token-input.js';

/**
 * Reads a token from a file, or from standard input for `-`.
 *
 * @throws HeadwaterError `bad-token-file`, which never shows the content of the file
 */
export async function readTokenFile(
  file: string,
  stdin: AsyncIterable<Uint8Array | string>,
): Promise<string> {
  return await readTokenInput({ file, stdin });
}
