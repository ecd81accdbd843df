import { HeadwaterError } from '../errors/headwater-error.js';
import { type AspectProposal, IN_DOUBT, type ProposedAspect } from '../model/catalog-port.js';
import { isJsonObject, type JsonObject } from '../model/json.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { asciiJson } from './ascii-json.js';
import { preconditions } from './preconditions.js';
import { isString } from './shape.js';
import type { Wire } from './wire.js';

interface Write {
  readonly urn: DatasetUrn;
  readonly aspect: ProposedAspect;
}

/**
 * Writes aspects over Rest.li, one a request, in the order given; stops at the first that fails.
 *
 * What fails first left nothing behind, and keeps its code. After that some are written, and whoever reads the code of
 * a refusal as "nothing was written" would be wrong: those become `catalog-failed`, which is settled by reading back.
 */
export async function proposeSingly(wire: Wire, proposals: readonly AspectProposal[]): Promise<void> {
  const writes = proposals.flatMap(({ urn, aspects }) => aspects.map((aspect): Write => ({ urn, aspect })));
  for (const [done, write] of writes.entries()) {
    try {
      await send(wire, write);
    } catch (error) {
      if (done === 0 || !(error instanceof HeadwaterError)) throw error;
      const { message, hint, isPassing } = error;
      throw wire.fail('catalog-failed', `${message}; ${done} of ${writes.length} aspects were written before it`, hint, isPassing);
    }
  }
}

async function send(wire: Wire, { urn, aspect }: Write): Promise<void> {
  const what = `writing ${aspect.name} of ${urn}`;
  const { json } = await wire.exchange({
    kind: 'write',
    what,
    url: `${wire.address.aspects}?action=ingestProposal`,
    // A string by the interface: as a boolean it is at the mercy of the server's coercion.
    body: JSON.stringify({ proposal: changeProposal({ urn, aspect }), async: 'false' }),
  });
  if (!isJsonObject(json) || !isString(json['value'])) throw wire.fail('catalog-failed', `the catalog did not confirm ${what}${IN_DOUBT}`);
}

function changeProposal({ urn, aspect }: Write): JsonObject {
  return {
    entityType: 'dataset',
    entityUrn: urn,
    changeType: 'UPSERT',
    aspectName: aspect.name,
    aspect: { contentType: 'application/json', value: asciiJson(aspect.value) },
    headers: preconditions(aspect),
  };
}
