import { join } from 'node:path';
import { disk } from '../../files/file-tree.js';
import { SETTINGS_FILE } from '../../files/find-settings.js';
import { readTextFile } from '../../files/read-text-file.js';
import type { ElementCounts, ImportedFile } from '../../model/import-changes.js';
import { escapeInvisible, isJsonObject, type Json, parseJson } from '../../model/json.js';

/** All that a run writes. It stands in a file of its own until the run has written the last file. */
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
 * Parses a journal. Returns undefined for a text that is none, and for one that names a file that no
 * import writes: a run then goes on without it.
 */
export function parseJournal(text: string): ImportJournal | undefined {
  let json: Json;
  try {
    json = parseJson(text);
  } catch {
    return undefined;
  }
  const { record, settings, files } = isJsonObject(json) ? json : {};
  if (typeof record !== 'string') return undefined;
  if (settings !== undefined && typeof settings !== 'string') return undefined;
  if (!Array.isArray(files) || !files.every(isImportedFile)) return undefined;
  return { record, settings, files };
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

/**
 * Finds what is left to write of a journal. Returns undefined if somebody has changed a file since: its
 * text is neither the one before the run nor the new one.
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
