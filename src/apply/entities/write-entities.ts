import { codes } from '../../errors/codes.js';
import { groupBy } from '../../model/group-by.js';
import { kindOf } from '../../model/kinds.js';
import type { ContentReading } from '../../model/observed-state.js';
import type { EntityWrite, Plan } from '../../plan/document/plan.js';
import type { UnitOutcome } from '../../plan/document/receipt.js';
import type { Owner } from '../../plan/unit/owner.js';
import { verifyWrites } from '../engine/read-back.js';
import type { RunningApply } from '../engine/running-apply.js';
import { UnitLedger } from '../engine/unit-ledger.js';
import type { Reason } from '../engine/write-strategy.js';
import { settleUnfinished, writeUnits } from '../engine/write-units.js';
import { entityStrategy, holdsContent } from './entity-strategy.js';

/** Creates missing entities, updates entities that we created before, and reads both back. */
export async function writeEntities(
  { writes, changes }: Pick<Plan, 'writes' | 'changes'>,
  owner: Owner,
  context: RunningApply,
): Promise<readonly UnitOutcome[]> {
  const { entities } = writes;
  const planned = new Map(
    changes.flatMap((change) => (change.element === 'dataset' ? [[change.urn, change]] : [])),
  );
  const ledger = new UnitLedger('entity', entities, context.record);
  // A request holds entities of one type.
  for (const [word, own] of groupBy(entities, ({ urn }) => kindOf(urn).word))
    await writeUnits(own, entityStrategy({ ...context, owner, planned }, word), {
      ledger,
      context,
    });
  await settleUnfinished({ ledger, context });
  // Skips entities that another writer created meanwhile.
  const written = ledger.applied.filter(({ writes }) => writes > 0);
  await verifyWrites(written, ledger, async (states) => {
    const contents = await context.writer.readContents(states.map(({ unit }) => unit.urn));
    return ({ unit }) => findDoubt(unit, contents.get(unit.urn));
  });
  return ledger.outcomes;
}

function findDoubt(unit: EntityWrite, reading: ContentReading | undefined): Reason | undefined {
  if (reading && holdsContent(unit, reading)) return undefined;
  const message = `the catalog does not show the ${kindOf(unit.urn).word} as it was written`;
  return { code: codes['not-verified'].code, message };
}
