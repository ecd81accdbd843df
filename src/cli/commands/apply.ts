import type { ExitCode } from '../../errors/exit-codes.js';
import { consentText } from '../../report/text/consent-text.js';
import { textRenderers } from '../../report/text/text-renderers.js';
import { escapeControls } from '../../report/words/escape.js';
import { planStatus } from '../../report/words/plan-phrases.js';
import type { ApplyRequest, Consent } from '../../tasks/apply/apply-request.js';
import { applyStack } from '../../tasks/apply/apply-stack.js';
import type { PlannedStack } from '../../tasks/plan/plan-request.js';
import { finishCommand, streamOptions } from '../finish-command.js';
import { toSavedFile } from '../global-options.js';
import { ask, canAsk, type Io, type OutputStream } from '../io.js';
import { withProgress } from '../progress/with-progress.js';
import { reportFailure } from '../report-failure.js';
import { type PlanFlags, planRequest } from '../task-requests.js';

export interface ApplyOptions extends PlanFlags {
  readonly autoApprove?: boolean;
  readonly dryRun?: boolean;
  readonly keepGoing?: boolean;
}

/**
 * Runs `headwater apply`, the only command that writes lineage.
 *
 * @param file a saved plan, if the apply may make no other changes than that plan
 */
export async function apply(
  file: string | undefined,
  options: ApplyOptions,
  io: Io,
): Promise<ExitCode> {
  const approved = file === undefined ? undefined : await readApproved(file, options, io);
  let shown = undefined as ShownStack | undefined;
  const result = await withProgress(options, io, async (progress) =>
    applyStack({
      ...(await planRequest(options, io, progress)),
      approved: approved && [approved],
      dryRun: options.dryRun ?? false,
      keepGoing: options.keepGoing,
      consent: chooseConsent(options, io),
      show: (planned) => {
        shown = planned;
        progress.end();
        presentPlan(
          planned,
          { ...options, autoApprove: options.autoApprove ?? approved !== undefined },
          io,
        );
      },
      say: (line) => {
        if (!options.quiet) progress.print(`note: ${escapeControls(line)}\n`);
      },
      signal: io.signal,
      abort: io.abort,
      clock: Date.now,
    }),
  );
  const { report, exitCode } = result;
  if (result.kind === 'invalid')
    return await finishCommand(report, { options, io, sources: result.sources, exitCode });
  const shownBefore = shown && ({ kind: 'plan', plan: shown.plan } as const);
  const ended = await finishCommand(report, {
    options,
    io,
    sources: shown?.sources ?? new Map(),
    exitCode,
    shownBefore,
  });
  if (result.receiptError) await reportFailure(result.receiptError, io);
  return ended;
}

type SavedPlan = NonNullable<ApplyRequest['approved']>[number];

/** Loads the reader of saved plans, with the compiler of their schema, only if there is one. */
async function readApproved(file: string, options: ApplyOptions, io: Io): Promise<SavedPlan> {
  const { readSavedPlan } = await import('../../tasks/plan/read-saved-plan.js');
  return await readSavedPlan(toSavedFile(file, options, io));
}

type ShownStack = Pick<PlannedStack, 'plan' | 'sources'>;

function chooseConsent({ autoApprove }: ApplyOptions, io: Io): Consent {
  if (autoApprove) return { kind: 'given' };
  if (!canAsk(io)) return { kind: 'none' };
  return {
    kind: 'ask',
    ask: async (plan) => {
      const answer = await ask(io, `\n${consentText(plan)}`);
      const word = answer?.trim() ?? '';
      if (!/^(?:yes|no?)?$/.test(word))
        io.stderr.write(`note: only the word yes counts, not "${escapeControls(word)}"\n`);
      return answer === null ? 'interrupted' : word === 'yes';
    },
  };
}

/**
 * Shows the plan before the question. Standard output holds one document, so other formats than
 * text use standard error. The same holds for `-q`, whose standard output is one line.
 */
function presentPlan({ plan, sources }: ShownStack, options: ApplyOptions, io: Io): void {
  const planText = (stream: OutputStream) =>
    textRenderers.plan({ kind: 'plan', plan }, streamOptions(stream, { options, io, sources }));
  if (options.quiet && !isQuestionNext(plan, options)) return;
  if (options.format === 'text' && !options.quiet) io.stdout.write(planText(io.stdout));
  const seen = options.format === 'text' && !options.quiet && io.stdout.isTTY === true;
  if (!seen && !options.autoApprove && canAsk(io)) io.stderr.write(planText(io.stderr));
}

/** Returns true if the user has to consent. Otherwise a quiet run does not show the plan. */
function isQuestionNext(plan: ShownStack['plan'], { autoApprove, dryRun }: ApplyOptions): boolean {
  const isApplicable = plan.changes.length > 0 && planStatus(plan).mood === 'good';
  return isApplicable && !autoApprove && !dryRun;
}
