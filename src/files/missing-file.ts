import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { didYouMean } from '../errors/did-you-mean.js';

/** Why a file cannot be read, in words that follow its name. */
export interface UnreadableReason {
  readonly why: string;
  readonly hint: string | undefined;
}

/**
 * Explains why a path cannot be read. For a path that does not exist, the hint names a similar file
 * of its folder.
 *
 * @param path absolute
 * @param shownAs the path as messages show it
 * @param code the system's code of the error
 */
export async function explainUnreadable(
  path: string,
  shownAs: string,
  code: string,
): Promise<UnreadableReason> {
  if (code !== 'ENOENT') return { why: `cannot be read (${code})`, hint: undefined };
  const names = await readdir(dirname(path)).catch(() => undefined);
  if (names === undefined) return { why: 'does not exist, nor does its folder', hint: undefined };
  const name = basename(path);
  const near = didYouMean(name, names);
  const folder = shownAs.endsWith(name) ? shownAs.slice(0, -name.length) : '';
  return { why: 'does not exist', hint: near && `did you mean ${folder}${near}?` };
}
