import type { CodeName } from '../errors/codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { AspectProposal, CatalogWriter } from '../model/catalog-port.js';
import { proposeInBulk } from './propose-in-bulk.js';
import { proposeSingly } from './propose-singly.js';
import type { Wire } from './wire.js';

/**
 * Writes aspects in bulk; where the bulk route is refused for want of privileges, one by one over Rest.li, which checks
 * others. The way that was found is remembered.
 *
 * Only a dataset that was refused alone is tried the other way: of several, one may be the cause, and on the other way
 * those before it would be written and those after it not. Who sent them together splits them.
 *
 * Sends nothing for an empty list. How much goes into a batch is for the caller to decide.
 */
export function openProposer(wire: Wire): CatalogWriter['propose'] {
  let isBulkRefused = false;
  return async (proposals) => {
    if (proposals.length === 0) return;
    if (isBulkRefused) return await proposeSingly(wire, proposals);
    const refusal = await refusalOf(wire, proposals);
    if (refusal === undefined) return;
    try {
      await proposeSingly(wire, proposals);
    } catch (error) {
      if (hasCode(error, 'catalog-not-a-catalog')) throw refusal;
      // Refused both ways it is the dataset, not the route, for which the privilege is missing.
      isBulkRefused ||= !hasCode(error, 'catalog-forbidden');
      throw error;
    }
    isBulkRefused = true;
  };
}

/** The refusal of the bulk route for want of privileges of one proposal; nothing where all was written. */
async function refusalOf(wire: Wire, proposals: readonly AspectProposal[]): Promise<unknown> {
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
