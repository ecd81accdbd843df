import { once } from 'node:events';
import { resolve } from 'node:path';
import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import type { AuthOptions } from '../../server/auth/auth-options.js';
import { type Dialect, describeDialect } from '../../server/shared/dialect.js';
import { startCatalog } from '../../server/start-catalog.js';
import { catchInterrupts } from '../../tasks/process/interrupts.js';
import { type GlobalOptions, workingFolder } from '../global-options.js';
import type { Io } from '../io.js';
import { startBrowser } from '../open/start-browser.js';

export interface ServeOptions extends GlobalOptions {
  readonly port: number;
  readonly host: string;
  readonly open?: true;
  readonly db: string;
  readonly dialect: Dialect;
  readonly load: readonly string[];
  readonly keepGoing?: true;
  readonly maxEntities?: number;
  /** Milliseconds. */
  readonly deadline?: number;
  readonly auth?: true;
  /** Implies `auth`. */
  readonly rotateKey?: true;
}

/** Runs `headwater serve`, the embedded catalog, until SIGINT or SIGTERM. */
export async function serve(options: ServeOptions, io: Io): Promise<ExitCode> {
  const folder = workingFolder(options, io);
  const catalog = await startCatalog({
    port: options.port,
    host: options.host,
    db: options.db === ':memory:' ? options.db : resolve(folder, options.db),
    dialect: options.dialect,
    platforms: true,
    auth: options.auth && authOptions(options, io),
    ...(options.maxEntities !== undefined && { maxEntities: options.maxEntities }),
    ...(options.deadline !== undefined && { deadlineMs: options.deadline }),
    load: options.load.map((file) => resolve(folder, file)),
    ...(options.keepGoing && {
      onLoadRefused: (message: string) => void io.stderr.write(`${message}\n`),
    }),
  });
  if (options.rotateKey)
    io.stderr.write('made a new signing key: all earlier tokens and sessions have ended\n');
  io.stderr.write(`${describeDialect(options.dialect)}\n`);
  return await catchInterrupts(async () => {
    io.stdout.write(`listening on ${catalog.url}\n`);
    if (options.open) await startBrowser(catalog.url, io);
    if (!io.signal.aborted) await once(io.signal, 'abort');
    await catalog.stop();
    return exitCodes.ok;
  });
}

function authOptions({ rotateKey }: ServeOptions, { env, stderr }: Io): AuthOptions {
  // An empty value counts as unset, since compose files set variables without a value to the empty
  // text.
  const password = env['HEADWATER_ADMIN_PASSWORD'] || undefined;
  return {
    ...(password !== undefined && { passwords: { datahub: password } }),
    rotateKey: rotateKey === true,
    onPasswordMade: (made) => {
      stderr.write(`made a password for the user datahub, which is shown only once: ${made}\n`);
    },
  };
}
