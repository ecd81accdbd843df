import { type AspectProposal, IN_DOUBT } from '../model/catalog-port.js';
import { isJsonObject, type Json, type JsonObject } from '../model/json.js';
import { preconditions } from './preconditions.js';
import type { Wire } from './wire.js';

/** Writes aspects in one request: one transaction on the server, so that one stale version refuses them all. */
export async function proposeInBulk(wire: Wire, proposals: readonly AspectProposal[]): Promise<void> {
  const what = proposals.length === 1 ? `writing ${proposals[0]?.urn}` : `writing ${proposals.length} datasets`;
  // Without `async=false` the bulk route queues, and a failed precondition is never heard of.
  const url = `${wire.address.datasets}?async=false`;
  const { json } = await wire.exchange({ kind: 'write', what, url, body: JSON.stringify(proposals.map(writeItem)) });
  const missing = unconfirmed(json, proposals);
  if (missing !== undefined) throw wire.fail('catalog-failed', `the catalog did not confirm ${missing} after ${what}${IN_DOUBT}`);
}

function writeItem(proposal: AspectProposal): JsonObject {
  const aspects = proposal.aspects.map((aspect) => [aspect.name, { value: aspect.value, headers: preconditions(aspect) }]);
  return { urn: proposal.urn, ...Object.fromEntries(aspects) };
}

/** Servers drop aspects that they do not know without a word, so each has to come back. Names the first that did not. */
function unconfirmed(json: Json, proposals: readonly AspectProposal[]): string | undefined {
  const items: readonly Json[] = Array.isArray(json) ? json : [];
  for (const { urn, aspects } of proposals) {
    const answers = items.filter((item): item is JsonObject => isJsonObject(item) && item['urn'] === urn);
    const lost = aspects.find(({ name }) => !answers.some((answer) => isJsonObject(answer[name])));
    if (lost !== undefined) return `${lost.name} of ${urn}`;
  }
  return undefined;
}
