import { dirname, join } from 'node:path';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { exists } from '../../files/file-tree.js';
import { SETTINGS_FILE } from '../../files/find-settings.js';
import { findSchema, settingsText, stackNameOf } from '../../tasks/stack/new-settings.js';
import { findSettingsPath, type ParsedStackReading } from '../../tasks/stack/read-stack.js';
import { readPossibleStack } from '../../tasks/stack/read-valid-stack.js';
import type { StackRequest } from '../../tasks/stack/stack-request.js';

/** The stack that an import writes to. */
export interface ImportTarget {
  readonly reading: ParsedStackReading;
  /** The path of the settings, absolute. */
  readonly settings: string;
  /** The text of the settings if the import has to write them. */
  readonly newSettings: string | undefined;
}

/**
 * Reads the stack that an import writes to. Without settings, it is an empty stack in the working
 * folder.
 *
 * @param out the folder of new manifests, relative to the working folder
 * @throws HeadwaterError as `readStack`, except for missing settings and manifests
 */
export async function readImportTarget(request: StackRequest, out: string): Promise<ImportTarget> {
  const found = await findSettingsIfAny(request);
  const settings = found ?? join(request.cwd, SETTINGS_FILE);
  const stack = stackNameOf(request.cwd);
  const newSettings =
    found === undefined
      ? settingsText({ stack, folder: out, schema: await findSchema('settings', request.cwd) })
      : undefined;
  const reading = await readPossibleStack(request, { settings, newSettings });
  return { reading, settings, newSettings };
}

/**
 * Returns the folder of the settings, or the working folder without settings.
 *
 * @throws HeadwaterError as `readImportTarget`, for the path of the settings
 */
export async function findTargetFolder(request: StackRequest): Promise<string> {
  const found = await findSettingsIfAny(request);
  return found === undefined ? request.cwd : dirname(found);
}

async function findSettingsIfAny(request: StackRequest): Promise<string | undefined> {
  try {
    return await findSettingsPath(request);
  } catch (error) {
    const isNamed = request.config !== undefined || (request.configVariable ?? '') !== '';
    const isMissing = error instanceof HeadwaterError && error.codeName === 'settings-not-found';
    if (isNamed || !isMissing || !(await exists(request.cwd))) throw error;
    return undefined;
  }
}
