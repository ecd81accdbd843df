import { isDeepStrictEqual } from 'node:util';
import type { Plan } from '../../src/plan/document/plan.js';
import { differencesFromDeclared } from './after-sync.js';
import { type Aspect, edgesOf, isBeside } from './aspect-view.js';
import { Broken, demand, demandNone } from './broken.js';
import type { Lineages } from './catalog.js';
import { checkLosses } from './check-losses.js';
import { checkOutcomes } from './check-outcomes.js';
import type { Declared } from './declared.js';
import { type Downstream, downstreams, lineageAspects, urnOf } from './domain.js';
import { edgeOf, endsOf, findUnapproved, heldIn, type Recorded } from './ends.js';
import type { SeenWrite, SentRequest } from './faulty-fetch.js';
import { linesOf } from './lines.js';
import { othersIn } from './others.js';
import { recordedIn } from './recorded.js';
import type { Actor, RunResult } from './run-task.js';

/** Checks the promises that hold for every run, whatever disturbed it. */
export function checkRun(ran: RunResult, actor: Actor): void {
  checkNoWrites(ran);
  checkOrder(ran);
  for (const write of ran.watched.writes) {
    checkOthers(write, ran, actor);
    checkBesides(write);
    checkLosses(write, ran);
    checkCeiling(write, ran, actor);
  }
  checkOutcomes(ran, actor);
  if (ran.watched.struck === 0 && !ran.watched.raced && !ran.watched.killed) checkUndisturbed(ran);
}

/** Checks that only a run that reports an apply wrote. */
function checkNoWrites({ report, watched }: RunResult): void {
  if (report?.result.kind === 'applied') return;
  demandNone(
    watched.requests.filter(({ writes }) => writes),
    'P7',
    'wrote although nothing was applied',
  );
}

const steps = ['entities', 'edgesToAdd', 'proposals', 'edgesToRemove'] as const;

/**
 * Checks the order of the steps. Removals come last: a run that is killed has removed nothing that
 * it did not replace.
 */
function checkOrder({ watched }: RunResult): void {
  const order = watched.requests
    .filter(({ writes }) => writes)
    .map((request) => steps.indexOf(stepOf(request)));
  const back = order.findIndex((step, i) => step < (order[i - 1] ?? 0));
  demand(
    back < 0,
    'P5',
    'steps in another order than the design',
    order.map((step) => steps[step]),
  );
}

export function stepOf({ path, body }: SentRequest): (typeof steps)[number] {
  if (!path.includes('/graphql'))
    return lineageAspects.some((aspect) => body.includes(aspect)) ? 'proposals' : 'entities';
  const { edgesToRemove } = JSON.parse(body).variables.input;
  return edgesToRemove.length > 0 ? 'edgesToRemove' : 'edgesToAdd';
}

/** P2: each single write leaves others' lineage unchanged. */
function checkOthers(
  { request, before, after }: SeenWrite<Lineages>,
  { ask, watched, shown }: RunResult,
  { declared }: Actor,
): void {
  const intent = shown?.intent ?? ask.intent?.kind ?? 'sync';
  // The mutation has no condition. For the edges that it names, the server alone decides what
  // happens to a concurrent change.
  if (watched.raced && request.path.includes('/graphql')) return;
  for (const downstream of downstreams) {
    const heedsManifests = intent === 'sync' || intent === 'adopt';
    const claims = heedsManifests
      ? declaredUpstreams(declared, downstream)
      : intent === 'rollback'
        ? undoneUpstreams(shown, downstream)
        : [];
    const at = {
      declared,
      downstream,
      actor: String(shown?.target.actor),
      claims: new Set(claims),
      retyped: new Set(intent === 'rollback' ? retypedUpstreams(shown, downstream) : []),
      heedsManifests,
    };
    const wanted = othersIn(before.get(downstream), before.at(downstream), at);
    const found = othersIn(after.get(downstream), before.at(downstream), at);
    demand(isDeepStrictEqual(wanted, found), 'P2', `others' lineage of ${downstream} changed`, {
      wanted,
      found,
    });
  }
}

