import type { ExitCode } from '../../errors/exit-codes.js';
import { harmless } from '../../report/text/harmless.js';
import { type ApplyRequest, applyStack, type Consent } from '../../tasks/apply-stack.js';
import type { PlannedStack } from '../../tasks/plan-stack.js';
import { readSavedPlan } from '../../tasks/read-saved-plan.js';
import { reportFailure } from '../failure.js';
import { ask, canAsk, type Io } from '../io.js';
import { finish, textFor } from '../print.js';
import { progressReporter } from '../progress.js';
import { savedFile } from '../saved-file.js';
import { type PlanFlags, planRequest } from '../stack-request.js';

export interface ApplyOptions extends PlanFlags {
  readonly autoApprove?: boolean;
  readonly dryRun?: boolean;
  readonly keepGoing?: boolean;
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
  let shown = undefined as Shown | undefined;
  const result = await applyStack({
    ...(await planRequest(options, io)),
    approved: approved && [approved],
    dryRun: options.dryRun ?? false,
    keepGoing: options.keepGoing,
    consent: consentOf(options, io),
    show: (planned) => {
      shown = planned;
      showPlan(planned, { ...options, autoApprove: options.autoApprove ?? approved !== undefined }, io);
    },
    progress: ({ step, done, total }) => progress.report({ label: stepLabels[step], done, total }),
    say: (line) => {
      progress.end();
      if (!options.quiet) io.stderr.write(`note: ${harmless(line)}\n`);
    },
    signal: io.signal,
    abort: io.abort,
    clock: Date.now,
  });
  progress.end();
  const { report, exitCode } = result;
  if (result.kind === 'invalid') return await finish(report, { options, io, sources: result.sources, exitCode });
  const shownBefore = shown && ({ kind: 'plan', plan: shown.plan } as const);
  const ended = await finish(report, { options, io, sources: shown?.sources ?? new Map(), exitCode, shownBefore });
  if (result.receiptError) reportFailure(result.receiptError, io);
  return ended;
}

type Shown = Pick<PlannedStack, 'plan' | 'sources'>;

function consentOf({ autoApprove }: ApplyOptions, io: Io): Consent {
  if (autoApprove) return { kind: 'given' };
  if (!canAsk(io)) return { kind: 'nobody' };
  return { kind: 'ask', ask: async () => (await ask(io, '\nApply this plan? Only "yes" does: ')).trim() === 'yes' };
}

/** Standard output holds one document, so in other formats than text the plan is shown to whoever decides beside it. */
function showPlan({ plan, sources }: Shown, options: ApplyOptions, io: Io): void {
  const document = { kind: 'plan', plan } as const;
  if (options.format === 'text') io.stdout.write(textFor(document, io.stdout, { options, io, sources }));
  const seen = options.format === 'text' && io.stdout.isTTY === true;
  if (!seen && !options.autoApprove && canAsk(io)) io.stderr.write(textFor(document, io.stderr, { options, io, sources }));
}
