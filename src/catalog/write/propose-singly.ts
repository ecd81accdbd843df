import { HeadwaterError } from '../../errors/headwater-error.js';
import type { AspectProposal, ProposedAspect } from '../../model/catalog-port.js';
import type { JsonObject } from '../../model/json.js';
import { UNKNOWN_OUTCOME } from '../../model/unknown-outcome.js';
import { urnEntityType } from '../../urn/urn.js';
import { object, shape, text } from '../http/shape.js';
import type { Wire } from '../http/wire.js';
import { preconditions } from './propose-in-bulk.js';

/** One aspect to write. */
interface AspectWrite {
  readonly urn: AspectProposal['urn'];
  readonly aspect: ProposedAspect;
}

/**
 * Writes aspects over Rest.li, one per request, in the given order. Stops at the first failure.
 *
 * If the first aspect fails, nothing was written and the error keeps its code. If a later aspect
 * fails, some aspects are already written. A refusal code would then wrongly state that nothing was
 * written. Such an error becomes `catalog-failed`, which the caller reconciles by reading back.
 */
export async function proposeSingly(
  wire: Wire,
  proposals: readonly AspectProposal[],
): Promise<void> {
  const writes = proposals.flatMap(({ urn, aspects }) =>
    aspects.map((aspect): AspectWrite => ({ urn, aspect })),
  );
  for (const [done, write] of writes.entries()) {
    try {
      await send(wire, write);
    } catch (error) {
      if (done === 0 || !(error instanceof HeadwaterError)) throw error;
      const { message, hint, isPassing } = error;
      throw wire.fail(
        'catalog-failed',
        `${message}; ${done} of ${writes.length} aspects were written before it`,
        hint,
        isPassing,
      );
    }
  }
}

const isConfirmation = shape(object({ value: text }));

async function send(wire: Wire, { urn, aspect }: AspectWrite): Promise<void> {
  const what = `writing ${aspect.name} of ${urn}`;
  const { json } = await wire.exchange({
    kind: 'write',
    what,
    url: `${wire.address.aspects}?action=ingestProposal`,
    // The interface declares a string. A boolean would depend on the coercion of the server.
    body: JSON.stringify({ proposal: toChangeProposal({ urn, aspect }), async: 'false' }),
  });
  if (!isConfirmation(json))
    throw wire.fail('catalog-failed', `the catalog did not confirm ${what}${UNKNOWN_OUTCOME}`);
}

function toChangeProposal({ urn, aspect }: AspectWrite): JsonObject {
  return {
    entityType: urnEntityType(urn),
    entityUrn: urn,
    changeType: 'UPSERT',
    aspectName: aspect.name,
    aspect: { contentType: 'application/json', value: toAsciiJson(aspect.value) },
    headers: preconditions(aspect),
  };
}

/**
 * Writes an aspect as Rest.li takes it inside a proposal.
 *
 * The JSON text is ASCII only, because its type is a list of bytes. Leaves out keys whose value is
 * null, because the models of Rest.li refuse null for an optional field.
 */
export function toAsciiJson(value: JsonObject): string {
  return JSON.stringify(value, (_key, member) => (member === null ? undefined : member)).replaceAll(
    /[^\0-\x7f]/g,
    escapeUnit,
  );
}

/** The pattern has no flag `u`, so that each half of a surrogate pair is escaped, as JSON does. */
function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
