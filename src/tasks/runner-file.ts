import { HeadwaterError } from '../errors/headwater-error.js';
import { appendToFile as appendText } from '../files/append-to-file.js';
import { positionOfJsonError } from '../files/position-in-text.js';
import { readTextFile, systemCode, unreadable } from '../files/read-text-file.js';
import { MAX_SAVED_BYTES, type SavedFile } from './saved-file.js';

/**
 * Adds to a file through which a runner of jobs is told something. What stood there before stays.
 *
 * @throws HeadwaterError `report-unwritable`, exit code 1
 */
export async function appendToFile({ path, shownAs }: SavedFile, text: string): Promise<void> {
  try {
    await appendText(path, text);
  } catch (error) {
    throw new HeadwaterError('report-unwritable', `nothing can be added to ${shownAs} (${systemCode(error)})`);
  }
}

/**
 * Reads a file through which a runner of jobs tells something. Its shape is for the caller to check.
 *
 * @throws HeadwaterError `unreadable-file`, exit code 64, also for what is no JSON
 */
export async function readJsonFile({ path, shownAs }: SavedFile): Promise<unknown> {
  const text = await readTextFile({ path, shownAs, maxBytes: MAX_SAVED_BYTES });
  try {
    return JSON.parse(text);
  } catch (error) {
    // The error's own words hold pieces of the file.
    const place = positionOfJsonError(text, error);
    throw unreadable(shownAs, place === undefined ? 'is not JSON' : `is not JSON at ${place}`);
  }
}
