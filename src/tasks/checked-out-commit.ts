import { readGitCommit } from '../files/git-source.js';

/**
 * Returns the full hash of the commit that is checked out in the repository of a folder, even if
 * its files differ from it. Null without git, outside a repository, and before the first commit.
 */
export async function findCheckedOutCommit(folder: string): Promise<string | null> {
  return await readGitCommit(folder);
}
