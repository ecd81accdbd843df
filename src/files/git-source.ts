import { git } from './git.js';

/** The revision that the files of a folder come from. */
export interface GitSource {
  /** The full hash of HEAD. */
  readonly commit: string;
  /**
   * True if files of the folder differ from that commit. Untracked files count, ignored ones do
   * not.
   */
  readonly dirty: boolean;
}

/**
 * Reads commit and state of a folder from git. Null without git, outside a repository, or before
 * the first commit.
 */
export async function readGitSource(folder: string): Promise<GitSource | null> {
  try {
    return { commit: await readHead(folder), dirty: await isDirty(folder) };
  } catch {
    return null;
  }
}

/** Reads only the commit, which is fast however many files exist. Null in the same cases. */
export async function readGitCommit(folder: string): Promise<string | null> {
  return await readHead(folder).catch(() => null);
}

async function readHead(folder: string): Promise<string> {
  return (await git(folder, ['rev-parse', '--verify', 'HEAD'])).trim();
}

/**
 * Returns true if git lists changes. A list that exceeds the buffer stops git, and also means
 * changes.
 */
async function isDirty(folder: string): Promise<boolean> {
  try {
    return (await git(folder, ['status', '--porcelain', '--', '.'])) !== '';
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER'
    )
      return true;
    throw error;
  }
}
