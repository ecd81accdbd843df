import { once } from 'node:events';
import { resolve } from 'node:path';
import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import type { Dialect } from '../../server/dialect.js';
import { startCatalog } from '../../server/start-catalog.js';
import { type GlobalOptions, workingFolder } from '../global-options.js';
import type { Io } from '../io.js';

export interface ServeOptions extends GlobalOptions {
  readonly port: number;
  readonly host: string;
  readonly db: string;
  readonly dialect: Dialect;
  readonly load: readonly string[];
}

/** `headwater serve`: the embedded catalog, until SIGINT or SIGTERM. */
export async function serve(options: ServeOptions, io: Io): Promise<ExitCode> {
  const folder = workingFolder(options, io);
  const catalog = await startCatalog({
    port: options.port,
    host: options.host,
    db: options.db === ':memory:' ? options.db : resolve(folder, options.db),
    dialect: options.dialect,
    load: options.load.map((file) => resolve(folder, file)),
  });
  io.stdout.write(`listening on ${catalog.url}\n`);
  if (!io.signal.aborted) await once(io.signal, 'abort');
  await catalog.stop();
  return exitCodes.ok;
}
