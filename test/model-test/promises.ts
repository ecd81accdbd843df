import { isDeepStrictEqual } from 'node:util';
import type { Plan } from '../../src/plan/plan.js';
import { unlikeDeclared } from './after-sync.js';
import { Broken, demand, none } from './broken.js';
import type { Lineages } from './catalog.js';
import { checkOutcomes } from './check-outcomes.js';
import type { Declared } from './declared.js';
import { type Downstream, downstreams, urnOf } from './domain.js';
import { beyond, endsOf, heldIn, type Recorded } from './ends.js';
import { linesOf } from './lines.js';
import { othersIn } from './others.js';
import { recordedIn } from './recorded.js';
import type { Actor, Ran } from './run-task.js';
import type { SeenWrite, SentRequest } from './tap.js';

/** Whatever befell a run, holds of it what has to hold of any. */
export function checkRun(ran: Ran, actor: Actor): void {
  checkSilence(ran);
  checkOrder(ran);
  for (const write of ran.watched.writes) {
    checkOthers(write, ran, actor);
    checkCeiling(write, ran, actor);
  }
  checkOutcomes(ran, actor);
  if (ran.watched.struck === 0 && !ran.watched.raced && !ran.watched.killed) checkFair(ran);
}

/** Only what is reported as applied wrote. */
function checkSilence({ report, watched }: Ran): void {
  if (report?.result.kind === 'applied') return;
  none(
    watched.requests.filter(({ writes }) => writes),
    'P7',
    'wrote although nothing was applied',
  );
}

const steps = ['entities', 'edgesToAdd', 'proposals', 'edgesToRemove'] as const;

/** What leaves by itself leaves last: a run that is cut off has taken nothing away that it did not replace. */
function checkOrder({ watched }: Ran): void {
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
    return body.includes('upstreamLineage') ? 'proposals' : 'entities';
  const { edgesToRemove } = JSON.parse(body).variables.input;
  return edgesToRemove.length > 0 ? 'edgesToRemove' : 'edgesToAdd';
}

/** P2, at each single write. */
function checkOthers(
  { request, before, after }: SeenWrite<Lineages>,
  { ask, watched, shown }: Ran,
  { declared }: Actor,
): void {
  const intent = shown?.intent ?? ask.intent?.kind ?? 'sync';
  // The mutation has no condition: of the edges that it names it is as strong as the server makes it.
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

function declaredUpstreams({ units }: Declared, downstream: Downstream): readonly string[] {
  return [...(units.get(downstream)?.edges.keys() ?? [])].map(urnOf);
}

function undoneUpstreams(shown: Plan | undefined, downstream: Downstream): readonly string[] {
  return (shown?.changes ?? []).flatMap((change) =>
    change.element === 'edge' && change.downstream === urnOf(downstream) ? [change.upstream] : [],
  );
}

/** P7, at each single write. */
function checkCeiling(
  { before, after }: SeenWrite<Lineages>,
  { ask, shown }: Ran,
  { declared }: Actor,
): void {
  const [approved = shown] = ask.approved ?? [];
  if (!approved) throw new Broken('P7', 'wrote before a plan was shown');
  for (const downstream of downstreams) {
    const urn = urnOf(downstream);
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
    none(beyond(held, { ends, recorded }), 'P7', `more than was approved of ${downstream}`);
  }
}

/** A run that nothing and nobody disturbed ends well, or says before its first write why not. */
function checkFair({ report, exitCode, shown, error }: Ran): void {
  if (error) throw new Broken('P1', `an undisturbed run ended with ${error.code}`, error.message);
  none(
    (shown?.guards ?? []).filter(({ guard }) => guard === 'boundary'),
    'P2',
    'the last guard had to step in',
  );
  const kind = report?.result.kind;
  demand(kind !== 'not-permitted', 'P1', 'may not write');
  if (kind === 'applied')
    demand(exitCode === 0, 'P1', `an undisturbed apply ended with ${exitCode}`, report?.result);
}

/** Holds of an apply that came to its end: the manifests are what there is. */
export function checkDeclared({ before, after }: Ran, { declared }: Actor): void {
  none(
    unlikeDeclared(declared, before, after),
    'the apply',
    'ended well, and the catalog is unlike the manifests',
  );
}

/** P5: all that there is, the order of records and stamps aside. */
export function checkSame(wanted: Lineages, found: Lineages, promise: string, what: string): void {
  for (const name of downstreams) {
    const lines = { wanted: linesOf(name, wanted.at(name)), found: linesOf(name, found.at(name)) };
    demand(isDeepStrictEqual(lines.wanted, lines.found), promise, `${what}: ${name}`, lines);
  }
}
