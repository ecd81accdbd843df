import { join } from 'node:path';
import { exists } from '../../files/file-tree.js';
import { readTextFile } from '../../files/read-text-file.js';

/** The record of an import, and the one that waits beside it while manifests are written. */
export interface RecordFiles {
  /** Relative to the folder of the settings. */
  readonly path: string;
  readonly waitingPath: string;
  /** The journal of the run that writes, see `ImportJournal`. */
  readonly journalPath: string;
  /** Undefined if there is none. */
  readonly record: string | undefined;
  readonly waiting: string | undefined;
  readonly journal: string | undefined;
}

/** A record has a line for each dataset, and a journal the manifests twice. Node holds no longer text. */
const MAX_BYTES = 500_000_000;

/**
 * Reads the records of an import.
 *
 * @throws HeadwaterError `unreadable-file`, exit code 64
 */
export async function readRecordFiles(folder: string, name: string): Promise<RecordFiles> {
  const path = `headwater.imports/${name}.tsv`;
  // No name of an import has a dot, so these belong to no other one.
  const waitingPath = `headwater.imports/${name}.waiting.tsv`;
  const journalPath = `headwater.imports/${name}.waiting.json`;
  const read = async (file: string): Promise<string | undefined> =>
    (await exists(join(folder, file)))
      ? await readTextFile({ path: join(folder, file), shownAs: file, maxBytes: MAX_BYTES })
      : undefined;
  return {
    path,
    waitingPath,
    journalPath,
    record: await read(path),
    waiting: await read(waitingPath),
    journal: await read(journalPath),
  };
}
