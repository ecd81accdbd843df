import { resolve } from 'node:path';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { readTextFile, readTextStream } from './read-text-file.js';

export interface TokenSource {
  /** The value of `--token-file`: a path, or `-` for standard input. */
  readonly file: string;
  /** Standard input. It is read only for `-`. */
  readonly stdin: AsyncIterable<Uint8Array | string>;
}

/** No token is longer. A larger file cannot be a token file. */
const MAX_TOKEN_BYTES = 60_000;

/**
 * Reads a token, without the white space around it.
 *
 * @throws HeadwaterError `bad-token-file`, exit code 64. The message never shows what was read
 */
export async function readTokenInput(source: TokenSource): Promise<string> {
  const where = source.file === '-' ? 'standard input' : source.file;
  const token = (await readText(source, where)).trim();
  if (token === '') throw badToken(`${where} holds no token`);
  if (/[\r\n]/.test(token))
    throw badToken(`${where} holds several lines, but a token is a single one`);
  if (/^bearer\s/i.test(token))
    throw badToken(`${where} starts with "Bearer"`, 'leave the word out: write the token alone');
  if (!/^[\x21-\x7e]+$/.test(token))
    throw badToken(`${where} holds white space or characters that no token has`);
  return token;
}

async function readText({ file, stdin }: TokenSource, shownAs: string): Promise<string> {
  try {
    return file === '-'
      ? await readTextStream(stdin, shownAs, MAX_TOKEN_BYTES)
      : await readTextFile({ path: resolve(file), shownAs, maxBytes: MAX_TOKEN_BYTES });
  } catch (error) {
    if (error instanceof HeadwaterError) throw badToken(error.message, error.hint);
    throw error;
  }
}

function badToken(message: string, hint?: string): HeadwaterError {
  return new HeadwaterError('bad-token-file', message, { exitCode: exitCodes.usage, hint });
}