/** A record that an adoption put beside an item of an older list goes with its last mark. */
function checkBesides({ before, after }: SeenWrite<Lineages>): void {
  for (const name of downstreams)
    demand(
      besidesIn(after.get(name)) <= besidesIn(before.get(name)),
      'P4',
      `a record beside an older list of ${name} stays without its mark`,
    );
}

function besidesIn(aspect: Aspect | undefined): number {
  const records = edgesOf(aspect);
  return records.filter(
    (record) => isBeside(record, records) && record.properties?.['headwater'] === undefined,
  ).length;
}

function declaredUpstreams({ units }: Declared, downstream: Downstream): readonly string[] {
  return [...(units.get(downstream)?.edges.keys() ?? [])].map(urnOf);
}

function undoneUpstreams(shown: Plan | undefined, downstream: Downstream): readonly string[] {
  return (shown?.changes ?? []).flatMap((change) =>
    change.element === 'edge' && edgeOf(change).holder === urnOf(downstream)
      ? [edgeOf(change).end]
      : [],
  );
}

/** The edges whose records all get their former types back. P4 checks the types. */
function retypedUpstreams(shown: Plan | undefined, downstream: Downstream): readonly string[] {
  const writes = shown?.writes.proposals.filter(({ urn }) => urn === urnOf(downstream)) ?? [];
  const restored = new Set<string>(
    writes.flatMap((write) => write.restored.map(({ dataset }) => dataset)),
  );
  return (shown?.changes ?? []).flatMap((change) =>
    change.element === 'edge' &&
    change.kind === 'update' &&
    edgeOf(change).holder === urnOf(downstream) &&
    restored.has(edgeOf(change).end)
      ? [edgeOf(change).end]
      : [],
  );
}

/** P7: each single write stays within the approved plan. */
function checkCeiling(
  { request, before: base, between, after }: SeenWrite<Lineages>,
  { ask, shown }: RunResult,
  { declared }: Actor,
): void {
  const [approved = shown] = ask.approved ?? [];
  if (!approved) throw new Broken('P7', 'wrote before a plan was shown');
  for (const downstream of downstreams) {
    const urn = urnOf(downstream);
    // The mutation changes what it read, although another writer wrote since. `checkLosses` checks
    // what became of that write.
    const isWritten = request.body.includes(`"downstreamUrn":"${urn}"`);
    const before = isWritten ? base : (between ?? base);
    const held = {
      before: heldIn(urn, before.at(downstream), declared.stack),
      after: heldIn(
        urn,
        { aspect: after.get(downstream), schemas: before.schemas },
        declared.stack,
      ),
    };
    const intent = ask.intent?.kind === 'rollback' ? ask.intent : undefined;
    const recorded: Recorded = intent
      ? recordedIn(intent.receipt.path, urn, before.schemas)
      : new Map();
    const ends = endsOf(approved, before.schemas, urn);
    demandNone(
      findUnapproved(held, { ends, recorded }),
      'P7',
      `more than was approved of ${downstream}`,
    );
  }
}

/** Checks that an undisturbed run succeeds, or says before its first write why it does not. */
function checkUndisturbed({ report, exitCode, shown, error }: RunResult): void {
  if (error) throw new Broken('P1', `an undisturbed run ended with ${error.code}`, error.message);
  demandNone(
    (shown?.guards ?? []).filter(({ guard }) => guard === 'boundary'),
    'P2',
    'the last guard had to step in',
  );
  const kind = report?.result.kind;
  demand(kind !== 'not-permitted', 'P1', 'may not write');
  if (kind === 'applied')
    demand(exitCode === 0, 'P1', `an undisturbed apply ended with ${exitCode}`, report?.result);
}

/** Checks that after an apply that ended the catalog agrees with the manifests. */
export function checkDeclared({ before, after }: RunResult, { declared }: Actor): void {
  demandNone(
    differencesFromDeclared(declared, before, after),
    'the apply',
    'ended well, and the catalog is unlike the manifests',
  );
}

/** P5: checks that all lineage is the same, except for the order of records and for stamps. */
export function checkSame(wanted: Lineages, found: Lineages, promise: string, what: string): void {
  for (const name of downstreams) {
    const lines = { wanted: linesOf(name, wanted.at(name)), found: linesOf(name, found.at(name)) };
    demand(isDeepStrictEqual(lines.wanted, lines.found), promise, `${what}: ${name}`, lines);
  }
}
