import type { ExitCode } from '../../errors/exit-codes.js';
import type { TokenDuration } from '../../model/access-token.js';
import { escapeControls } from '../../report/words/escape.js';
import { createToken, listTokens, revokeToken } from '../../tasks/tokens/manage-tokens.js';
import { finishCommand, finishTask } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { withProgress } from '../progress/with-progress.js';
import { readCatalogAccess } from '../task-requests.js';

export interface TokenCreateOptions extends GlobalOptions {
  readonly name: string;
  readonly description?: string;
  readonly expires: TokenDuration;
  readonly for?: string;
  readonly serviceAccount?: string;
}

/** Runs `headwater token create`. The secret goes to standard output, once and alone. */
export async function create(
  { name, description, expires, for: user, serviceAccount, ...options }: TokenCreateOptions,
  io: Io,
): Promise<ExitCode> {
  const catalog = await readCatalogAccess(options, io);
  const report = await withProgress(options, io, ({ report: progress }) =>
    createToken({
      catalog,
      name,
      description,
      duration: expires,
      user,
      serviceAccount,
      signal: io.signal,
      progress,
    }),
  );
  const exitCode = await finishCommand(report, { options, io });
  if (!options.quiet) {
    const { id, actor, expiresAt } = report.token;
    const ends = expiresAt === null ? 'does not expire' : `expires ${expiresAt}`;
    io.stderr.write(
      escapeControls(
        `made a token for ${actor}, which ${ends}; it is shown only once; to revoke it: headwater token revoke ${id}`,
      ),
    );
    io.stderr.write('\n');
  }
  return exitCode;
}

export interface TokenListOptions extends GlobalOptions {
  readonly all?: boolean;
}

/** Runs `headwater token list`, which lists tokens without their secrets. */
export async function list(options: TokenListOptions, io: Io): Promise<ExitCode> {
  const catalog = await readCatalogAccess(options, io);
  return await finishTask(options, io, async ({ report: progress }) => ({
    report: await listTokens({ catalog, all: options.all, signal: io.signal, progress }),
  }));
}

/** Runs `headwater token revoke`. */
export async function revoke(id: string, options: GlobalOptions, io: Io): Promise<ExitCode> {
  const catalog = await readCatalogAccess(options, io);
  return await finishTask(options, io, async ({ report: progress }) => ({
    report: await revokeToken({ catalog, id, signal: io.signal, progress }),
  }));
}
