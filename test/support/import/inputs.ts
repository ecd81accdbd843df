import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads a file of a public project, which lies beside this project on some machines and is not a part
 * of it. Prints a line if it is not there.
 */
export function readRealFile(name: string): string | undefined {
  const path = new URL(`../../../../shared/data/${name}`, import.meta.url);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  process.stdout.write(`skipped, since ../shared/data/${name} is not there\n`);
  return undefined;
}

/** Cuts a text into chunks, as a file that is read in pieces. */
export async function* inChunks(text: string, length = text.length || 1): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}
