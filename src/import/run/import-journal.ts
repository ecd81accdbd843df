import { join } from 'node:path';
import { disk, exists } from '../../files/file-tree.js';
import { SETTINGS_FILE } from '../../files/find-settings.js';
import { readTextFile } from '../../files/read-text-file.js';
import type { ElementCounts, ImportedFile } from '../../model/import-changes.js';
import { escapeInvisible, isJsonObject, type Json, parseJsonObject } from '../../model/json.js';

/** The new files of a run. A file of its own holds them until the run has written the last one. */
export interface ImportJournal {
  /** The text of the new record. */
  readonly record: string;
  /** The text of the settings if the run writes them. */
  readonly settings: string | undefined;
  readonly files: readonly ImportedFile[];
}

export function journalText(journal: ImportJournal): string {
  return `${escapeInvisible(JSON.stringify(journal))}\n`;
}

/**
 * Parses a journal. Returns undefined for any other text, and for a journal with a file that no
 * import writes. A run then ignores the journal.
 */
export function parseJournal(text: string): ImportJournal | undefined {
  const { record, settings, files } = parseJsonObject(text) ?? {};
  if (typeof record !== 'string') return undefined;
  if (settings !== undefined && typeof settings !== 'string') return undefined;
  if (!Array.isArray(files) || !files.every(isImportedFile)) return undefined;
  return { record, settings, files };
}

/** A manifest below the folder of the settings, not in a hidden folder such as `.git`. */
const MANIFEST = /^(?:[^./\\][^/\\]*\/)*[^./\\][^/\\]*\.ya?ml$/;

function isImportedFile(json: Json): json is Json & ImportedFile {
  return (
    isJsonObject(json) &&
    typeof json['path'] === 'string' &&
    MANIFEST.test(json['path']) &&
    ['string', 'undefined'].includes(typeof json['before']) &&
    typeof json['after'] === 'string' &&
    isCounts(json['edges']) &&
    isCounts(json['columns'])
  );
}

function isCounts(json: Json | undefined): json is Json & ElementCounts {
  return (
    isJsonObject(json) &&
    ['added', 'changed', 'removed'].every((name) => typeof json[name] === 'number')
  );
}

/**
 * Finds the files of a journal that are not written yet. Undefined if somebody has changed a file,
 * so that it has neither its text before the run nor the new text.
 */
export async function findRest(
  { record, settings, files }: ImportJournal,
  folder: string,
): Promise<ImportJournal | undefined> {
  const own = settings === undefined ? [] : [{ path: SETTINGS_FILE, after: settings }];
  const left = new Set<string>();
  for (const { path, before, after } of [...own, ...files] as readonly ImportedFile[]) {
    const text = await textOf(join(folder, path), path);
    if (text === after) continue;
    if (text !== before) return undefined;
    left.add(path);
  }
  return {
    record,
    settings: left.has(SETTINGS_FILE) ? settings : undefined,
    files: files.filter(({ path }) => left.has(path)),
  };
}

async function textOf(path: string, shownAs: string): Promise<string | undefined> {
  return (await disk.isFile(path))
    ? await readTextFile({ path, shownAs, maxBytes: Number.POSITIVE_INFINITY })
    : undefined;
}

/** The files that an import keeps beside the manifests. */
export interface ImportFiles {
  readonly record: StoredFile;
  /** The text of an `ImportJournal`. */
  readonly journal: StoredFile;
}

export interface StoredFile {
  /** Relative to the folder of the settings. */
  readonly path: string;
  /** The text before the run. Undefined if there is no file. */
  readonly before: string | undefined;
}

/** A record has a line a dataset, a journal the manifests twice. Node cannot hold a longer text. */
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
