import { resolve } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { HeadwaterError, throwIfInterrupted } from '../errors/headwater-error.js';
import { plannedCodeCheck } from '../import/run/planned-code.js';
import { escapeControls } from '../report/words/escape.js';
import { type CatalogAccess, readTokenInput } from '../tasks/catalog/catalog-access.js';
import { locateCatalog } from '../tasks/catalog/datahub-env.js';
import type { UnreasonedAllowance } from '../tasks/plan/allowances.js';
import type { PlanRequest } from '../tasks/plan/plan-request.js';
import type { StackRequest } from '../tasks/stack/stack-request.js';
import { type GlobalOptions, workingFolder } from './global-options.js';
import type { Io } from './io.js';
import { allowances, type ScopeFlags } from './plan-flags.js';
import type { ProgressReporter } from './progress/progress-reporter.js';

/** The flags of the commands that plan. */
export interface PlanFlags extends GlobalOptions, ScopeFlags {
  /** Absent for commands that need no discovery, or remove nothing. */
  readonly discover?: 'on' | 'off';
  readonly prune?: 'owned' | 'off';
  readonly allow: readonly UnreasonedAllowance[];
  readonly reason?: string;
}

/**
 * Builds the request for the stack that flags and environment name.
 *
 * @param progress shows the progress and the notes of the task. Default: no progress
 */
export function stackRequest(
  options: GlobalOptions,
  io: Io,
  progress?: ProgressReporter,
): StackRequest {
  const { config, target, verbose, quiet } = options;
  const print = progress?.print ?? ((text: string) => void io.stderr.write(text));
  const note = verbose && !quiet ? (line: string) => print(`${escapeControls(line)}\n`) : undefined;
  return {
    cwd: workingFolder(options, io),
    config,
    configVariable: io.env['HEADWATER_CONFIG'],
    target,
    note,
    progress: progress?.report,
    token: io.env['DATAHUB_GMS_TOKEN'],
    signal: io.signal,
  };
}

/** Builds the request for a plan: the stack, the catalog and the flags of planning. */
export async function planRequest(
  options: PlanFlags,
  io: Io,
  progress: ProgressReporter,
): Promise<PlanRequest> {
  const { discover, prune, select = [], exclude = [], allow, reason } = options;
  const task = stackRequest(options, io, progress);
  const catalog = await readCatalogAccess(options, io);
  return {
    ...task,
    catalog,
    discover: discover !== 'off',
    prune: prune !== 'off',
    scope: { select, exclude },
    full: io.env['HEADWATER_FULL_PLAN'] === '1',
    allow: allowances(allow, reason),
    checkCode: plannedCodeCheck({ ...task, catalog, env: io.env }),
  };
}

/**
 * Reads address and token of the catalog from the environment or from `~/.datahubenv`. The token of
 * `--token-file` takes precedence. No flag holds the token itself, since every process of the
 * machine can read a command line.
 *
 * @throws HeadwaterError `missing-address`, exit code 64, before any token is read;
 *   `bad-token-file`
 */
export async function readCatalogAccess(options: GlobalOptions, io: Io): Promise<CatalogAccess> {
  const { url, token } = await locateCatalog(io.env, options.datahubenv ?? false);
  const access = {
    url,
    token:
      options.tokenFile === undefined ? token : await readTokenFlag(options.tokenFile, options, io),
    timeoutMs: options.timeout,
    timeoutTotalMs: options.timeoutTotal,
    concurrency: options.concurrency,
    insecureHttp: options.insecureHttp,
  };
  if (options.opening) options.opening.catalog = access;
  return access;
}

/** Reads the access as {@link readCatalogAccess}. Returns undefined without an address. */
export async function findCatalogAccess(
  options: GlobalOptions,
  io: Io,
): Promise<CatalogAccess | undefined> {
  try {
    return await readCatalogAccess(options, io);
  } catch (error) {
    if (error instanceof HeadwaterError && error.codeName === 'missing-address') return undefined;
    throw error;
  }
}

async function readTokenFlag(tokenFile: string, options: GlobalOptions, io: Io): Promise<string> {
  const { stdin } = io;
  if (tokenFile !== '-')
    return await readTokenInput({ file: resolve(workingFolder(options, io), tokenFile), stdin });
  try {
    return await readTokenInput({ file: '-', stdin: addAbortSignal(io.signal, stdin) });
  } catch (error) {
    throwIfInterrupted(io.signal, 'the token was read');
    throw error;
  }
}
