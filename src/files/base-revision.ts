import { didYouMean } from '../errors/did-you-mean.js';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { git, gitExitCode, gitWords } from './git.js';

/** The commit that a comparison begins with, and where the settings are in it. */
export interface BaseRevision {
  /** As it was named. */
  readonly ref: string;
  /** The full hash. */
  readonly commit: string;
  /** Whether it is where what is checked out left the ref; if not, it is the ref itself, for no such commit is known. */
  readonly isMergeBase: boolean;
  /** Whether the clone lacks older commits. */
  readonly shallow: boolean;
  /** The top folder of the work tree, absolute, as git knows it. */
  readonly root: string;
  /** Of the folder that was asked about, below the root, with forward slashes; empty for the root itself. */
  readonly prefix: string;
}

/**
 * Finds the commit where what is checked out left a branch: what came to the branch since is no part of the difference.
 * Nothing is fetched and nothing is checked out.
 *
 * @param ref a branch, a tag, a hash, or anything else that git takes for a commit
 * @throws HeadwaterError `no-repository` or `unknown-revision`, exit code 64
 */
export async function findBaseRevision(folder: string, ref: string): Promise<BaseRevision> {
  const [root, prefix] = await placeOf(folder);
  const shallow = (await git(folder, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
  const tip = await commitOf(folder, ref);
  if (tip === undefined) throw await unknownRevision(folder, ref, shallow);
  const common = await mergeBase(folder, tip);
  return { ref, commit: common ?? tip, isMergeBase: common !== undefined, shallow, root, prefix };
}

async function placeOf(folder: string): Promise<readonly [root: string, prefix: string]> {
  try {
    // Each ends with a line break, and a folder's name may hold others.
    const [root, prefix] = await Promise.all([git(folder, ['rev-parse', '--show-toplevel']), git(folder, ['rev-parse', '--show-prefix'])]);
    return [root.replace(/\n$/, ''), prefix.replace(/\n$/, '')];
  } catch (error) {
    throw new HeadwaterError('no-repository', `${folder} is in no git work tree, so there is no other revision: ${gitWords(error)}`, {
      exitCode: exitCodes.usage,
    });
  }
}

/** Git takes what begins with a dash for a flag, wherever it stands; no ref begins with one. */
async function commitOf(folder: string, ref: string): Promise<string | undefined> {
  if (ref === '' || ref.startsWith('-') || ref.includes('\0')) return undefined;
  try {
    return (await git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])).trim();
  } catch {
    return undefined;
  }
}

/** Nothing where there is none, or where nothing is committed yet. */
async function mergeBase(folder: string, tip: string): Promise<string | undefined> {
  try {
    return (await git(folder, ['merge-base', tip, 'HEAD'])).trim();
  } catch (error) {
    if (gitExitCode(error) === undefined) throw error;
    return undefined;
  }
}

/** With more of them there is no suggestion. */
const MAX_REFS_BYTES = 16_000_000;

async function unknownRevision(folder: string, ref: string, shallow: boolean): Promise<HeadwaterError> {
  const names = await git(folder, ['for-each-ref', '--format=%(refname:short)'], { maxBytes: MAX_REFS_BYTES }).catch(() => '');
  const known = names.split('\n').filter((name) => name !== '');
  const near = known.find((name) => name.endsWith(`/${ref}`)) ?? didYouMean(ref, known);
  const deepen = 'the clone is shallow: fetch all of the history, as with fetch-depth: 0 of actions/checkout';
  const hint =
    near === undefined ? (shallow ? deepen : 'git branch --all and git tag list what there is') : `did you mean: --base-ref ${near}`;
  return new HeadwaterError('unknown-revision', `--base-ref: there is no commit "${ref}" in this repository`, {
    exitCode: exitCodes.usage,
    hint,
  });
}
