import { git } from './git.js';

/** The revision that the files of a folder come from. */
export interface GitSource {
  /** The full hash of HEAD. */
  readonly commit: string;
  /** Files of the folder differ from that commit; files that git does not know count, ignored ones do not. */
  readonly dirty: boolean;
}

/** Asks git about a folder. Nothing without git, outside a repository, or before the first commit. */
export async function readGitSource(folder: string): Promise<GitSource | null> {
  try {
    const commit = await git(folder, ['rev-parse', '--verify', 'HEAD']);
    return { commit: commit.trim(), dirty: await isDirty(folder) };
  } catch {
    return null;
  }
}

/** With so many changes that their list outgrows the buffer, git is stopped; that says enough. */
async function isDirty(folder: string): Promise<boolean> {
  try {
    return (await git(folder, ['status', '--porcelain', '--', '.'])) !== '';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return true;
    throw error;
  }
}
