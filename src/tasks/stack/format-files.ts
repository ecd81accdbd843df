import { basename, dirname, join, resolve } from 'node:path';
import { exitCodes } from '../../errors/exit-codes.js';
import { type Finding, fixOf, hasErrors } from '../../errors/finding.js';
import { HeadwaterError, throwIfInterrupted } from '../../errors/headwater-error.js';
import { comparePlaces, type Place } from '../../errors/place.js';
import { SETTINGS_FILE } from '../../files/find-settings.js';
import { readManifests } from '../../files/read-manifests.js';
import { readTextFile, readTextStream, systemCode } from '../../files/read-text-file.js';
import { replaceFileAtomic } from '../../files/write-file.js';
import {
  type Formatting,
  formatManifest,
  formatSettings,
} from '../../manifest/format/format-manifest.js';
import { parseSettings } from '../../manifest/parse-settings.js';
import { groupBy } from '../../model/group-by.js';
import { findSettingsPath, refuseToken } from './read-stack.js';
import { validateStack } from './read-valid-stack.js';
import type { StackRequest } from './stack-request.js';

export interface FormatRequest extends StackRequest {
  /** The files to format. Empty: the settings and the manifests of the stack. */
  readonly files: readonly string[];
  readonly write: boolean;
}

export interface FormattedFile extends Formatting {
  /** The path as the user wrote it, or relative to the folder of the settings. */
  readonly path: string;
  readonly before: string;
}

interface FileToFormat {
  readonly path: string;
  /** The absolute path. */
  readonly absolute: string;
  readonly text: string;
  readonly isSettings: boolean;
}

/**
 * Formats files and writes the files that change. A file with errors stays as it is and does not
 * stop the others.
 *
 * @throws HeadwaterError of exit code 64 if there is nothing to read or if a file contains the
 *   token; `file-unwritable`; `interrupted`, 130, once `signal` is aborted
 */
export async function formatFiles(request: FormatRequest): Promise<readonly FormattedFile[]> {
  const { files, cwd, token, signal, note } = request;
  const found = files.length > 0 ? await readNamed(files, cwd) : await readStackFiles(request);
  refuseToken(found, [token]);
  const formatted = found.map((file) => ({ file, result: formatFile(file) }));
  for (const { file, result } of formatted) {
    throwIfInterrupted(signal, 'all files were formatted');
    note?.(`file: ${file.path}`);
    if (request.write && result.text !== result.before) await replaceFile(file, result.text);
  }
  return formatted.map(({ result }) => result);
}

/**
 * Formats standard input. A text with a key `stack` is the settings.
 *
 * @throws HeadwaterError `unreadable-file` or `token-in-file`, exit code 64
 */
export async function formatInput(
  stdin: AsyncIterable<Uint8Array | string>,
  token: string | undefined,
): Promise<FormattedFile> {
  const text = await readTextStream(stdin, STANDARD_INPUT);
  refuseToken([{ path: STANDARD_INPUT, text }], [token]);
  return formatFile({ path: STANDARD_INPUT, text, isSettings: /^stack:/m.test(text) });
}

const STANDARD_INPUT = 'standard input';

function formatFile({ path, text, isSettings }: Omit<FileToFormat, 'absolute'>): FormattedFile {
  const format = isSettings ? formatSettings : formatManifest;
  return { path, before: text, ...format({ path, text }) };
}

async function readNamed(files: readonly string[], cwd: string): Promise<readonly FileToFormat[]> {
  const found: FileToFormat[] = [];
  for (const path of new Set(files)) {
    const absolute = resolve(cwd, path);
    const text = await readTextFile({ path: absolute, shownAs: path });
    found.push({ path, absolute, text, isSettings: basename(path) === SETTINGS_FILE });
  }
  return found;
}

/** Reads the settings and the manifests that they name, or only settings that have errors. */
async function readStackFiles(request: FormatRequest): Promise<readonly FileToFormat[]> {
  const absolute = await findSettingsPath(request);
  const path = basename(absolute);
  const text = await readTextFile({ path: absolute, shownAs: absolute });
  const own = { path, absolute, text, isSettings: true };
  const { settings } = parseSettings({ path, text });
  if (settings === undefined) return [own];
  const folder = dirname(absolute);
  const manifests = await readManifests({ folder, globs: settings.manifests, settings: absolute });
  const placed = manifests.map((one) => ({ ...one, absolute: join(folder, one.path) }));
  return [own, ...placed.map((one) => ({ ...one, isSettings: false }))];
}

/**
 * Writes a file that was read.
 *
 * @throws HeadwaterError `file-unwritable`
 */
export async function replaceFile(
  { path, absolute }: Pick<FileToFormat, 'path' | 'absolute'>,
  text: string,
): Promise<void> {
  await replaceFileAtomic(absolute, text).catch((error: unknown) => {
    const message = `${path} cannot be written (${systemCode(error)}); it is unchanged`;
    throw new HeadwaterError('file-unwritable', message, { exitCode: exitCodes.error });
  });
}

/** Collects the findings of all files. */
export function findingsOf(files: readonly FormattedFile[]): readonly Finding[] {
  return files.flatMap(({ findings }) => findings);
}

/** Lists the files that are or were not formatted, except files with errors. */
export function changedFiles(files: readonly FormattedFile[]): readonly FormattedFile[] {
  return files.filter(({ before, text, findings }) => before !== text && !hasErrors(findings));
}

/** A file before and after its mistakes were mended. */
export type FixedFile = Pick<FormattedFile, 'path' | 'before' | 'text'>;

/** A mended mistake can bring the next one to light, such as a value under a mistyped key. */
const MAX_ROUNDS = 10;

/**
 * Corrects each mistake that can mean only one thing. Everything else in the files stays as it is.
 *
 * @returns the files that changed
 * @throws HeadwaterError as `validateStack`; `file-unwritable`
 */
export async function fixStack(request: StackRequest): Promise<readonly FixedFile[]> {
  const folder = dirname(await findSettingsPath(request));
  const fixed = new Map<string, FixedFile>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { report, sources } = await validateStack(request);
    const fixes = groupBy(report.findings.flatMap(fixesOf), ({ place }) => place.file);
    if (fixes.size === 0) break;
    for (const [path, ofFile] of fixes) {
      const source = String(sources.get(path));
      const text = applyFixes(source, ofFile);
      await replaceFile({ path, absolute: join(folder, path) }, text);
      fixed.set(path, { path, before: fixed.get(path)?.before ?? source, text });
    }
  }
  return [...fixed.values()];
}

interface Fix {
  readonly place: Place;
  readonly text: string;
}

/** Lists the fixes of a finding within one line. A longer fix could join a comment to a value. */
function fixesOf(one: Finding): readonly Fix[] {
  const text = fixOf(one);
  if (text === undefined || one.place === undefined) return [];
  return [one.place, ...(one.related ?? [])]
    .filter(({ line, endLine }) => line === endLine)
    .map((place) => ({ place, text }));
}

/** Applies the last fix of a line first, so that the columns of the other fixes stay right. */
function applyFixes(source: string, fixes: readonly Fix[]): string {
  const lines = source.split('\n');
  for (const { place, text } of fixes.toSorted((a, b) => comparePlaces(b.place, a.place))) {
    const { line, column, endColumn = column } = place;
    const before = String(lines[line - 1]);
    lines[line - 1] = `${before.slice(0, column - 1)}${text}${before.slice(endColumn - 1)}`;
  }
  return lines.join('\n');
}
