import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const BIRD = 'kanarienvogel4711';

/** A made-up token with what is spelled otherwise in addresses, in JSON and in base64. */
export const CANARY: string = `so/+"%${BIRD}=~?x`;

/** Long enough a part of it to be told from anything else, in hexadecimal digits, backwards, and in base64 as it stands after 0, 1 or 2 bytes more. */
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

/** Where the canary sings: the names of those texts that hold a trace of it. */
export function singing(texts: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const found = TRACES.map((trace) => text.toLowerCase().indexOf(trace)).find((at) => at >= 0);
    return found === undefined
      ? []
      : [`${name}: ${text.slice(Math.max(0, found - 60), found + 60)}`];
  });
}

/** The text of every file of a folder, by its path. */
export async function filesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    await Promise.all(files.map(async (path) => [path, await readFile(path, 'utf8')] as const)),
  );
}
