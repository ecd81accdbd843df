import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalog } from '../../src/server/start-catalog.js';
import { type CliRun, runCli } from './run-cli.js';
import { tokenFor, type Username } from './server-auth.js';
import { tempFolder } from './server-temp-folder.js';

/** Somebody at a command line, with a token of their own where there is one. */
export type Headwater = (...args: readonly string[]) => Promise<CliRun>;

/** The command line of a user to whom an administrator gave a token. */
export async function headwaterAs(catalog: Catalog, username: Username): Promise<Headwater> {
  return headwaterWith(
    catalog,
    (await tokenFor(catalog, username, { name: `of ${username}` })).text,
  );
}

/** The command line with this token, in a folder without settings. */
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
