import { isUpdateLineageAtomic } from '../../shared/dialect.js';
import type { StoredAspect } from '../../store/aspect-store.js';
import type { MutationScope } from '../mutation-scope.js';
import type { EdgeEdit } from './edit-edges.js';
import type { LineageStorage } from './lineage-storage.js';

interface Rewrite extends Pick<LineageStorage, 'aspectName' | 'edit'> {
  readonly read: () => StoredAspect | undefined;
}

/**
 * Reads an aspect, changes it and writes it. If the dialect has no transaction around that, writes of
 * others between the read and the write are undone. The write itself is always a transaction.
 */
export async function rewriteAspect(
  change: Omit<EdgeEdit, 'stamp'>,
  { aspectName, edit, read }: Rewrite,
  { writes, dialect, updateLineageWindow, actor, clock }: MutationScope,
): Promise<void> {
  const write = (stored: StoredAspect | undefined): void => {
    const stamp = { time: clock(), actor };
    writes.write(change.entity, { [aspectName]: edit(stored?.value, { ...change, stamp }) });
  };
  if (isUpdateLineageAtomic(dialect)) {
    writes.transaction(() => write(read()));
    return;
  }
  const stored = read();
  await updateLineageWindow();
  write(stored);
}
