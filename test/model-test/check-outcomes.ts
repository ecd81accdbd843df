import { isDeepStrictEqual } from 'node:util';
import { codes } from '../../src/errors/codes.js';
import type { UnitOutcome } from '../../src/plan/receipt.js';
import { demand, none } from './broken.js';
import { type Downstream, downstreams, urnOf } from './domain.js';
import { endsOf, heldIn, unmet } from './ends.js';
import { linesOf } from './lines.js';
import type { Actor, Ran } from './run-task.js';

/** What is said of each unit is what the catalog holds. */
export function checkOutcomes(ran: Ran, actor: Actor): void {
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
    checkLikely(outcome, ran);
    if (!watched.raced) checkTrue(outcome, ran, actor);
  }
}

/** Whether it can be so at all, by what went over the wire. */
function checkLikely(
  { urn, outcome, code }: UnitOutcome,
  { watched: { requests, raced, struck } }: Ran,
): void {
  const reached = requests.some(
    ({ body, reached: status }) => status === 200 && body.includes(urn),
  );
  // Where our write got no answer and another writer came between, nobody can tell which of the two changed others' lineage.
  const undecided = struck > 0 && raced && code === codes['others-changed'].code;
  // Somebody who was faster with the very same leaves nothing to be written.
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

function checkTrue(
  { urn, outcome }: UnitOutcome,
  { shown, before, after, exitCode }: Ran,
  { declared }: Actor,
): void {
  const name = downstreams.find((one) => urnOf(one) === urn) as Downstream;
  const missing = shown
    ? unmet(endsOf(shown, after.schemas, urn), heldIn(urn, after.at(name), declared.stack))
    : [];
  if (outcome === 'applied') none(missing, 'the receipt', `${name} is called applied`);
  if (outcome !== 'failed') return;
  const isSeen = shown?.changes.some(
    (change) =>
      change.element !== 'dataset' &&
      change.downstream === urn &&
      change.reason !== 'mark-outdated',
  );
  // That a mark names what is gone changes nothing of what is there.
  demand(
    !isSeen || missing.length > 0,
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
