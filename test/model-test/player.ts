import { codes } from '../../src/errors/codes.js';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import type { Plan } from '../../src/plan/document/plan.js';
import type { IntentRequest } from '../../src/tasks/plan/plan-request.js';
import { differences } from '../support/coexistence/independent-compare.js';
import { Broken, demand, demandNone } from './broken.js';
import type { Store } from './catalog.js';
import { checkPlan } from './check-plan.js';
import { checkUndone } from './check-undone.js';
import { Declared } from './declared.js';
import type { StackName } from './domain.js';
import { edit } from './edit.js';
import { edgeOf } from './ends.js';
import type { Fault } from './faults.js';
import type { Disturbances, FaultyFetch } from './faulty-fetch.js';
import { count, type Figures } from './figures.js';
import type { Folder } from './folder.js';
import { checkDeclared, checkRun, checkSame, stepOf } from './promises.js';
import {
  type Actor,
  applyIn,
  type Place,
  planIn,
  type RunRequest,
  type RunResult,
} from './run-task.js';
import type { Edit, History, Kill, Run, Step } from './steps.js';

export interface Stage {
  readonly faultyFetch: FaultyFetch;
  readonly folders: Readonly<Record<StackName, Folder>>;
  readonly figures: Figures;
  /** As in {@link Place}. */
  readonly full: boolean;
}

const UNDISTURBED: Disturbances = {};
const SYNC: RunRequest = {};

/** Plays the steps of one history against one catalog, and checks the promises after each. */
export class Player {
  readonly #place: Place;
  readonly #actors: Readonly<Record<StackName, Actor>>;
  readonly #figures: Figures;
  readonly #writes: History['writes'];
  /** The end of each apply, with its receipt. */
  readonly told: string[] = [];
  /** True if both ways of planning were compared since another writer wrote. */
  #isCompared = false;
  readonly #saved: { readonly stack: StackName; readonly plan: Plan }[] = [];

  constructor(store: Store, { faultyFetch, folders, figures, full }: Stage, { writes }: History) {
    let time = Date.UTC(2026, 0, 1);
    // Each call is one second later, since a receipt is named by its second.
    this.#place = { store, faultyFetch, clock: () => (time += 1000), full };
    this.#figures = figures;
    this.#writes = writes;
    const actor = (name: StackName) => ({ declared: new Declared(name), folder: folders[name] });
    this.#actors = { shop: actor('shop'), mart: actor('mart') };
  }

