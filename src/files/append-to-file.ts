import { appendFile } from 'node:fs/promises';

/**
 * Appends text to a file, and creates the file if it does not exist. The append is not atomic, so
 * no other process may write to the file at the same time.
 *
 * @throws the system's error
 */
export async function appendToFile(path: string, text: string): Promise<void> {
  await appendFile(path, text, 'utf8');
}
