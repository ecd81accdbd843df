import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { harmless } from '../../report/text/harmless.js';
import { createToken, listTokens, revokeToken } from '../../tasks/tokens/manage-tokens.js';
import type { TokenDuration } from '../../tasks/tokens/token-duration.js';
import { readCatalogAccess } from '../catalog-flags.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { finish } from '../print.js';

export interface TokenCreateOptions extends GlobalOptions {
  readonly name: string;
  readonly description?: string;
  readonly expires: TokenDuration;
  readonly for?: string;
}

/** `headwater token create`: the secret goes to standard output, once and alone; what there is to say of it beside. */
export async function create({ name, description, expires, for: user, ...options }: TokenCreateOptions, io: Io): Promise<ExitCode> {
  const catalog = await readCatalogAccess(options, io);
  const report = await createToken({ catalog, name, description, duration: expires, user, signal: io.signal });
  const exitCode = await finish(report, { options, io, sources: new Map(), exitCode: exitCodes.ok });
  if (!options.quiet) {
    const { id, actor, expiresAt } = report.token;
    const ends = expiresAt === null ? 'does not expire' : `expires ${expiresAt}`;
    io.stderr.write(
      harmless(`made a token for ${actor}, which ${ends}; it is shown this once, and revoked by: headwater token revoke ${id}`),
    );
    io.stderr.write('\n');
  }
  return exitCode;
}

export interface TokenListOptions extends GlobalOptions {
  readonly all?: boolean;
}

/** `headwater token list`: which tokens there are, without their texts. */
export async function list(options: TokenListOptions, io: Io): Promise<ExitCode> {
  const catalog = await readCatalogAccess(options, io);
  const report = await listTokens({ catalog, all: options.all, signal: io.signal });
  return await finish(report, { options, io, sources: new Map(), exitCode: exitCodes.ok });
}

/** `headwater token revoke`: ends a token. */
export async function revoke(id: string, options: GlobalOptions, io: Io): Promise<ExitCode> {
  const catalog = await readCatalogAccess(options, io);
  const report = await revokeToken({ catalog, id, signal: io.signal });
  return await finish(report, { options, io, sources: new Map(), exitCode: exitCodes.ok });
}
