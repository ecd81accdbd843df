import { readFileSync } from 'node:fs';
import { readReceipt } from '../../src/files/read-receipt.js';
import type { ReceiptEvent } from '../../src/plan/document/receipt.js';
import type { AspectView } from './aspect-view.js';
import { heldIn, type Recorded } from './ends.js';

/** Reads the records of one downstream from the receipt of an apply, whole or cut off. */
export function recordedIn(path: string, urn: string, schemas: AspectView['schemas']): Recorded {
  const read = readReceipt(readFileSync(path, 'utf8'));
  const events = (read.ok
    ? read.value.document['events']
    : []) as unknown as readonly ReceiptEvent[];
  const befores = events.flatMap((event) =>
    event.event === 'before' && event.unit === 'lineage' && event.urn === urn ? [event] : [],
  );
  const aspect = (befores.at(-1)?.upstreamLineage ?? undefined) as AspectView['aspect'];
  return new Map(
    [...heldIn(urn, { aspect, schemas }, '')].map(([key, { values }]) => [key, values]),
  );
}
