import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppContext } from '../http/server-context.js';
import { readAnswerFlags } from '../parameters/query-values.js';
import { stringifyTyped } from '../shared/stringify-typed.js';
import type { AnyProposal } from '../write/proposal.js';
import { type EntityForm, entityFormV3 } from './entity-form.js';
import { itemsByType, readByType } from './generic-items.js';
import { writtenItems } from './openapi-items.js';
import { readPatchItems } from './read-entity-items.js';

export interface BulkWrite {
  readonly channel: 'bulk' | 'bulk-patch';
  /** True if the body holds entities of several types, see `generic-items.ts`. */
  readonly isGeneric: boolean;
  /** Default: version 3. */
  readonly form?: EntityForm;
}

/** Creates the handler of a bulk write: of values, or of patches. */
export function bulkWrite(
  context: RestContext,
  { channel, isGeneric, form = entityFormV3 }: BulkWrite,
): (c: AppContext) => Promise<Response> {
  const readItems = channel === 'bulk' ? form.readEntities : readPatchItems;
  return async (c) => {
    c.set('write', true);
    const { isAsync, withMetadata } = readAnswerFlags(c.req, true);
    const body = await readJsonBody(c.req.raw);
    const turn = context.turns.beginWrite();
    const proposals: AnyProposal[] = [];
    for (const [, items] of isGeneric ? readByType(body) : [['', body] as const])
      proposals.push(...(await readItems(items, turn, context.dialect)));
    const written = context.writerFor(c, channel, isAsync).write(proposals);
    // The catalog checks and stores an async write before the answer too. Only the status differs,
    // and the answer to an async patch has no body.
    if (isAsync && channel === 'bulk-patch') return c.body(null, 202);
    const items = isGeneric
      ? itemsByType(written, proposals, withMetadata)
      : writtenItems(written, withMetadata, isAsync ? form.toAccepted : form.toWritten);
    // The answer repeats what the client sent plain, so to compress it is not worth the time.
    const status = isAsync ? 202 : 200;
    return c.body(stringifyTyped(items), status, { 'Content-Type': 'application/json' });
  };
}
