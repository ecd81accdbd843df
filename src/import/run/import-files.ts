import { join } from 'node:path';
import { exists } from '../../files/file-tree.js';
import { readTextFile } from '../../files/read-text-file.js';

/** The files that an import keeps beside the manifests. */
export interface ImportFiles {
  readonly record: StoredFile;
  /** All that a run writes. See `ImportJournal`. */
  readonly journal: StoredFile;
}

export interface StoredFile {
  /** Relative to the folder of the settings. */
  readonly path: string;
  /** The text before the run. Undefined if there is no file. */
  readonly before: string | undefined;
}

/** A record has a line for each dataset, and a journal the manifests twice. Node holds no longer text. */
const MAX_BYTES = 500_000_000;

/**
 * Reads the files of an import.
 *
 * @throws HeadwaterError `unreadable-file`, exit code 64
 */
export async function readImportFiles(folder: string, name: string): Promise<ImportFiles> {
  const read = async (shownAs: string): Promise<StoredFile> => {
    const path = join(folder, shownAs);
    const isThere = await exists(path);
    const before = isThere ? await readTextFile({ path, shownAs, maxBytes: MAX_BYTES }) : undefined;
    return { path: shownAs, before };
  };
  return {
    record: await read(`headwater.imports/${name}.tsv`),
    // No name of an import has a dot, so this file belongs to no other import.
    journal: await read(`headwater.imports/${name}.waiting.json`),
  };
}
