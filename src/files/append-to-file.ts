import { appendFile } from 'node:fs/promises';

/**
 * Adds text at the end of a file, and makes the file where there is none. Not all at once: whoever else writes to it has to
 * have ended.
 *
 * @throws the system's error
 */
export async function appendToFile(path: string, text: string): Promise<void> {
  await appendFile(path, text, 'utf8');
}
