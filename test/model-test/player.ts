import { HeadwaterError } from '../../src/errors/headwater-error.js';
import type { Plan } from '../../src/plan/plan.js';
import type { IntentRequest } from '../../src/tasks/plan-stack.js';
import { differences } from '../support/independent-compare.js';
import { demand, none } from './broken.js';
import type { Store } from './catalog.js';
import { checkPlan } from './check-plan.js';
import { checkUndone } from './check-undone.js';
import { Declared } from './declared.js';
import { downstreams, type StackName } from './domain.js';
import { edit } from './edit.js';
import type { Fault } from './faults.js';
import { count, type Figures } from './figures.js';
import type { Folder } from './folder.js';
import { checkDeclared, checkRun, checkSame, stepOf } from './promises.js';
import { type Actor, type Ask, applyIn, type Place, planIn, type Ran } from './run-task.js';
import type { Edit, History, Kill, Run, Step } from './steps.js';
import type { Tap, Weather } from './tap.js';

export interface Stage {
  readonly tap: Tap;
  readonly folders: Readonly<Record<StackName, Folder>>;
  readonly figures: Figures;
}

const CALM: Weather = {};
const SYNC: Ask = {};

/** Plays the steps of one history against one catalog, and checks the promises after each. */
export class Player {
  readonly #place: Place;
  readonly #actors: Readonly<Record<StackName, Actor>>;
  readonly #figures: Figures;
  readonly #writes: History['writes'];
  readonly #saved: { readonly stack: StackName; readonly plan: Plan }[] = [];

  constructor(store: Store, { tap, folders, figures }: Stage, { writes }: History) {
    this.#place = { store, tap };
    this.#figures = figures;
    this.#writes = writes;
    const actor = (name: StackName) => ({ declared: new Declared(name), folder: folders[name] });
    this.#actors = { shop: actor('shop'), mart: actor('mart') };
  }

  async play(step: Step): Promise<void> {
    count(this.#figures.steps, step.step);
    if (step.step === 'restart') return await this.#place.store.restart();
    if (step.step === 'other') return await this.#place.store.other(step);
    const actor = this.#actors[step.stack];
    if (isRun(step)) {
      actor.folder.write(actor.declared, { writes: this.#writes });
      await this.#run(step, actor);
    } else edit(actor.declared, step);
  }

  async #run(step: Run, actor: Actor): Promise<void> {
    switch (step.step) {
      case 'plan':
        return await this.#plan(actor, step.each);
      case 'save': {
        const planned = await planIn(this.#place, actor, {
          ask: SYNC,
          weather: { faults: step.faults },
        });
        // As it comes out of a file.
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
      await planIn(this.#place, actor, { ask: SYNC, weather: { faults } });
    const clean = await plan([]);
    // Of a dataset that no manifest names any more, nobody would miss what a garbled entry hides.
    const garbled = downstreams.map((name): Fault => ({ fault: 'garbled', name, at: 1 }));
    for (const fault of [...each, ...garbled])
      checkPlan(planOf(clean), planOf(await plan([fault])), [fault]);
    actor.folder.write(actor.declared, { writes: this.#writes, shuffled: true });
    const shuffled = await plan([]);
    actor.folder.write(actor.declared, { writes: this.#writes });
    none(
      differences(placeless(clean), placeless(shuffled)),
      'P3',
      'the same in other files makes another plan',
    );
  }

  async #apply(actor: Actor, ask: Ask, weather: Weather): Promise<Ran> {
    const { approved: _, dryRun: __, ...intent } = ask;
    const disturbed = (weather.faults ?? []).length > 0 || weather.race;
    const clean =
      disturbed && !ask.approved
        ? await planIn(this.#place, actor, { ask: intent, weather: CALM })
        : undefined;
    const ran = await applyIn(this.#place, actor, { ask, weather });
    this.#note(ran);
    if (clean && ran.shown && !ran.watched.raced)
      checkPlan(planOf(clean), ran.shown, weather.faults ?? []);
    checkRun(ran, actor);
    if (isDone(ran)) {
      if (ran.shown?.intent === 'sync') checkDeclared(ran, actor);
      if (ran.shown?.intent !== 'rollback') await this.#nothingToDo(actor, ask);
    }
    return ran;
  }

  /** P1 */
  async #nothingToDo(actor: Actor, { approved, intent }: Ask): Promise<void> {
    const ask = approved ? SYNC : { intent };
    const again = await applyIn(this.#place, actor, { ask, weather: CALM });
    const changes = again.shown?.changes.map(
      ({ kind, reason, address }) => `${kind} ${address} ${reason}`,
    );
    demand(changes?.length === 0, 'P1', 'a plan right after an apply is not empty', changes);
    demand(
      !again.watched.requests.some(({ writes }) => writes),
      'P1',
      'an apply with nothing to do wrote',
    );
  }

  /** P4: right after an apply that ended well, or was cut off, an undo brings back what was. */
  async #undo(actor: Actor, kill: Kill | null): Promise<void> {
    const before = actor.folder.receipts().length;
    const applied = await this.#apply(actor, SYNC, kill ? { kill } : CALM);
    const intent = receiptOf(actor, -1);
    if (actor.folder.receipts().length === before || !intent) return;
    const undone = await this.#apply(actor, { intent }, CALM);
    const left = undone.shown?.findings.map(({ code, message }) => `${code} ${message}`);
    // What was protected by the apply itself has to be unprotected first.
    if (undone.shown?.guards.some(({ guard }) => guard === 'protected')) return;
    demand(undone.exitCode === 0, 'P4', `an undo right after ended with ${undone.exitCode}`, left);
    checkUndone(applied.before, undone.after, actor.declared.stack);
  }

  /** P5: nothing is kept locally, and the next run ends as one that was not cut off. */
  async #killed(actor: Actor, kill: Kill): Promise<void> {
    const { store } = this.#place;
    const before = await store.lineages();
    const cut = await this.#apply(actor, SYNC, { kill });
    actor.folder.forget();
    const next = await this.#apply(actor, SYNC, CALM);
    if (!cut.watched.killed || next.exitCode !== 0) return;
    await store.put(before);
    const whole = await this.#apply(actor, SYNC, CALM);
    checkSame(whole.after, next.after, 'P5', 'killed and run again is not as never killed');
  }

  #note({ watched, exitCode, error, report, shown }: Ran): void {
    const figures = this.#figures;
    figures.applies++;
    figures.requests += watched.requests.length;
    figures.writes += watched.writes.length;
    figures.faults += watched.struck;
    for (const { request } of watched.writes) count(figures.sent, stepOf(request));
    if (watched.writes.length > 0) figures.wrote++;
    const changes = watched.writes.length > 0 ? (shown?.changes ?? []) : [];
    for (const { element, kind, reason } of changes)
      count(figures.changes, `${element} ${kind} ${reason}`);
    if (watched.raced) figures.races++;
    if (watched.killed) figures.kills++;
    count(figures.ends, error ? error.codeName : `${exitCode} ${report?.result.kind ?? 'invalid'}`);
  }
}

/** Whether all is as it should be now: nothing was held back, and nobody came in between. */
function isDone({ exitCode, report, watched: { raced, struck } }: Ran): boolean {
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

/** The n-th receipt, the last with -1. */
function receiptOf({ folder }: Actor, number: number): IntentRequest | undefined {
  const receipts = folder.receipts();
  const path = number < 0 ? receipts.at(number) : receipts[number % Math.max(receipts.length, 1)];
  return path === undefined ? undefined : { kind: 'rollback', receipt: { path, shownAs: path } };
}

/** What of a plan must not depend on where it was read. */
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
