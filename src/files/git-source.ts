import { git } from './git.js';

/** The revision that the files of a folder come from. */
export interface GitSource {
  /** The full hash of HEAD. */
  readonly commit: string;
  /** Files of the folder differ from that commit; files that git does not know count, ignored ones do not. */
  readonly dirty: boolean;
}

/** Asks git about a folder. Null without git, outside a repository, or before the first commit. */
export async function readGitSource(folder: string): Promise<GitSource | null> {
  try {
    return { commit: await headOf(folder), dirty: await isDirty(folder) };
  } catch {
    return null;
  }
}

/** The commit alone, which no number of files makes slow. Null as above. */
export async function readGitCommit(folder: string): Promise<string | null> {
  return await headOf(folder).catch(() => null);
}

async function headOf(folder: string): Promise<string> {
  return (await git(folder, ['rev-parse', '--verify', 'HEAD'])).trim();
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
