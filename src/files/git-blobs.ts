import { gitBytes } from './git.js';
import { MAX_FILE_BYTES, tooLarge, unreadable } from './read-text-file.js';

export interface WantedBlob {
  /** A full hash. */
  readonly blob: string;
  /** The path as messages show it. */
  readonly shownAs: string;
}

/** Long enough for git to fetch objects that a partial clone left out. */
const TIMEOUT_MS = 120_000;

/** An upper limit of the length of a header line. */
const HEADER_BYTES = 200;

const LINE_BREAK = 0x0a;

/**
 * Reads blobs from git's object store with one process, in the given order. Applies no filter and
 * converts no line ends.
 *
 * @throws HeadwaterError `unreadable-file`, exit code 64
 */
export async function readBlobs(
  folder: string,
  wanted: readonly WantedBlob[],
): Promise<readonly Buffer[]> {
  if (wanted.length === 0) return [];
  const input = wanted.map(({ blob }) => `${blob}\n`).join('');
  const maxHeaders = wanted.length * HEADER_BYTES;
  const options = { input, timeoutMs: TIMEOUT_MS, maxBytes: maxHeaders };
  const heads = await gitBytes(folder, ['cat-file', '--batch-check'], options);
  const lines = heads.toString('utf8').split('\n');
  const sizes = wanted.map((one, index) => parseSize(lines[index] ?? '', one));
  const maxBytes = maxHeaders + sizes.reduce((sum, size) => sum + size, 0);
  const all = await gitBytes(folder, ['cat-file', '--batch'], { ...options, maxBytes });
  let at = 0;
  return sizes.map((size) => {
    const start = all.indexOf(LINE_BREAK, at) + 1;
    at = start + size + 1;
    return all.subarray(start, start + size);
  });
}

/** Parses the size from `<hash> blob <size>`. Throws for `<hash> missing`. */
function parseSize(head: string, { shownAs }: WantedBlob): number {
  const size = /^[0-9a-f]+ blob (\d+)$/.exec(head)?.[1];
  if (size === undefined) throw unreadable(shownAs, 'cannot be read: git does not have it');
  if (Number(size) > MAX_FILE_BYTES) throw tooLarge(shownAs, MAX_FILE_BYTES);
  return Number(size);
}
