import type { ExitCode } from '../../errors/exit-codes.js';
import type { Io } from '../io.js';
import { type PlanOptions, showPlan } from '../show-plan.js';
import { planRequest } from '../stack-request.js';

/** `headwater plan`: what an apply would do. */
export async function plan(options: PlanOptions, io: Io): Promise<ExitCode> {
  const { exitCode } = await showPlan(await planRequest(options, io), options, io);
  return exitCode;
}
