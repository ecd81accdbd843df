import { resolve } from 'node:path';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { catalogFromEnvironment } from '../tasks/catalog/catalog-access.js';
import { readJsonFile } from '../tasks/process/job-files.js';
import { userAgent } from '../tasks/process/tool.js';
import {
  findCheckedOutCommit,
  findSettingsInRepository,
} from '../tasks/stack/checked-out-repository.js';
import type { ActionContext, ActionIo } from './action-context.js';
import type { CommandResult, Outcome } from './command-result.js';
import { apply } from './commands/apply.js';
import { comment } from './commands/comment.js';
import { drift } from './commands/drift.js';
import { plan } from './commands/plan.js';
import { validate } from './commands/validate.js';
import { checkCheckout, checkDigest } from './event/check-event.js';
import { readStepContext } from './event/read-step-context.js';
import type { StepContext } from './event/step-context.js';
import { openRepository } from './github/open-repository.js';
import { type Inputs, readInputs } from './inputs/read-inputs.js';
import { setOutputs } from './runner/set-outputs.js';
import { maskSecrets, type WorkflowLog, workflowLog } from './runner/workflow-log.js';

const commands: Readonly<
  Record<Inputs['command'], (context: ActionContext) => Promise<CommandResult>>
> = { validate, plan, apply, drift, comment };

/** Runs one step and returns the exit code of the process. Never throws. Always sets outputs. */
export async function runAction(io: ActionIo): Promise<ExitCode> {
  maskSecrets(io);
  const log = workflowLog(io.stdout);
  const result = await runCommand(io, log);
  try {
    await setOutputs(io, result);
  } catch (error) {
    log.error(error);
    return exitCodes.error;
  }
  if (!result.fails) return exitCodes.ok;
  return result.exitCode === exitCodes.ok ? exitCodes.error : result.exitCode;
}

async function runCommand(io: ActionIo, log: WorkflowLog): Promise<CommandResult> {
  try {
    const context = await openContext(io, log);
    checkCheckout(context);
    checkDigest(context);
    return await commands[context.inputs.command](context);
  } catch (error) {
    log.error(error);
    const exitCode = error instanceof HeadwaterError ? error.exitCode : exitCodes.error;
    return {
      outcome: outcomeByExitCode.get(exitCode) ?? 'error',
      exitCode,
      fails: true,
      outputs: {},
    };
  }
}

/** Outcomes of runs that stop before a report exists. */
const outcomeByExitCode: ReadonlyMap<ExitCode, Outcome> = new Map([
  [exitCodes.interrupted, 'interrupted'],
  [exitCodes.stale, 'stale'],
]);

async function openContext(io: ActionIo, log: WorkflowLog): Promise<ActionContext> {
  const inputs = readInputs(io.env);
  const step = readStepContext(io.env, await readPayload(io));
  const stack = {
    cwd: resolve(io.cwd, inputs.workingDirectory),
    config: inputs.config,
    configVariable: io.env['HEADWATER_CONFIG'],
    target: inputs.target,
    token: io.env['DATAHUB_GMS_TOKEN'],
    signal: io.signal,
  };
  const path = await findSettingsInRepository(stack);
  return {
    io,
    inputs,
    step,
    log,
    stack,
    catalog: () => ({
      ...catalogFromEnvironment(io.env),
      timeoutMs: inputs.timeoutMs,
      concurrency: inputs.concurrency,
    }),
    repository: openGitHub(inputs, step, io, log),
    checkedOut: await findCheckedOutCommit(stack.cwd),
    key: [
      path ?? inputs.workingDirectory,
      ...(inputs.target === undefined ? [] : [inputs.target]),
    ].join('@'),
  };
}

async function readPayload({ env }: ActionIo): Promise<unknown> {
  const path = env['GITHUB_EVENT_PATH'];
  return path === undefined || path === ''
    ? undefined
    : await readJsonFile({ path, shownAs: 'the event of the workflow' });
}

function openGitHub(
  { githubToken: token }: Inputs,
  { apiUrl, repository }: StepContext,
  { signal }: ActionIo,
  { line }: WorkflowLog,
): ActionContext['repository'] {
  return token === undefined
    ? null
    : openRepository({ token, apiUrl, repository, userAgent, say: line, signal });
}
