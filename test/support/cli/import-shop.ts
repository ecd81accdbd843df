import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { runCli } from './run-cli.js';
import { stackFolder } from './stack-folder.js';

/** The columns of Headwater's own CSV. */
export const HEAD = 'upstream,upstream_column,downstream,downstream_column\n';
export const csv = `${HEAD}snowflake:a.b.raw,x,snowflake:a.b.orders,total
snowflake:a.b.raw,id,snowflake:a.b.orders,id
kafka:events,,snowflake:a.c.clicks,
`;
/** A stack with a CSV file beside its settings. */
export async function shop(files: Readonly<Record<string, string>> = {}) {
  const { path, write } = await stackFolder({ 'l.csv': csv, ...files });
  return {
    path,
    write,
    run: (...args: readonly string[]) => runCli(['import', ...args], { cwd: path }),
    pipe: (input: string, ...args: readonly string[]) =>
      runCli(['import', ...args], { cwd: path, input }),
    read: (file: string) => readFile(join(path, file), 'utf8'),
    files: () => textsBelow(path),
  };
}

/** The texts of all files of a folder, by path. */
export async function textsBelow(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [
      path.slice(folder.length + 1).replaceAll(sep, '/'),
      await readFile(path, 'utf8'),
    ] as const;
  });
  return Object.fromEntries((await Promise.all(texts)).sort(([a], [b]) => (a < b ? -1 : 1)));
}
