import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { tokenFor, type Username } from '../server/auth.js';
import { tempFolder } from '../server/temp-folder.js';
import { type CliRun, runCli } from './run-cli.js';

/** The command line as one user runs it, with or without a token. */
export type Headwater = (...args: readonly string[]) => Promise<CliRun>;

/** Returns the command line of a user who has a token from an administrator. */
export async function headwaterAs(catalog: Catalog, username: Username): Promise<Headwater> {
  return headwaterWith(
    catalog,
    (await tokenFor(catalog, username, { name: `of ${username}` })).text,
  );
}

/** Returns the command line with this token, in a folder without settings. */
export async function headwaterWith(
  { url }: Pick<Catalog, 'url'>,
  token: string,
): Promise<Headwater> {
  const cwd = tempFolder();
  const file = join(cwd, 'token');
  await writeFile(file, token);
  return (...args) =>
    runCli(token === '' ? args : [...args, '--token-file', file], {
      cwd,
      env: { DATAHUB_GMS_URL: url },
    });
}
