import { basename, dirname, join, resolve } from 'node:path';
import { exitCodes } from '../errors/exit-codes.js';
import { type Finding, hasErrors } from '../errors/finding.js';
import { HeadwaterError, throwIfInterrupted } from '../errors/headwater-error.js';
import { SETTINGS_FILE } from '../files/find-settings.js';
import { readManifests } from '../files/read-manifests.js';
import { readTextFile, readTextStream, systemCode } from '../files/read-text-file.js';
import { replaceFileAtomic } from '../files/write-file.js';
import {
  type Formatting,
  formatManifest,
  formatSettings,
} from '../manifest/format/format-manifest.js';
import { parseSettings } from '../manifest/parse-settings.js';
import { findSettingsPath, refuseToken } from './read-stack.js';
import type { StackRequest } from './stack-request.js';

export interface FormatRequest extends StackRequest {
  /** The files to format. Empty: the settings and the manifests of the stack. */
  readonly files: readonly string[];
  /** False to change no file. */
  readonly write: boolean;
}

/** A file, and what the formatter makes of it. */
export interface FormattedFile extends Formatting {
  /** The path as the user wrote it, or relative to the folder of the settings. */
  readonly path: string;
  /** The text of the file. */
  readonly before: string;
}

/** A file to format. */
interface FileToFormat {
  readonly path: string;
  /** The absolute path. */
  readonly absolute: string;
  readonly text: string;
  readonly isSettings: boolean;
}

/**
 * Formats files, and writes those that change. A file with errors stays as it is; the others are
 * written.
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

/** Reads the settings, and the manifests that they name. With errors in the settings these alone. */
async function readStackFiles(request: FormatRequest): Promise<readonly FileToFormat[]> {
  const absolute = await findSettingsPath(request);
  const path = basename(absolute);
  const text = await readTextFile({ path: absolute, shownAs: absolute });
  const own = { path, absolute, text, isSettings: true };
  const { settings } = parseSettings({ path, text });
  if (settings === undefined) return [own];
  const folder = dirname(absolute);
  const manifests = await readManifests({ folder, globs: settings.manifests, settings: absolute });
  return [
    own,
    ...manifests.map((one) => ({
      ...one,
      absolute: join(folder, one.path),
      isSettings: false,
    })),
  ];
}

/** @throws HeadwaterError `file-unwritable` */
async function replaceFile({ path, absolute }: FileToFormat, text: string): Promise<void> {
  try {
    await replaceFileAtomic(absolute, text);
  } catch (error) {
    throw new HeadwaterError(
      'file-unwritable',
      `${path} cannot be written (${systemCode(error)}); it is as it was`,
      { exitCode: exitCodes.error },
    );
  }
}

/** Collects the findings of all files. */
export function findingsOf(files: readonly FormattedFile[]): readonly Finding[] {
  return files.flatMap(({ findings }) => findings);
}

/** Lists the files that are not formatted, or were not. Those with errors are not among them. */
export function changedFiles(files: readonly FormattedFile[]): readonly FormattedFile[] {
  return files.filter(({ before, text, findings }) => before !== text && !hasErrors(findings));
}
