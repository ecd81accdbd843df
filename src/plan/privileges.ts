import { compareText } from '../errors/compare-text.js';
import { type Finding, finding, sortByCode } from '../errors/finding.js';
import type { GrantedPrivileges } from '../model/catalog-port.js';
import { type EdgeEnd, endUrn } from '../model/edge-end.js';
import { asEntityUrn, type EntityUrn } from '../urn/entity-urn.js';
import { type AddressBook, describeDataset } from './document/address-book.js';
import type {
  LineageWrite,
  MissingPrivilege,
  Plan,
  Privilege,
  PrivilegeNeed,
  Writes,
} from './document/plan.js';
import { routeOf } from './write-way.js';

/**
 * Any one of the listed privileges suffices. Source: `API_PRIVILEGE_MAP` in DataHub's
 * `PoliciesConfig`.
 */
const sufficientPrivileges: Readonly<Record<Privilege, readonly string[]>> = {
  EDIT_LINEAGE: ['EDIT_LINEAGE', 'EDIT_ENTITY'],
  EDIT_ENTITY: ['EDIT_ENTITY'],
  CREATE_ENTITY: ['CREATE_ENTITY', 'EDIT_ENTITY'],
};

/**
 * Lists the privileges that an apply needs, sorted: lineage of each written downstream, of each
 * upstream that it gains or that a mutation removes, and the datasets that are created or updated
 * themselves.
 */
export function privilegeNeeds({
  edgesToAdd,
  edgesToRemove,
  proposals,
  entities,
}: Writes): readonly PrivilegeNeed[] {
  const edges = [...edgesToAdd, ...edgesToRemove].flatMap(({ downstreamUrn, upstreamUrn }) => [
    downstreamUrn,
    upstreamUrn,
  ]);
  const ends = new Set([...edges, ...proposals.flatMap(proposalEnds)]);
  const needs = [
    ...[...ends].map((dataset): PrivilegeNeed => ({ dataset, privilege: 'EDIT_LINEAGE' })),
    ...entities.map(
      ({ urn, kind, exists }): PrivilegeNeed => ({
        dataset: urn,
        privilege: kind === 'create' && !exists ? 'CREATE_ENTITY' : 'EDIT_ENTITY',
      }),
    ),
  ];
  return needs.sort(
    (a, b) => compareText(a.dataset, b.dataset) || compareText(a.privilege, b.privilege),
  );
}

/**
 * Removals by a proposal, and columns of an existing edge, need no privilege on the upstream. The
 * upstream may not even exist any more.
 */
function proposalEnds({ urn, upstreams, restored }: LineageWrite): readonly EntityUrn[] {
  const records = [...upstreams, ...restored].map(({ dataset }) =>
    asEntityUrn(endUrn(dataset as EdgeEnd)),
  );
  return [urn, ...records.flatMap((one) => (one.ok ? [one.value] : []))];
}

/**
 * Selects the needs that the catalog reports as not granted. A need that the catalog does not
 * report on is not missing.
 */
export function missingPrivileges(
  needs: readonly PrivilegeNeed[],
  granted: GrantedPrivileges,
  book: AddressBook,
): readonly MissingPrivilege[] {
  return needs
    .filter((need) => isGranted(need, granted) === false)
    .map((need) => ({
      ...need,
      address: book(need.dataset),
      anyOf: sufficientPrivileges[need.privilege],
    }));
}

function isGranted(
  { dataset, privilege }: PrivilegeNeed,
  { lineage, granted }: GrantedPrivileges,
): boolean | undefined {
  if (privilege === 'EDIT_LINEAGE') return lineage.get(dataset);
  const names = granted.get(dataset);
  return names && sufficientPrivileges[privilege].some((name) => names.has(name));
}

/**
 * Adds warnings about missing privileges to a plan. They are not errors: users often make plans
 * with a read-only token.
 */
export function addMissingPrivileges(
  plan: Plan,
  missing: readonly MissingPrivilege[],
  book: AddressBook,
): Plan {
  const refused = (plan.way?.refused ?? []).map((urn) => refusedFinding(urn, plan, book(urn)));
  const found = [...missing.map((one) => missingFinding(one, plan)), ...refused];
  if (found.length === 0) return plan;
  return { ...plan, findings: sortByCode([...plan.findings, ...found]) };
}

const verbs: Readonly<Record<PrivilegeNeed['privilege'], string>> = {
  EDIT_LINEAGE: 'edit the lineage of',
  EDIT_ENTITY: 'change',
  CREATE_ENTITY: 'create',
};

function missingFinding(
  { dataset, privilege, address, anyOf }: MissingPrivilege,
  { target }: Plan,
): Finding {
  const message = `${target.actor} may not ${verbs[privilege]} "${address}" (${describeDataset(dataset)}): an apply needs ${anyOf.join(' or ')}`;
  return finding('privilege-missing', { message, about: [address] });
}

/**
 * Warns about a downstream whose proposals the catalog refuses. The apply need not stop: the
 * mutation may write the edges, and some catalogs do not check this privilege.
 */
function refusedFinding(
  dataset: EntityUrn,
  { target, way, writes }: Plan,
  address: string,
): Finding {
  const goesByMutation =
    way != null &&
    routeOf(way, dataset) === 'mutations' &&
    [...writes.edgesToAdd, ...writes.edgesToRemove].some((edge) => edge.downstreamUrn === dataset);
  const effect = goesByMutation
    ? 'so updateLineage writes its edges, which can undo concurrent writes, and their marks may be refused'
    : 'so the catalog may refuse its proposal';
  return finding('privilege-missing', {
    message: `${target.actor} lacks EDIT_ENTITY on "${address}" (${describeDataset(dataset)}), ${effect}`,
    about: [address],
  });
}
