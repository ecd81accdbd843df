import { type BigIntStats, constants } from 'node:fs';
import { open, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { didYouMean } from '../errors/did-you-mean.js';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { positionInText } from '../errors/json-position.js';
import { sha256 } from '../model/sha256.js';

/** YAML is parsed at some 2 MB a second. A larger file is not a manifest but a mistake. */
export const MAX_FILE_BYTES = 10_000_000;

export interface TextFileRequest {
  readonly path: string;
  /** The path as messages show it. */
  readonly shownAs: string;
  /** Default: {@link MAX_FILE_BYTES}. */
  readonly maxBytes?: number;
  /** Returns true if the opened file may be read, by its real path. Default: every file may. */
  readonly isInside?: ((real: string) => boolean) | undefined;
}

/**
 * Reads a file of UTF-8 text, without its byte order mark.
 *
 * @throws HeadwaterError `unreadable-file`, exit code 64
 */
export async function readTextFile(request: TextFileRequest): Promise<string> {
  const { shownAs, maxBytes = MAX_FILE_BYTES } = request;
  const bytes = await readBytes(request, maxBytes);
  if (bytes.byteLength > maxBytes) throw tooLarge(shownAs, maxBytes);
  return decodeText(bytes, shownAs);
}

/**
 * Reads a stream of UTF-8 text, such as standard input.
 *
 * @param maxBytes default: {@link MAX_FILE_BYTES}
 * @throws HeadwaterError `unreadable-file`, exit code 64
 */
export async function readTextStream(
  stream: AsyncIterable<Uint8Array | string>,
  shownAs: string,
  maxBytes: number = MAX_FILE_BYTES,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    size += bytes.byteLength;
    if (size > maxBytes) throw tooLarge(shownAs, maxBytes);
    chunks.push(bytes);
  }
  return decodeText(Buffer.concat(chunks), shownAs);
}

/** Hashes the text of a file. A checkout of git with CRLF has the digest of one with LF. */
export function fileDigest(text: string): string {
  return sha256(text.replaceAll('\r\n', '\n'), 'hex');
}

/** @throws HeadwaterError `unreadable-file`, exit code 64 */
export function decodeText(bytes: Uint8Array, shownAs: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable(shownAs, `is not UTF-8 text at ${positionOfBadByte(bytes)}; save it as UTF-8`);
  }
}

export function unreadable(shownAs: string, why: string, hint?: string): HeadwaterError {
  return new HeadwaterError('unreadable-file', `${shownAs} ${why}`, {
    exitCode: exitCodes.usage,
    hint,
  });
}

/** Returns the system's code of a file system error, such as ENOENT. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown error';
}

/**
 * Reads a file of up to a number of bytes. Of a larger file, more bytes may be returned.
 *
 * @throws HeadwaterError `unreadable-file`, exit code 64
 */
export async function readBytes(
  { path, shownAs, isInside }: TextFileRequest,
  maxBytes: number,
): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw tooLarge(shownAs, maxBytes);
    return isInside ? await readInside(path, shownAs, isInside) : await readFile(path);
  } catch (error) {
    if (error instanceof HeadwaterError) throw error;
    throw await unreadablePath(path, shownAs, error);
  }
}

/** Makes the error of a path that the system does not read. */
export async function unreadablePath(
  path: string,
  shownAs: string,
  error: unknown,
): Promise<HeadwaterError> {
  const { why, hint } = await explainUnreadable(path, shownAs, systemCode(error));
  return unreadable(shownAs, why, hint);
}

/**
 * Explains why a path cannot be read, worded to follow its name. For a path that does not exist,
 * the hint names a similar file of its folder.
 *
 * @param path absolute
 * @param code the system's code of the error
 */
export async function explainUnreadable(
  path: string,
  shownAs: string,
  code: string,
): Promise<{ readonly why: string; readonly hint: string | undefined }> {
  if (code !== 'ENOENT') return { why: `cannot be read (${code})`, hint: undefined };
  const names = await readdir(dirname(path)).catch(() => undefined);
  if (names === undefined) return { why: 'does not exist, nor does its folder', hint: undefined };
  const name = basename(path);
  const near = didYouMean(name, names);
  const folder = shownAs.endsWith(name) ? shownAs.slice(0, -name.length) : '';
  return { why: 'does not exist', hint: near && `did you mean ${folder}${near}?` };
}

/** Checks the real path of an open file: a link may have replaced the file since the check. */
async function readInside(
  path: string,
  shownAs: string,
  isInside: (real: string) => boolean,
): Promise<Uint8Array> {
  // Does not wait for a writer if the file is a pipe by now.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const opened = await file.stat({ bigint: true });
    const real = await realpath(`/proc/self/fd/${file.fd}`).catch(() => realpath(path));
    const isSame = isSameFile(opened, await stat(real, { bigint: true }));
    if (!isSame || !opened.isFile() || !isInside(real))
      throw unreadable(shownAs, 'was replaced while it was read', 'run the command again');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

type FileId = Pick<BigIntStats, 'ino' | 'dev'>;

/**
 * Returns true if two answers of the system are about one file. Of the volume only 32 bits count:
 * Node 22 and 24 with libuv before 1.51 give 64 bits for a path on Windows 11, and 32 for an open
 * file.
 */
export function isSameFile(a: FileId, b: FileId): boolean {
  return a.ino === b.ino && BigInt.asUintN(32, a.dev) === BigInt.asUintN(32, b.dev);
}

export function tooLarge(shownAs: string, maxBytes: number): HeadwaterError {
  const advice = maxBytes === MAX_FILE_BYTES ? '; split it' : '';
  return unreadable(shownAs, `is larger than ${maxBytes / 1_000_000} MB${advice}`);
}

/** Returns the position of the first byte that is not UTF-8. */
export function positionOfBadByte(bytes: Uint8Array): string {
  // The decoder replaces invalid bytes. Encoded again, the text is equal to the input up to the
  // first of them.
  const again = new TextEncoder().encode(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  );
  const found = bytes.findIndex((byte, index) => byte !== again[index]);
  const readable = bytes.subarray(0, found < 0 ? bytes.length : found);
  // Decode as a stream, which leaves out an incomplete last sequence. Editors do not count the byte
  // order mark as a column.
  const text = new TextDecoder('utf-8').decode(readable, { stream: true });
  return positionInText(text, text.length);
}
