import { isUpdateLineageAtomic } from '../../shared/dialect.js';
import type { Steps } from '../../shared/steps.js';
import type { StoredAspect } from '../../store/aspect-store.js';
import { stepsInTurn } from '../../turns/in-turn.js';
import type { MutationScope } from '../request-scope.js';
import type { EdgeEdit } from './edit-edges.js';
import type { LineageStorage } from './lineage-storage.js';

interface Rewrite extends Pick<LineageStorage, 'aspectName' | 'edit'> {
  readonly read: () => Steps<StoredAspect | undefined>;
}

/**
 * Reads an aspect, changes it and writes it. If the dialect has no transaction around that, writes of
 * others between the read and the write are undone. The write itself is always a transaction.
 */
export async function rewriteAspect(
  change: Omit<EdgeEdit, 'stamp'>,
  { aspectName, edit, read }: Rewrite,
  { writes, dialect, turn, updateLineageWindow, actor, clock }: MutationScope,
): Promise<void> {
  function* write(stored: StoredAspect | undefined): Steps<void> {
    const time = clock();
    yield;
    const value = edit(stored?.value, { ...change, stamp: { time, actor } });
    yield* writes.writeInSteps([{ urn: change.entity, name: aspectName, value }], { actor, time });
  }
  if (isUpdateLineageAtomic(dialect)) {
    await writes.transactionInTurns(function* () {
      yield* write(yield* read());
    });
    return;
  }
  const stored = await stepsInTurn(read(), turn);
  await updateLineageWindow();
  await writes.transactionInTurns(() => write(stored));
}
