import type { AspectProposal, ProposedAspect } from '../../model/catalog-port.js';
import type { Json, JsonObject } from '../../model/json.js';
import { isKnownType, kinds } from '../../model/kinds.js';
import { UNKNOWN_OUTCOME } from '../../model/unknown-outcome.js';
import { urnEntityType } from '../../urn/urn.js';
import { anyObject, hasUrn, isList, shape } from '../http/shape.js';
import type { Wire } from '../http/wire.js';

/**
 * Writes aspects in one request and transaction: one stale version makes the server refuse all.
 *
 * @param proposals of entities of one type
 */
export async function proposeInBulk(
  wire: Wire,
  proposals: readonly AspectProposal[],
): Promise<void> {
  const type = urnEntityType(proposals[0]?.urn ?? '');
  const what =
    proposals.length === 1
      ? `writing ${proposals[0]?.urn}`
      : `writing ${proposals.length} ${isKnownType(type) ? kinds[type].word : 'flow'}s`;
  // Without `async=false` the bulk route queues the write and never reports a failed precondition.
  const url = `${wire.address.entities}/${type}?async=false`;
  const { json } = await wire.exchange({
    kind: 'write',
    what,
    url,
    body: `[${proposals.map(toItem).join()}]`,
  });
  const missing = findUnconfirmed(json, proposals);
  if (missing !== undefined)
    throw wire.fail(
      'catalog-failed',
      `the catalog did not confirm ${missing} after ${what}${UNKNOWN_OUTCOME}`,
    );
}

/** Writes the JSON of one entity. Its aspects are most of the text, and often written already. */
function toItem({ urn, aspects }: AspectProposal): string {
  const members = aspects.map((aspect) => {
    const { name, value, json = JSON.stringify(value) } = aspect;
    return `"${name}":{"value":${json},"headers":${JSON.stringify(preconditions(aspect))}}`;
  });
  return `{"urn":${[JSON.stringify(urn), ...members].join()}}`;
}

const isAspect = shape(anyObject);

/** Finds an aspect that the answer lacks. Servers silently drop aspects that they do not know. */
function findUnconfirmed(json: Json, proposals: readonly AspectProposal[]): string | undefined {
  const items = isList(json) ? json.filter(hasUrn) : [];
  for (const { urn, aspects } of proposals) {
    const answers: readonly JsonObject[] = items.filter((item) => item.urn === urn);
    const lost = aspects.find(({ name }) => !answers.some((answer) => isAspect(answer[name])));
    if (lost !== undefined) return `${lost.name} of ${urn}`;
  }
  return undefined;
}

/**
 * Writes the conditions of a proposal as the `headers` beside its value. The server ignores HTTP
 * headers of the same names.
 *
 * Times are ISO-8601, unlike the times of the HTTP header of the same name. Source:
 * `ConditionalWriteValidator`.
 */
export function preconditions({
  ifVersionMatch,
  ifUnmodifiedSince,
}: ProposedAspect): Readonly<Record<string, string>> {
  return {
    'If-Version-Match': ifVersionMatch,
    ...(ifUnmodifiedSince !== undefined && {
      'If-Unmodified-Since': new Date(ifUnmodifiedSince).toISOString(),
    }),
  };
}
