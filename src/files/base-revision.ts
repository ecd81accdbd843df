import { didYouMean } from '../errors/did-you-mean.js';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { firstLine, git, gitErrorMessage, gitExitCode } from './git.js';

/** The commit that a comparison starts from, and the place of the settings in it. */
export interface BaseRevision {
  /** The ref as it was given. */
  readonly ref: string;
  /** The full hash. */
  readonly commit: string;
  /** True if it is the merge base of HEAD and the ref. Otherwise it is the ref itself. */
  readonly isMergeBase: boolean;
  /** True if the clone lacks older commits. */
  readonly shallow: boolean;
  /** The top folder of the work tree, absolute, as git knows it. */
  readonly root: string;
  /** The path of the given folder below the root, with forward slashes. May be empty. */
  readonly prefix: string;
}

/**
 * Finds the merge base of HEAD and a ref, so that later commits of the ref are not part of the
 * comparison. Fetches nothing and checks out nothing.
 *
 * @param ref a branch, a tag, a hash, or anything else that git takes for a commit
 * @throws HeadwaterError `no-repository` or `unknown-revision`, exit code 64
 */
export async function findBaseRevision(folder: string, ref: string): Promise<BaseRevision> {
  const [root, prefix] = await locateFolder(folder);
  const shallow = (await git(folder, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
  const tip = await resolveCommit(folder, ref);
  if (tip === undefined) throw await unknownRevision(folder, ref, shallow);
  const common = await findMergeBase(folder, tip);
  return { ref, commit: common ?? tip, isMergeBase: common !== undefined, shallow, root, prefix };
}

async function locateFolder(folder: string): Promise<readonly [root: string, prefix: string]> {
  try {
    // Remove only the last line break, since the name of a folder may hold others.
    const [root, prefix] = await Promise.all([
      git(folder, ['rev-parse', '--show-toplevel']),
      git(folder, ['rev-parse', '--show-prefix']),
    ]);
    return [root.replace(/\n$/, ''), prefix.replace(/\n$/, '')];
  } catch (error) {
    throw new HeadwaterError(
      'no-repository',
      `${folder} is not in a git work tree, so no other revision exists: ${gitErrorMessage(error)}`,
      { exitCode: exitCodes.usage },
    );
  }
}

/** Resolves a ref to a full hash. Refuses a leading dash, which git would take for a flag. */
async function resolveCommit(folder: string, ref: string): Promise<string | undefined> {
  if (ref === '' || ref.startsWith('-') || ref.includes('\0')) return undefined;
  const commit = `${ref}^{commit}`;
  return await firstLine(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', commit]);
}

/** Undefined if the histories have no common commit, or if nothing is committed yet. */
async function findMergeBase(folder: string, tip: string): Promise<string | undefined> {
  try {
    return (await git(folder, ['merge-base', tip, 'HEAD'])).trim();
  } catch (error) {
    if (gitExitCode(error) === undefined) throw error;
    return undefined;
  }
}

/** A longer list of refs gives no suggestion. */
const MAX_REFS_BYTES = 16_000_000;

async function unknownRevision(
  folder: string,
  ref: string,
  shallow: boolean,
): Promise<HeadwaterError> {
  const names = await git(folder, ['for-each-ref', '--format=%(refname:short)'], {
    maxBytes: MAX_REFS_BYTES,
  }).catch(() => '');
  const known = names.split('\n').filter((name) => name !== '');
  const near = known.find((name) => name.endsWith(`/${ref}`)) ?? didYouMean(ref, known);
  const deepen =
    'the clone is shallow: fetch all of the history, as with fetch-depth: 0 of actions/checkout';
  const otherwise = shallow ? deepen : 'git branch --all and git tag list the known refs';
  const hint = near === undefined ? otherwise : `did you mean: --base-ref ${near}`;
  return new HeadwaterError(
    'unknown-revision',
    `--base-ref: this repository has no commit "${ref}"`,
    { exitCode: exitCodes.usage, hint },
  );
}
