import type { ExitCode } from '../../errors/exit-codes.js';
import { badFlag } from '../../errors/headwater-error.js';
import { adoptionOf } from '../../import/run/adopt-import.js';
import { type CatalogSourceRequest, catalogSource } from '../../import/run/catalog-source.js';
import { parseTimeBound } from '../../import/run/time-bound.js';
import { toSavedFile } from '../global-options.js';
import type { ImportFlags } from '../import-flags.js';
import type { Io } from '../io.js';
import { readCatalogAccess } from '../task-requests.js';
import { runAndReport } from './import.js';

/** The plan of `--adopt`, in the working folder. */
const PLAN_FILE = 'adopt.json';

export interface CatalogImportOptions extends ImportFlags {
  readonly columns: CatalogSourceRequest['columns'];
  readonly writtenBy: readonly string[];
  readonly newerThan?: string;
  readonly olderThan?: string;
  readonly adopt?: boolean;
}

/** Runs `headwater import catalog`. */
export async function importCatalog(
  select: readonly string[],
  options: CatalogImportOptions,
  io: Io,
): Promise<ExitCode> {
  const { columns, writtenBy, newerThan, olderThan, adopt: adopts } = options;
  if (adopts && options.out === '-')
    throw badFlag(
      '--out - writes no manifest, so --adopt has nothing to plan',
      'leave out --adopt, or name a folder with --out',
    );
  const now = Date.now();
  const bound = (flag: string, text: string | undefined) =>
    text === undefined ? undefined : parseTimeBound(flag, text, now);
  const filter = {
    writtenBy,
    newerThan: bound('--newer-than', newerThan),
    olderThan: bound('--older-than', olderThan),
  };
  const catalog = await readCatalogAccess(options, io);
  const ingestionAt = adopts ? now : undefined;
  const byDomain = options.by === 'domain';
  const source = catalogSource({ select, columns, filter, catalog, byDomain, ingestionAt });
  const adoption = adopts ? adoptionOf(catalog, toSavedFile(PLAN_FILE, options, io)) : undefined;
  return await runAndReport(source, select, { ...options, access: catalog, adoption }, io);
}
