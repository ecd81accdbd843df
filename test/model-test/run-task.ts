import { readFileSync } from 'node:fs';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import type { Plan } from '../../src/plan/document/plan.js';
import type { ReceiptEvent } from '../../src/plan/document/receipt.js';
import type { ApplyReport } from '../../src/report/document/report-document.js';
import { textRenderers } from '../../src/report/text/text-renderers.js';
import type { ApplyRequest } from '../../src/tasks/apply/apply-request.js';
import { applyStack } from '../../src/tasks/apply/apply-stack.js';
import type { PlanRequest, PlanResult } from '../../src/tasks/plan/plan-request.js';
import { planStack } from '../../src/tasks/plan/plan-stack.js';
import { CANARY } from './answers.js';
import { Broken, demand } from './broken.js';
import type { Lineages, Store } from './catalog.js';
import type { Declared } from './declared.js';
import type { Disturbances, FaultyFetch, Watched } from './faulty-fetch.js';
import type { Folder } from './folder.js';

/** One stack: its declarations and its folder. */
export interface Actor {
  readonly declared: Declared;
  readonly folder: Folder;
}

export type RunRequest = Pick<ApplyRequest, 'intent' | 'approved'> & { readonly dryRun?: boolean };

/** The results of one run. */
export interface RunResult {
  readonly ask: RunRequest;
  readonly disturbances: Disturbances;
  /** The plan that was shown. Undefined if the run ended before that. */
  readonly shown: Plan | undefined;
  /** Undefined if the run threw, or if the manifests are invalid. */
  readonly report: ApplyReport | undefined;
  readonly exitCode: number;
  readonly error: HeadwaterError | undefined;
  readonly before: Lineages;
  readonly after: Lineages;
  readonly watched: Watched<Lineages>;
  /** The events of the receipt. Empty if the run wrote none, or was killed. */
  readonly events: readonly ReceiptEvent[];
}

const reason = 'the model';
const allow = (['mass-delete', 'empty-desired', 'exclusive'] as const).map((guard) => ({
  guard,
  reason,
}));

export interface Place {
  readonly store: Store;
  readonly faultyFetch: FaultyFetch;
  readonly clock: () => number;
  /** True if an apply plans every dataset again before and after its write. */
  readonly full: boolean;
}

function requestOf({ store, clock }: Place, { folder }: Actor) {
  return {
    cwd: folder.path,
    catalog: { url: store.url, token: CANARY },
    allow,
    clock,
    impact: false,
  };
}

/** Plans through the disturbances. Returns a HeadwaterError as a value. */
export async function planIn(
  place: Place,
  actor: Actor,
  { ask, disturbances, full }: Pick<RunResult, 'ask' | 'disturbances'> & Pick<PlanRequest, 'full'>,
): Promise<PlanResult | HeadwaterError> {
  const { intent } = ask;
  const planned = await place.faultyFetch.through(disturbances, watchOf(place.store), () =>
    planStack({ ...requestOf(place, actor), intent, privileges: false, full }).catch(ours),
  );
  const { result, watched } = planned;
  demand(!watched.requests.some(({ writes }) => writes), 'P1', 'a plan wrote');
  const shown =
    result instanceof HeadwaterError || result.kind === 'invalid'
      ? ''
      : textRenderers.plan({ kind: 'plan', plan: result.plan }, TEXT);
  checkSecrecy(
    result instanceof HeadwaterError
      ? errorText(result)
      : JSON.stringify('plan' in result ? result.plan : result),
    shown,
  );
  return result;
}

const TEXT = { color: false, sources: new Map<string, string>() };

/** Applies through the disturbances, and returns the results. */
export async function applyIn(
  place: Place,
  actor: Actor,
  { ask, disturbances }: Pick<RunResult, 'ask' | 'disturbances'>,
): Promise<RunResult> {
  const { store, faultyFetch } = place;
  const shown: Plan[] = [];
  const said: string[] = [];
  const before = await store.lineages();
  let cut: (() => void) | undefined;
  const { result, watched } = await faultyFetch.through(
    disturbances,
    {
      ...watchOf(store),
      killed: () => {
        cut = actor.folder.freeze();
      },
    },
    () =>
      applyStack({
        ...requestOf(place, actor),
        ...ask,
        full: place.full,
        dryRun: ask.dryRun ?? false,
        consent: { kind: 'given' },
        show: ({ plan }) => shown.push(plan),
        progress: () => undefined,
        say: (line) => said.push(line),
        signal: new AbortController().signal,
      }).catch(ours),
  );
  cut?.();
  const after = await store.lineages();
  const error = result instanceof HeadwaterError ? result : undefined;
  const report =
    !error && result && 'kind' in result && result.kind === 'applied' ? result.report : undefined;
  const text = report ? textRenderers.apply(report, TEXT) : '';
  checkSecrecy(
    said.join('\n'),
    text,
    JSON.stringify(report ?? ''),
    error ? errorText(error) : '',
    lastReceipt(actor),
  );
  const exitCode = error?.exitCode ?? (result as { readonly exitCode: number }).exitCode;
  return {
    ask,
    disturbances,
    shown: shown.at(-1),
    report,
    exitCode,
    error,
    before,
    after,
    watched,
    events: watched.killed ? [] : eventsOf(report, actor),
  };
}

function lastReceipt({ folder }: Actor): string {
  const path = folder.receipts().at(-1);
  return path === undefined ? '' : readFileSync(path, 'utf8');
}

function eventsOf(report: ApplyReport | undefined, actor: Actor): readonly ReceiptEvent[] {
  if (report?.result.kind !== 'applied') return [];
  return (JSON.parse(lastReceipt(actor)) as { readonly events: readonly ReceiptEvent[] }).events;
}

function watchOf(store: Store) {
  return {
    look: () => store.lineages(),
    other: (other: Parameters<Store['other']>[0]) => store.other(other),
    inNextWindow: (act: () => Promise<void>) => store.inNextWindow(act),
  };
}

/** Returns the error if it is a HeadwaterError. Any other error is a bug, whatever the disturbances. */
function ours(thrown: unknown): HeadwaterError {
  if (thrown instanceof HeadwaterError) return thrown;
  throw new Broken(
    'the run',
    'ended with what is no error of ours',
    thrown instanceof Error ? (thrown.stack ?? '') : String(thrown),
  );
}

function errorText(error: HeadwaterError): string {
  return [
    error.message,
    error.stack,
    error.hint,
    String(error.cause ?? ''),
    JSON.stringify(error),
  ].join('\n');
}

function checkSecrecy(...texts: readonly string[]): void {
  const leak = texts.find((text) => text.includes(CANARY));
  if (leak !== undefined) throw new Broken('P8', 'the token came out', leak);
}
