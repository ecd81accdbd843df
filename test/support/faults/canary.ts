import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const BIRD = 'kanarienvogel4711';

/** A made-up token. Its characters are spelled otherwise in addresses, in JSON and in base64. */
export const CANARY: string = `so/+"%${BIRD}=~?x`;

/**
 * Parts of the token, long enough to be unique: plain, in hexadecimal digits, backwards, and in
 * base64 at each of the three offsets.
 */
const TRACES: readonly string[] = [
  BIRD,
  Buffer.from(BIRD).toString('hex'),
  [...BIRD].reverse().join(''),
  ...[0, 1, 2].map(inBase64),
].map((trace) => trace.toLowerCase());

function inBase64(before: number): string {
  const text = Buffer.from(`${'-'.repeat(before)}${BIRD}`).toString('base64url');
  return text.slice(before + 1, -2);
}

/** Returns the names of the texts that contain a trace of the token. */
export function textsWithCanary(texts: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const found = TRACES.map((trace) => text.toLowerCase().indexOf(trace)).find((at) => at >= 0);
    return found === undefined
      ? []
      : [`${name}: ${text.slice(Math.max(0, found - 60), found + 60)}`];
  });
}

/** Returns the text of every file in a folder, by its path. */
export async function filesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    await Promise.all(files.map(async (path) => [path, await readFile(path, 'utf8')] as const)),
  );
}
