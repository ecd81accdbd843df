import { compareText } from '../../errors/compare-text.js';
import { asDatasetUrn, type DatasetUrn } from '../../urn/dataset-urn.js';
import type { Privilege, PrivilegeNeed } from '../document/missing-privilege.js';
import type { LineageWrite, Writes } from '../document/plan.js';

/**
 * Any one of the listed privileges suffices. Source: `API_PRIVILEGE_MAP` in DataHub's
 * `PoliciesConfig`.
 */
export const sufficientPrivileges: Readonly<Record<Privilege, readonly string[]>> = {
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
      ({ urn, kind }): PrivilegeNeed => ({
        dataset: urn,
        privilege: kind === 'create' ? 'CREATE_ENTITY' : 'EDIT_ENTITY',
      }),
    ),
  ];
  return needs.sort(
    (a, b) => compareText(a.dataset, b.dataset) || compareText(a.privilege, b.privilege),
  );
}

/**
 * Removals by a proposal, and columns of an existing edge, need no privilege on the upstream: it
 * may not even exist any more.
 */
function proposalEnds({ urn, upstreams, restored }: LineageWrite): readonly DatasetUrn[] {
  const records = [...upstreams, ...restored].map(({ dataset }) => asDatasetUrn(dataset));
  return [urn, ...records.flatMap((one) => (one.ok ? [one.value] : []))];
}
