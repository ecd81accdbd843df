import { readFile, stat } from 'node:fs/promises';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { positionOfBadByte } from './position-in-text.js';

/** YAML is parsed at some 2 MB a second. A larger file is not a manifest but a mistake. */
export const MAX_FILE_BYTES = 10_000_000;

export interface TextFileRequest {
  readonly path: string;
  /** The path as messages show it. */
  readonly shownAs: string;
  /** Default: {@link MAX_FILE_BYTES}. */
  readonly maxBytes?: number;
}

/**
 * Reads a file of UTF-8 text, without its byte order mark.
 *
 * @throws HeadwaterError `unreadable-file`, exit code 64
 */
export async function readTextFile({
  path,
  shownAs,
  maxBytes = MAX_FILE_BYTES,
}: TextFileRequest): Promise<string> {
  const bytes = await readBytes({ path, shownAs, maxBytes });
  if (bytes.byteLength > maxBytes) throw tooLarge(shownAs, maxBytes);
  return decodeText(bytes, shownAs);
}

/** @throws HeadwaterError `unreadable-file`, exit code 64 */
export function decodeText(bytes: Uint8Array, shownAs: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable(shownAs, `is not UTF-8 text at ${positionOfBadByte(bytes)}; save it as UTF-8`);
  }
}

export function unreadable(shownAs: string, why: string): HeadwaterError {
  return new HeadwaterError('unreadable-file', `${shownAs} ${why}`, { exitCode: exitCodes.usage });
}

/** Returns the system's code of a file system error, such as ENOENT. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown error';
}

async function readBytes({
  path,
  shownAs,
  maxBytes,
}: Required<TextFileRequest>): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw tooLarge(shownAs, maxBytes);
    return await readFile(path);
  } catch (error) {
    if (error instanceof HeadwaterError) throw error;
    throw unreadable(shownAs, `cannot be read (${systemCode(error)})`);
  }
}

export function tooLarge(shownAs: string, maxBytes: number): HeadwaterError {
  const advice = maxBytes === MAX_FILE_BYTES ? '; split it' : '';
  return unreadable(shownAs, `is larger than ${maxBytes / 1_000_000} MB${advice}`);
}
