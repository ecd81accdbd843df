import { readGitCommit } from '../files/git-source.js';

/**
 * The full hash of what is checked out in the repository that a folder is in, whether its files differ from it or not. Null
 * without git, outside a repository, and before the first commit.
 */
export async function findCheckedOutCommit(folder: string): Promise<string | null> {
  return await readGitCommit(folder);
}
