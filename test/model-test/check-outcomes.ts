import { isDeepStrictEqual } from 'node:util';
import { codes } from '../../src/errors/codes.js';
import type { UnitOutcome } from '../../src/plan/document/receipt.js';
import { demand, demandNone } from './broken.js';
import type { Lineages } from './catalog.js';
import { type Downstream, downstreams, urnOf } from './domain.js';
import { edgeOf, endsOf, findUnmet, heldIn } from './ends.js';
import { linesOf } from './lines.js';
import type { Actor, RunResult } from './run-task.js';

/** Checks that the reported outcome of each unit agrees with the catalog. */
export function checkOutcomes(ran: RunResult, actor: Actor): void {
  const { report, watched, exitCode } = ran;
  if (report?.result.kind !== 'applied' || watched.killed) return;
  const { outcomes } = report.result;
  demand(
    exitCode !== 0 || outcomes.every(({ outcome }) => outcome === 'applied'),
    'the receipt',
    'exit 0, and not all applied',
    outcomes,
  );
  for (const outcome of outcomes.filter(({ unit }) => unit === 'lineage')) {
    checkPossible(outcome, ran);
    if (!watched.raced) checkAgainstCatalog(outcome, ran, actor);
  }
}

/** Checks that an outcome is possible, given the requests of the run. */
function checkPossible(
  { urn, outcome, code }: UnitOutcome,
  { watched: { requests, raced, struck } }: RunResult,
): void {
  const reached = requests.some(
    ({ body, reached: status }) => status === 200 && body.includes(urn),
  );
  // Our write got no answer and another writer came between: either of the two can have changed
  // others' lineage. Or another writer made the same change first, so nothing is left to write. The
  // unit is read back all the same, and a fault can spoil that reading.
  const undecided = struck > 0 && raced;
  demand(
    outcome !== 'unverified' || reached || undecided,
    'the receipt',
    `${urn} unverified, and no write of it was taken`,
  );
  demand(outcome !== 'unknown' || struck > 0, 'the receipt', `${urn} unknown without any fault`);
  demand(
    !raced || struck > 0 || code !== codes['catalog-stale'].code,
    'P2',
    `${urn} given up over one faster writer`,
  );
}

function checkAgainstCatalog(
  { urn, outcome }: UnitOutcome,
  { shown, before, after, exitCode }: RunResult,
  { declared }: Actor,
): void {
  const name = downstreams.find((one) => urnOf(one) === urn) as Downstream;
  const missingIn = (lineages: Lineages) =>
    shown
      ? findUnmet(
          endsOf(shown, lineages.schemas, urn),
          heldIn(urn, lineages.at(name), declared.stack),
        )
      : [];
  const missing = missingIn(after);
  if (outcome === 'applied') demandNone(missing, 'the receipt', `${name} is called applied`);
  if (outcome !== 'failed') return;
  const isSeen = shown?.changes.some(
    (change) =>
      change.element !== 'dataset' &&
      edgeOf(change).holder === urn &&
      change.reason !== 'mark-outdated',
  );
  // An outdated mark names elements that are gone. Its update changes no element. If another writer's
  // record had the approved values before the run, they prove nothing.
  demand(
    !isSeen || missing.length > 0 || missingIn(before).length === 0,
    'the receipt',
    `${name} is called failed, and all of it is there`,
  );
  const same = isDeepStrictEqual(linesOf(name, before.at(name)), linesOf(name, after.at(name)));
  demand(
    exitCode !== 1 || same,
    'the receipt',
    `${name} changed although the exit code says that nothing was written`,
  );
}