  async play(step: Step): Promise<void> {
    count(this.#figures.steps, step.step);
    if (step.step === 'restart') return await this.#place.store.restart();
    if (step.step === 'other') {
      await this.#place.store.other(step);
      this.#isCompared = false;
      return;
    }
    const actor = this.#actors[step.stack];
    if (isRun(step)) {
      actor.folder.write(actor.declared, { writes: this.#writes });
      await this.#bothWays();
      await this.#run(step, actor);
    } else edit(actor.declared, step);
  }

  /** Checks what other writers left at the end of the history. */
  async end(): Promise<void> {
    await this.#bothWays();
  }

  async #run(step: Run, actor: Actor): Promise<void> {
    switch (step.step) {
      case 'plan':
        return await this.#plan(actor, step.each);
      case 'save': {
        const planned = await planIn(this.#place, actor, {
          ask: SYNC,
          disturbances: { faults: step.faults },
        });
        // Converts the plan as a file would.
        if ('plan' in planned)
          this.#saved.push({ stack: step.stack, plan: JSON.parse(JSON.stringify(planned.plan)) });
        return;
      }
      case 'dry-run':
        return void (await this.#apply(actor, { ...SYNC, dryRun: true }, { faults: step.faults }));
      case 'apply':
        return void (await this.#apply(actor, { intent: { kind: step.what } }, step));
      case 'apply-saved': {
        const own = this.#saved.filter(({ stack }) => stack === step.stack);
        const saved = own[step.slot % Math.max(own.length, 1)];
        return saved && void (await this.#apply(actor, { approved: [saved.plan] }, step));
      }
      case 'rollback': {
        const intent = receiptOf(actor, step.receipt);
        return intent && void (await this.#apply(actor, { intent }, step));
      }
      case 'undo':
        return await this.#undo(actor, step.kill);
      case 'killed':
        return await this.#killed(actor, step.kill);
    }
  }

  async #plan(actor: Actor, each: readonly Fault[]): Promise<void> {
    const plan = async (faults: readonly Fault[]) =>
      await planIn(this.#place, actor, { ask: SYNC, disturbances: { faults } });
    const clean = await plan([]);
    // Only the plan itself can show a garbled entry of a dataset that no manifest names any more,
    // so each downstream is garbled once.
    const garbled = this.#place.store.holders.map(
      (name): Fault => ({ fault: 'garbled', name, at: 1 }),
    );
    for (const fault of [...each, ...garbled])
      checkPlan(planOf(clean), planOf(await plan([fault])), [fault]);
    actor.folder.write(actor.declared, { writes: this.#writes, shuffled: true });
    const shuffled = await plan([]);
    actor.folder.write(actor.declared, { writes: this.#writes });
    demandNone(
      differences(placeless(clean), placeless(shuffled)),
      'P3',
      'the same in other files makes another plan',
    );
  }

  /**
   * P3: the plan that compares first is the plan that sends everything through the planner, for both
   * stacks, since each may have a part in what the other one wrote. Once for each state of the
   * catalog that a run can meet: the full play of a history meets the same states again.
   */
  async #bothWays(): Promise<void> {
    if (this.#isCompared || this.#place.full) return;
    this.#isCompared = true;
    for (const actor of Object.values(this.#actors)) {
      const asked = { ask: SYNC, disturbances: UNDISTURBED };
      const [compared, full] = [
        await planIn(this.#place, actor, asked),
        await planIn(this.#place, actor, { ...asked, full: true }),
      ];
      demandNone(
        differences(JSON.parse(JSON.stringify(full)), JSON.parse(JSON.stringify(compared))),
        'P3',
        'a plan that compares first is another one',
      );
    }
  }

  async #apply(actor: Actor, ask: RunRequest, disturbances: Disturbances): Promise<RunResult> {
    const { approved: _, dryRun: __, ...intent } = ask;
    const disturbed = (disturbances.faults ?? []).length > 0 || disturbances.race;
    const clean =
      disturbed && !ask.approved
        ? await planIn(this.#place, actor, { ask: intent, disturbances: UNDISTURBED })
        : undefined;
    const ran = await applyIn(this.#place, actor, { ask, disturbances });
    this.#note(ran);
    if (clean && ran.shown && !ran.watched.raced)
      checkPlan(planOf(clean), ran.shown, disturbances.faults ?? []);
    checkRun(ran, actor);
    if (isDone(ran)) {
      if (ran.shown?.intent === 'sync') checkDeclared(ran, actor);
      if (ran.shown?.intent !== 'rollback') await this.#nothingToDo(actor, ask);
    }
    return ran;
  }

  /** P1: right after an apply, a plan is empty and an apply writes nothing. */
  async #nothingToDo(actor: Actor, { approved, intent }: RunRequest): Promise<void> {
    const ask = approved ? SYNC : { intent };
    const again = await applyIn(this.#place, actor, { ask, disturbances: UNDISTURBED });
    this.#isCompared = false;
    await this.#bothWays();
    if (!again.shown)
      throw new Broken('P1', `a run after an apply made no plan, and ended with ${again.exitCode}`);
    const changes = again.shown.changes.map(
      ({ kind, reason, address }) => `${kind} ${address} ${reason}`,
    );
    demandNone(changes, 'P1', 'a plan right after an apply is not empty');
    demand(
      !again.watched.requests.some(({ writes }) => writes),
      'P1',
      'an apply with nothing to do wrote',
    );
  }

  /** P4: right after an apply that succeeded or was killed, an undo restores the lineage. */
  async #undo(actor: Actor, kill: Kill | null): Promise<void> {
    const before = actor.folder.receipts().length;
    const applied = await this.#apply(actor, SYNC, kill ? { kill } : UNDISTURBED);
    const intent = receiptOf(actor, -1);
    if (actor.folder.receipts().length === before || !intent) return;
    const undone = await this.#apply(actor, { intent }, UNDISTURBED);
    const left = undone.shown?.findings.map(({ code, message }) => `${code} ${message}`);
    // A guard refuses to undo what the apply itself protected. The protection must be removed
    // first.
    if (undone.shown?.guards.some(({ guard }) => guard === 'protected')) return;
    demand(undone.exitCode === 0, 'P4', `an undo right after ended with ${undone.exitCode}`, left);
    checkUndone(applied.before, undone.after, actor.declared.stack);
  }

  /**
   * P5: without any local files, the run after a killed one ends like a run that was not killed.
   */
  async #killed(actor: Actor, kill: Kill): Promise<void> {
    const { store } = this.#place;
    const before = await store.lineages();
    const cut = await this.#apply(actor, SYNC, { kill });
    actor.folder.forget();
    const next = await this.#apply(actor, SYNC, UNDISTURBED);
    if (!cut.watched.killed || next.exitCode !== 0) return;
    await store.put(before);
    const whole = await this.#apply(actor, SYNC, UNDISTURBED);
    checkSame(whole.after, next.after, 'P5', 'killed and run again is not as never killed');
  }

  #note({ watched, exitCode, error, report, shown, events, after }: RunResult): void {
    // Each catalog has another port and another time. Messages name the port, and digests cover it.
    const bare = events.map((event) => ({ ...event, digest: undefined }));
    const told = JSON.stringify([exitCode, error?.message, bare, [...after.aspects]]);
    this.told.push(told.replaceAll(/127\.0\.0\.1:\d+|\b\d{13}\b/g, '0'));
    const figures = this.#figures;
    figures.applies++;
    figures.requests += watched.requests.length;
    figures.writes += watched.writes.length;
    figures.faults += watched.struck;
    for (const { request } of watched.writes) count(figures.sent, stepOf(request));
    if (watched.writes.length > 0) figures.wrote++;
    const changes = watched.writes.length > 0 ? (shown?.changes ?? []) : [];
    for (const change of changes) {
      const { element, kind, reason } = change;
      const [, , type] = (element === 'dataset' ? change.urn : edgeOf(change).holder).split(':');
      count(figures.changes, `${type === 'dataset' ? '' : `${type} `}${element} ${kind} ${reason}`);
    }
    if (watched.raced) figures.races++;
    if (watched.overlapped) figures.overlaps++;
    const outcomes = report?.result.kind === 'applied' ? report.result.outcomes : [];
    figures.losses += outcomes.filter(({ code }) => code === codes['others-lost'].code).length;
    if (watched.killed) figures.kills++;
    count(figures.ends, error ? error.codeName : `${exitCode} ${report?.result.kind ?? 'invalid'}`);
  }
}

/**
 * Returns true if the catalog must now agree with the manifests: nothing was held back, and no
 * other writer came between.
 */
function isDone({ exitCode, report, watched: { raced, struck } }: RunResult): boolean {
  const kind = report?.result.kind;
  const isEnd = kind === 'applied' || kind === 'nothing-to-do';
  return exitCode === 0 && isEnd && !raced && struck === 0 && report?.heldBack.length === 0;
}

function planOf(planned: Awaited<ReturnType<typeof planIn>>): Plan | undefined {
  return 'plan' in planned ? planned.plan : undefined;
}

function isRun(step: Edit | Run): step is Run {
  return ['plan', 'save', 'dry-run', 'apply', 'apply-saved', 'rollback', 'undo', 'killed'].includes(
    step.step,
  );
}

/** Returns the n-th receipt, or the last one for -1. */
function receiptOf({ folder }: Actor, number: number): IntentRequest | undefined {
  const receipts = folder.receipts();
  const path = number < 0 ? receipts.at(number) : receipts[number % Math.max(receipts.length, 1)];
  return path === undefined ? undefined : { kind: 'rollback', receipt: { path, shownAs: path } };
}

/** Returns the parts of a plan that must not depend on the place of the manifests. */
function placeless(planned: Awaited<ReturnType<typeof planIn>>): unknown {
  if (planned instanceof HeadwaterError) return planned.code;
  if (planned.kind === 'invalid') return planned.report.findings.map(({ code }) => code).sort();
  const { source: _, ...plan } = planned.plan;
  // The digest of the document covers source and places.
  const { document: __, ...digests } = plan.digests;
  return JSON.parse(
    JSON.stringify({ ...plan, digests }, (key, value) =>
      key === 'place' || key === 'related' ? undefined : value,
    ),
  );
}
