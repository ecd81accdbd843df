import type { ExitCode } from '../../errors/exit-codes.js';
import { reporters } from '../../report/reporters.js';
import { harmless } from '../../report/text/harmless.js';
import { type ApplyRequest, applyStack, type Consent } from '../../tasks/apply-stack.js';
import type { PlannedStack } from '../../tasks/plan-stack.js';
import { readSavedPlan } from '../../tasks/read-saved-plan.js';
import { useColor } from '../color.js';
import { ask, canAsk, type Io } from '../io.js';
import { print } from '../print.js';
import { progressReporter } from '../progress.js';
import { savedFile } from '../saved-file.js';
import { type PlanFlags, planRequest } from '../stack-request.js';

export interface ApplyOptions extends PlanFlags {
  readonly autoApprove?: boolean;
  readonly dryRun?: boolean;
}

const stepLabels: Readonly<Record<Parameters<ApplyRequest['progress']>[0]['step'], string>> = {
  entities: 'datasets made',
  edgesToAdd: 'lineage written by edges',
  proposals: 'lineage written by proposals',
  edgesToRemove: 'edges removed',
  verify: 'lineage verified',
};

/**
 * `headwater apply`: the only verb that writes lineage.
 *
 * @param file of a saved plan, beyond which nothing is written
 */
export async function apply(file: string | undefined, options: ApplyOptions, io: Io): Promise<ExitCode> {
  const approved = file === undefined ? undefined : await readSavedPlan(savedFile(file, options, io));
  const progress = progressReporter(io, options.quiet ?? false);
  let sources: ReadonlyMap<string, string> = new Map();
  const result = await applyStack({
    ...(await planRequest(options, io)),
    approved,
    dryRun: options.dryRun ?? false,
    consent: consentOf(options, io),
    show: (planned) => {
      sources = planned.sources;
      showPlan(planned, { ...options, autoApprove: options.autoApprove ?? approved !== undefined }, io);
    },
    progress: ({ step, done, total }) => progress.report({ label: stepLabels[step], done, total }),
    say: (line) => {
      progress.end();
      if (!options.quiet) io.stderr.write(`note: ${harmless(line)}\n`);
    },
    signal: io.signal,
    clock: Date.now,
  });
  progress.end();
  print(result.report, { options, io, sources: result.kind === 'invalid' ? result.sources : sources });
  return result.exitCode;
}

function consentOf({ autoApprove }: ApplyOptions, io: Io): Consent {
  if (autoApprove) return { kind: 'given' };
  if (!canAsk(io)) return { kind: 'nobody' };
  return { kind: 'ask', ask: async () => (await ask(io, '\nApply this plan? Only "yes" does: ')).trim() === 'yes' };
}

/** Standard output holds one document, so in other formats than text the plan is shown to whoever decides beside it. */
function showPlan({ plan, sources }: Pick<PlannedStack, 'plan' | 'sources'>, options: ApplyOptions, io: Io): void {
  if (options.format === 'text') print({ kind: 'plan', plan }, { options, io, sources });
  const seen = options.format === 'text' && io.stdout.isTTY === true;
  if (!seen && !options.autoApprove && canAsk(io))
    io.stderr.write(reporters.text({ kind: 'plan', plan }, { color: useColor(options.color, io), sources }));
}
