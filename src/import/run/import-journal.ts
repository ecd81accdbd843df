import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { disk } from '../../files/file-tree.js';
import { SETTINGS_FILE } from '../../files/find-settings.js';
import { readTextFile } from '../../files/read-text-file.js';
import type { ElementCounts, ImportedFile } from '../../model/import-changes.js';
import { escapeInvisible, isJsonObject, type Json, parseJson } from '../../model/json.js';

/** The files of a run. A run keeps them in a journal until it has written the last one. */
export interface ImportJournal {
  /** The record that waits beside the journal. */
  readonly record: string;
  /** The text of the settings if the run writes them. */
  readonly settings: string | undefined;
  readonly files: readonly ImportedFile[];
}

/** The text of a journal. It names its record by a hash. */
export function journalText({ record, settings, files }: ImportJournal): string {
  return `${escapeInvisible(JSON.stringify({ record: hashOf(record), settings, files }))}\n`;
}

/**
 * Parses a journal. Returns undefined if it does not belong to the record, or names a file that no
 * import writes: a run then goes on without it.
 */
export function parseJournal(text: string, record: string): ImportJournal | undefined {
  let json: Json;
  try {
    json = parseJson(text);
  } catch {
    return undefined;
  }
  if (!isJsonObject(json) || json['record'] !== hashOf(record)) return undefined;
  const { settings, files } = json;
  if (settings !== undefined && typeof settings !== 'string') return undefined;
  if (!Array.isArray(files) || !files.every(isImportedFile)) return undefined;
  return { record, settings, files };
}

function hashOf(record: string): string {
  return createHash('sha256').update(record).digest('hex');
}

/** A manifest below the folder of the settings, not in a hidden folder such as that of git. */
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

/** The files of a journal that are not written yet. */
export interface RestOfImport {
  readonly settings: string | undefined;
  readonly files: readonly ImportedFile[];
}

/**
 * Finds what is left to write. Returns undefined if a file is neither as it was before the run nor as
 * it was to become: somebody has changed it since.
 */
export async function findRest(
  { settings, files }: ImportJournal,
  folder: string,
): Promise<RestOfImport | undefined> {
  const own = settings === undefined ? [] : [{ path: SETTINGS_FILE, after: settings }];
  const left: string[] = [];
  for (const { path, before, after } of [...own, ...files] as readonly ImportedFile[]) {
    const text = await textOf(join(folder, path), path);
    if (text === after) continue;
    if (text !== before) return undefined;
    left.push(path);
  }
  return {
    settings: left.includes(SETTINGS_FILE) ? settings : undefined,
    files: files.filter(({ path }) => left.includes(path)),
  };
}

async function textOf(path: string, shownAs: string): Promise<string | undefined> {
  return (await disk.isFile(path))
    ? await readTextFile({ path, shownAs, maxBytes: Number.POSITIVE_INFINITY })
    : undefined;
}
