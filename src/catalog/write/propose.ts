import type { CodeName } from '../../errors/codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import {
  type AspectProposal,
  type CatalogWriter,
  UNKNOWN_OUTCOME,
} from '../../model/catalog-port.js';
import type { Json, JsonObject } from '../../model/json.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { anyObject, hasUrn, isList, shape } from '../http/shape.js';
import type { Wire } from '../http/wire.js';
import { preconditions } from './preconditions.js';
import { proposeSingly } from './propose-singly.js';

/**
 * Creates the function that writes aspects.
 *
 * It writes in bulk. If the catalog refuses the bulk route because of missing privileges, it writes
 * one aspect at a time over Rest.li, which checks other privileges. It remembers the route that
 * worked.
 *
 * It tries Rest.li only for a dataset that was refused alone. If several datasets were refused, one
 * of them may be the cause: over Rest.li, the datasets before it would be written and those after
 * it would not. The caller splits such a batch.
 *
 * It sends nothing for an empty list, and for a list that names a dataset twice: DataHub 1.6 checks
 * no condition of such a dataset, and its last value wins. The caller decides the size of a batch.
 */
export function openProposer(wire: Wire): CatalogWriter['propose'] {
  let isBulkRefused = false;
  return async (proposals) => {
    if (proposals.length === 0) return;
    const repeated = findRepeated(proposals);
    if (repeated !== undefined)
      throw wire.fail(
        'catalog-rejected',
        `nothing was sent: ${repeated} is twice in one write, where the catalog checks no condition of it`,
        'write it in two requests',
      );
    if (isBulkRefused) return await proposeSingly(wire, proposals);
    const refusal = await proposeUnlessForbidden(wire, proposals);
    if (refusal === undefined) return;
    try {
      await proposeSingly(wire, proposals);
    } catch (error) {
      if (hasCode(error, 'catalog-not-a-catalog')) throw refusal;
      // After a refusal on both routes the privilege is missing for the dataset and not for the
      // route.
      isBulkRefused ||= !hasCode(error, 'catalog-forbidden');
      throw error;
    }
    isBulkRefused = true;
  };
}

function findRepeated(proposals: readonly AspectProposal[]): DatasetUrn | undefined {
  const urns = proposals.map(({ urn }) => urn);
  return urns.find((urn, i) => urns.indexOf(urn) !== i);
}

/**
 * Writes proposals in bulk. Returns the error if the catalog forbids a single proposal, and
 * undefined if all proposals were written. Throws any other error.
 */
async function proposeUnlessForbidden(
  wire: Wire,
  proposals: readonly AspectProposal[],
): Promise<unknown> {
  try {
    await proposeInBulk(wire, proposals);
    return undefined;
  } catch (error) {
    if (hasCode(error, 'catalog-forbidden') && proposals.length === 1) return error;
    throw error;
  }
}

function hasCode(error: unknown, name: CodeName): boolean {
  return error instanceof HeadwaterError && error.codeName === name;
}

/**
 * Writes aspects in one request. The request is one transaction on the server, so one stale version
 * makes the server refuse all of them.
 */
async function proposeInBulk(wire: Wire, proposals: readonly AspectProposal[]): Promise<void> {
  const what =
    proposals.length === 1
      ? `writing ${proposals[0]?.urn}`
      : `writing ${proposals.length} datasets`;
  // Without `async=false` the bulk route queues the write and never reports a failed precondition.
  const url = `${wire.address.datasets}?async=false`;
  const { json } = await wire.exchange({
    kind: 'write',
    what,
    url,
    body: JSON.stringify(proposals.map(toItem)),
  });
  const missing = findUnconfirmed(json, proposals);
  if (missing !== undefined)
    throw wire.fail(
      'catalog-failed',
      `the catalog did not confirm ${missing} after ${what}${UNKNOWN_OUTCOME}`,
    );
}

function toItem(proposal: AspectProposal): JsonObject {
  const aspects = proposal.aspects.map((aspect) => [
    aspect.name,
    { value: aspect.value, headers: preconditions(aspect) },
  ]);
  return { urn: proposal.urn, ...Object.fromEntries(aspects) };
}

const isAspect = shape(anyObject);

/**
 * Finds the first aspect that the answer does not confirm. Servers silently drop aspects that they
 * do not know, so the answer has to contain each aspect.
 */
function findUnconfirmed(json: Json, proposals: readonly AspectProposal[]): string | undefined {
  const items = isList(json) ? json.filter(hasUrn) : [];
  for (const { urn, aspects } of proposals) {
    const answers: readonly JsonObject[] = items.filter((item) => item.urn === urn);
    const lost = aspects.find(({ name }) => !answers.some((answer) => isAspect(answer[name])));
    if (lost !== undefined) return `${lost.name} of ${urn}`;
  }
  return undefined;
}
