import { relative } from 'node:path';
import { applyPlan } from '../../apply/apply-plan.js';
import { openCatalogWriter } from '../../catalog/open-catalog.js';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { slashPath } from '../../files/file-tree.js';
import { catchFurtherInterrupts } from '../../files/interrupts.js';
import { openReceipt } from '../../files/receipt-writer.js';
import {
  RECEIPT_FORMAT_VERSION,
  type ReceiptEvent,
  type ReceiptHeader,
  type ReceiptTrailer,
} from '../../plan/document/receipt.js';
import { sealReceipt } from '../../plan/document/receipt-digest.js';
import { storeEvent } from '../../plan/document/stored-receipt.js';
import type { ApplyResultReport } from '../../report/document/report-document.js';
import type { ReplannableStack } from '../plan/plan-stack.js';
import { isoTime } from '../process/iso-time.js';
import { tool, userAgent } from '../process/tool.js';
import { type AppliedStack, end, type Shown } from './applied-stack.js';
import type { ApplyRequest } from './apply-request.js';

/** A plan to write, with the means to plan its downstreams again. */
type WritablePlan = Pick<ReplannableStack, 'plan' | 'planner' | 'stack'>;

/** Writes the plan and its receipt. A late error of the receipt is part of the result. */
export async function writePlan(
  { plan, planner, stack }: WritablePlan,
  heldBack: Shown['heldBack'],
  request: ApplyRequest,
): Promise<AppliedStack> {
  const { catalog, cwd, abort } = request;
  const { clock = Date.now, signal = NEVER, say = () => undefined, keepGoing = false } = request;
  const { progress = () => undefined } = request;
  catchFurtherInterrupts();
  // The writer gets no signal, since it reads writes back even after an interrupt.
  const writer = openCatalogWriter({
    ...catalog,
    namespace: stack.settings.catalog.namespace,
    userAgent,
    abort,
    // The readings of an apply are no phases: the apply itself tells what it has read back.
    progress: (event) => event.kind !== 'phase' && progress(event),
  });
  const stopAnnouncing = announceInterrupts(signal, abort, say);
  try {
    const receipt = await startReceipt({ plan, planner, stack }, clock());
    const outcome = await applyPlan(plan, {
      writer,
      planner,
      actor: plan.target.actor,
      clock,
      record: (event) => receipt.append(event),
      progress,
      full: request.full,
      note: say,
      signal,
      keepGoing,
    });
    const last = { finishedAt: isoTime(clock()), exitCode: outcome.exitCode };
    const receiptError = await receipt.close(last).then(() => undefined, asReceiptError);
    const exitCode =
      receiptError && outcome.exitCode === exitCodes.ok ? exitCodes.partial : outcome.exitCode;
    const shown = slashPath(relative(cwd, receipt.path));
    const result: ApplyResultReport = { kind: 'applied', ...outcome, exitCode, receipt: shown };
    return { ...end({ plan, heldBack }, result, exitCode), ...(receiptError && { receiptError }) };
  } finally {
    stopAnnouncing();
    await writer.close();
  }
}

/** Converts the error of a receipt that cannot be closed. The apply reports its writes anyway. */
function asReceiptError(error: unknown): HeadwaterError {
  if (error instanceof HeadwaterError) return error;
  throw error;
}

/** The signal of a run that nobody can interrupt. */
const NEVER = new AbortController().signal;

/** Tells why an interrupted run does not end at once. Returns a function that stops the notes. */
function announceInterrupts(
  signal: AbortSignal,
  abort: AbortSignal | undefined,
  say: (line: string) => void,
): () => void {
  const over = new AbortController();
  const options = { once: true, signal: over.signal };
  signal.addEventListener('abort', () => say(FINISHING), options);
  abort?.addEventListener('abort', () => say(CUTTING_OFF), options);
  return () => over.abort();
}

const FINISHING =
  'interrupted: the request in flight ends and is read back, and no other starts; interrupt again to cut it off';

const CUTTING_OFF = 'interrupted again: the request in flight is cut off';

/**
 * Starts the receipt of an apply. Each appended event is shortened and gets a digest.
 *
 * @param time milliseconds since 1970
 * @throws HeadwaterError `receipt-unwritable`
 */
async function startReceipt({ plan, planner, stack }: WritablePlan, time: number) {
  const startedAt = isoTime(time);
  const { target, intent, source, digests, guards } = plan;
  const allowances = guards.filter(({ allowed }) => allowed !== null);
  const header: ReceiptHeader = {
    kind: 'receipt',
    formatVersion: RECEIPT_FORMAT_VERSION,
    tool,
    target,
    intent,
    source,
    effect: digests.effect,
    allowances,
    startedAt,
  };
  const effect = digests.effect.slice('sha256:'.length, 'sha256:'.length + 12);
  const name = `${startedAt.replaceAll(/[-:.]/g, '')}-${effect}.json`;
  const log = await openReceipt({ folder: stack.folder, name, header });
  const seal = sealReceipt(header);
  return {
    path: log.path,
    append: (event: ReceiptEvent) => log.append(seal.event(storeEvent(event, planner.book))),
    close: (end: ReceiptTrailer) => log.close(seal.end(end)),
  };
}
