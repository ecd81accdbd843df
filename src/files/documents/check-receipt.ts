import receiptSchema from '../../../schemas/receipt.schema.json' with { type: 'json' };
import { ok, problem, type Result } from '../../errors/result.js';
import type { JsonObject } from '../../model/json.js';
import { kindOf } from '../../model/kinds.js';
import { changedDataset, type LineageChange } from '../../plan/document/change.js';
import type { Receipt } from '../../plan/document/receipt.js';
import { restoreReceipt, type StoredReceipt } from '../../plan/document/stored-receipt.js';
import { isColumnOf } from '../../urn/schema-field-urn.js';
import { documentSchema } from './document-schema.js';
import { receipt, receiptOfOtherVersion } from './generated-validators.js';

const checkShape = documentSchema<StoredReceipt>({
  noun: 'receipt',
  versions: receiptSchema.properties.formatVersion.enum,
  matches: receipt,
  matchesOther: receiptOfOtherVersion,
});

/** A receipt that was checked. */
export interface CheckedReceipt {
  readonly receipt: Receipt;
  /** The receipt as its file holds it. */
  readonly stored: StoredReceipt;
}

/**
 * Checks that a document is a receipt of a format that this version reads. Its content is trusted
 * as far as a manifest is: a user who can edit the receipt can edit manifests as well, and its undo
 * is shown and approved like every other plan.
 *
 * Fails with a predicate; the file's name is the subject of the sentence.
 */
export function checkReceipt(document: JsonObject): Result<CheckedReceipt> {
  const shape = checkShape(document);
  if (!shape.ok) return shape;
  const restored = restoreReceipt(shape.value);
  if (!restored.ok) return problem(`is not a receipt: ${restored.problem}`);
  const stray = findStrayChange(restored.value);
  if (stray !== undefined) return problem(`is not a receipt: ${stray}`);
  return ok({ receipt: restored.value, stored: shape.value });
}

/**
 * Finds a change whose holder is not its event's, or whose columns are not of its datasets. An
 * undo decides by the datasets and writes the columns, so both must agree.
 */
function findStrayChange({ events }: Receipt): string | undefined {
  for (const [i, event] of events.entries()) {
    if (event.event !== 'before' || event.unit !== 'lineage') continue;
    const stray = event.changes.findIndex(
      (change) => changedDataset(change) !== event.urn || !hasOwnColumns(change),
    );
    if (stray !== -1) return `/events/${i}/changes/${stray} is about other datasets than it names`;
  }
  return undefined;
}

function hasOwnColumns(change: LineageChange): boolean {
  if (change.element === 'edge') return true;
  const { downstream, upstream, downstreamField, upstreamField } = change;
  const isOwn = isColumnOf(downstreamField, downstream) || kindOf(downstream).columns === 'between';
  return isOwn && isColumnOf(upstreamField, upstream);
}
