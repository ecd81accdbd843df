import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { readSavedPlan } from '../../tasks/read-saved-plan.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { planFile } from '../plan-file.js';
import { print } from '../print.js';

/** `headwater show`: a saved plan, as `plan` showed it. The manifests may have changed since, so their lines are not quoted. */
export async function show(file: string, options: GlobalOptions, io: Io): Promise<ExitCode> {
  const plan = await readSavedPlan(planFile(file, options, io));
  print({ kind: 'plan', plan }, { options, io, sources: new Map() });
  return exitCodes.ok;
}
