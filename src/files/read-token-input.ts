import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { explainUnreadable } from './missing-file.js';
import { systemCode } from './read-text-file.js';

export interface TokenSource {
  /** The value of `--token-file`: a path, or `-` for standard input. */
  readonly file: string;
  /** Standard input. It is read only for `-`. */
  readonly stdin: AsyncIterable<Uint8Array | string>;
}

/** No token is longer. A larger file cannot be a token file. */
const MAX_TOKEN_BYTES = 65_536;

/**
 * Reads a token, without the white space around it.
 *
 * @throws HeadwaterError `bad-token-file`, exit code 64. The message never shows what was read
 */
export async function readTokenInput({ file, stdin }: TokenSource): Promise<string> {
  const where = file === '-' ? 'standard input' : file;
  const token = (file === '-' ? await readStream(stdin) : await readTokenText(file)).trim();
  if (token === '') throw badToken(`${where} holds no token`);
  if (token.length > MAX_TOKEN_BYTES) throw badToken(`${where} is too large to be a token`);
  if (/[\r\n]/.test(token))
    throw badToken(`${where} holds several lines, but a token is a single one`);
  if (/^bearer\s/i.test(token))
    throw badToken(`${where} starts with "Bearer"`, 'leave the word out: write the token alone');
  if (!/^[\x21-\x7e]+$/.test(token))
    throw badToken(`${where} holds white space or characters that no token has`);
  return token;
}

async function readTokenText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { why, hint } = await explainUnreadable(resolve(file), file, systemCode(error));
    throw badToken(`${file} ${why}`, hint);
  }
}

async function readStream(stdin: AsyncIterable<Uint8Array | string>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stdin) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    if (text.length > MAX_TOKEN_BYTES) return text;
  }
  return text;
}

function badToken(message: string, hint?: string): HeadwaterError {
  return new HeadwaterError('bad-token-file', message, { exitCode: exitCodes.usage, hint });
}
