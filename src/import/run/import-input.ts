import { readTextFile, readTextStream } from '../../files/read-text-file.js';
import { decodeChunks, readFileChunks } from '../../files/text-chunks.js';
import type { SavedFile } from '../../tasks/process/saved-file.js';
import { refuseToken } from '../../tasks/stack/read-stack.js';

/** A file to import. */
export interface ImportInput {
  readonly file: SavedFile | StandardInput;
  /** The access token of the environment. An input that holds it is refused. Default: none. */
  readonly token?: string | undefined;
}

export interface StandardInput {
  readonly stdin: AsyncIterable<Uint8Array | string>;
}

/** Node cannot hold a longer text. */
const MAX_WHOLE_BYTES = 500_000_000;

/** Returns the name of an input as messages show it. */
export function shownName({ file }: ImportInput): string {
  return 'stdin' in file ? 'standard input' : file.shownAs;
}

/**
 * Reads an input as a whole.
 *
 * @param maxBytes default: as much as Node can hold
 * @throws HeadwaterError `unreadable-file` or `token-in-file`, exit code 64
 */
export async function readWhole(
  input: ImportInput,
  maxBytes: number = MAX_WHOLE_BYTES,
): Promise<string> {
  const { file, token } = input;
  const shownAs = shownName(input);
  const text =
    'stdin' in file
      ? await readTextStream(file.stdin, shownAs, maxBytes)
      : await readTextFile({ ...file, maxBytes });
  refuseToken([{ path: shownAs, text }], [token]);
  return text;
}

/**
 * Reads an input in pieces, since it may be larger than the memory.
 *
 * @throws HeadwaterError `unreadable-file` or `token-in-file`, exit code 64, while it is read
 */
export async function* readInPieces(input: ImportInput): AsyncGenerator<string> {
  const { file, token = '' } = input;
  const shownAs = shownName(input);
  const chunks =
    'stdin' in file ? decodeChunks(file.stdin, shownAs) : readFileChunks(file.path, file.shownAs);
  // A token may span two pieces, and an escape may write each of its characters as six.
  const overlap = token.length * 6;
  let before = '';
  for await (const chunk of chunks) {
    const seen = before + chunk;
    refuseToken([{ path: shownAs, text: seen }], [token]);
    before = overlap === 0 ? '' : seen.slice(-overlap);
    yield chunk;
  }
}
