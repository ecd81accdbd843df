import { HeadwaterError } from '../../errors/headwater-error.js';
import { positionOfJsonError } from '../../errors/json-position.js';
import { readTextFile, systemCode, unreadable } from '../../files/read-text-file.js';
import { appendToFile as appendText } from '../../files/write-file.js';
import { parseJson, UnusualJson } from '../../model/json.js';
import { toPlain } from '../../yaml/located-node.js';
import { readYaml } from '../../yaml/read-yaml.js';
import { MAX_SAVED_BYTES, type SavedFile } from './saved-file.js';

/**
 * Appends to a file that a CI job uses to pass text to its runner. The earlier content stays.
 *
 * @throws HeadwaterError `report-unwritable`, exit code 1
 */
export async function appendToFile({ path, shownAs }: SavedFile, text: string): Promise<void> {
  await appendText(path, text).catch((error: unknown) => {
    const message = `nothing can be added to ${shownAs} (${systemCode(error)})`;
    throw new HeadwaterError('report-unwritable', message);
  });
}

/**
 * Reads a JSON file that a CI runner passes to its job. The caller checks the shape.
 *
 * @throws HeadwaterError `unreadable-file`, exit code 64, also for invalid JSON
 */
export async function readJsonFile({ path, shownAs }: SavedFile): Promise<unknown> {
  const text = await readTextFile({ path, shownAs, maxBytes: MAX_SAVED_BYTES });
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof UnusualJson) throw unreadable(shownAs, error.message);
    // The message of the error contains parts of the file, so it is not shown.
    const place = positionOfJsonError(text, error);
    throw unreadable(shownAs, place === undefined ? 'is not JSON' : `is not JSON at ${place}`);
  }
}

/** Reads a YAML document other than a manifest. The caller checks its shape. Null if unreadable. */
export function readYamlValue(text: string): unknown {
  const { root } = readYaml({ path: 'file.yaml', text });
  return root === undefined ? null : toPlain(root);
}
