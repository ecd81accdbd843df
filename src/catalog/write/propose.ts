import type { CodeName } from '../../errors/codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { AspectProposal, CatalogWriter } from '../../model/catalog-port.js';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { MISSING_PRIVILEGE } from '../http/refusal.js';
import { list, literal, object, shape } from '../http/shape.js';
import type { Wire } from '../http/wire.js';
import { proposeInBulk } from './propose-in-bulk.js';
import { proposeSingly } from './propose-singly.js';

/**
 * Creates the function that writes aspects.
 *
 * It writes in bulk. If the catalog refuses the bulk route because of missing privileges, it writes
 * one aspect at a time over Rest.li, which checks other privileges. It remembers the route that
 * worked.
 *
 * It tries Rest.li only for a dataset that was refused alone. If several datasets were refused, one
 * of them may be the cause: Rest.li would write the datasets before it, and not the datasets after
 * it. The caller splits such a batch.
 *
 * It sends nothing for an empty list, and refuses a list that names a dataset twice: DataHub 1.6
 * checks no condition of such a dataset, and its last value wins. The caller decides the size of a
 * batch.
 */
export function openProposer(wire: Wire): CatalogWriter['propose'] {
  const write = openRoutes(wire);
  return async (proposals) => {
    const [only] = proposals;
    if (only === undefined) return;
    const repeated = findRepeated(proposals);
    if (repeated !== undefined)
      throw wire.fail(
        'catalog-rejected',
        `nothing was sent: ${repeated} is twice in one write, where the catalog checks no condition of it`,
        'write it in two requests',
      );
    try {
      await write(proposals);
    } catch (error) {
      throw proposals.length === 1 ? nameMissingPrivilege(wire, only, error) : error;
    }
  };
}

/** Writes proposals by the route that the privileges of the user allow. */
function openRoutes(wire: Wire): CatalogWriter['propose'] {
  let isBulkRefused = false;
  return async (proposals) => {
    if (isBulkRefused) return await proposeSingly(wire, proposals);
    const refusal = await refusalOf(proposeInBulk(wire, proposals));
    if (refusal === undefined) return;
    if (proposals.length > 1) throw refusal;
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

/**
 * Adds to a refusal the privilege that DataHub requires for a proposal. The right to edit lineage
 * alone is enough only for the mutation `updateLineage`.
 */
function nameMissingPrivilege(
  wire: Wire,
  { urn, aspects }: AspectProposal,
  error: unknown,
): unknown {
  // A gateway refuses with another hint, and for other reasons.
  if (!hasCode(error, 'catalog-forbidden') || error.hint !== MISSING_PRIVILEGE) return error;
  const isPlain = aspects.every(
    ({ name, value }) => name === 'upstreamLineage' && hasEdgesAlone(value),
  );
  const way = isPlain ? ', or set "writes: mutations", which writes edges alone' : '';
  return wire.fail(
    'catalog-forbidden',
    `${error.message}; the write needs the privilege "Edit Entity" on ${urn}`,
    `have an administrator of the catalog grant "Edit Entity" on it to the user of the token${way}`,
  );
}

/** Matches lineage that consists of what the mutation can write. */
const hasEdgesAlone = shape(
  object(
    { upstreams: list(object({ type: literal('TRANSFORMED') })) },
    { fineGrainedLineages: list<JsonObject>({ accepts: () => false }) },
  ),
);

function findRepeated(proposals: readonly AspectProposal[]): Urn | undefined {
  const urns = proposals.map(({ urn }) => urn);
  return urns.find((urn, i) => urns.indexOf(urn) !== i);
}

/** Returns the error of a forbidden write, and undefined for a write that succeeded. */
async function refusalOf(writing: Promise<void>): Promise<HeadwaterError | undefined> {
  try {
    await writing;
    return undefined;
  } catch (error) {
    if (hasCode(error, 'catalog-forbidden')) return error;
    throw error;
  }
}

function hasCode(error: unknown, name: CodeName): error is HeadwaterError {
  return error instanceof HeadwaterError && error.codeName === name;
}
