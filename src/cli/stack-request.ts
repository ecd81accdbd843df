import { escapeControls } from '../report/text/escape.js';
import type { UnreasonedAllowance } from '../tasks/allowances.js';
import type { PlanRequest } from '../tasks/plan-stack.js';
import type { StackRequest } from '../tasks/stack-request.js';
import { allowances } from './allow-flags.js';
import { readCatalogAccess } from './catalog-flags.js';
import { type GlobalOptions, workingFolder } from './global-options.js';
import type { Io } from './io.js';
import type { ScopeFlags } from './scope-flags.js';

/** The flags of the commands that plan. */
export interface PlanFlags extends GlobalOptions, ScopeFlags {
  /** Absent for commands that need no discovery, or remove nothing. */
  readonly discover?: 'on' | 'off';
  readonly prune?: 'owned' | 'off';
  readonly allow: readonly UnreasonedAllowance[];
  readonly reason?: string;
}

/** Builds the request for the stack that flags and environment name. */
export function stackRequest(options: GlobalOptions, io: Io): StackRequest {
  const { config, target, verbose, quiet } = options;
  const note =
    verbose && !quiet
      ? (line: string) => void io.stderr.write(`${escapeControls(line)}\n`)
      : undefined;
  return {
    cwd: workingFolder(options, io),
    config,
    configVariable: io.env['HEADWATER_CONFIG'],
    target,
    note,
    token: io.env['DATAHUB_GMS_TOKEN'],
    signal: io.signal,
  };
}

/** Builds the request for a plan: the stack, the catalog and the flags of planning. */
export async function planRequest(options: PlanFlags, io: Io): Promise<PlanRequest> {
  const { discover, prune, select = [], exclude = [], allow, reason } = options;
  return {
    ...stackRequest(options, io),
    catalog: await readCatalogAccess(options, io),
    discover: discover !== 'off',
    prune: prune !== 'off',
    scope: { select, exclude },
    allow: allowances(allow, reason),
  };
}
