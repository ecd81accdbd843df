import { compareText } from '../../errors/compare-text.js';
import { asDatasetUrn, type DatasetUrn } from '../../urn/dataset-urn.js';
import type { LineageWrite, Writes } from '../plan.js';

export type Privilege = 'EDIT_LINEAGE' | 'EDIT_ENTITY' | 'CREATE_ENTITY';

/** A privilege that a write takes, and on what. */
export interface PrivilegeNeed {
  readonly dataset: DatasetUrn;
  readonly privilege: Privilege;
}

/** Any one of these will do. Source: `API_PRIVILEGE_MAP` in DataHub's `PoliciesConfig`. */
export const privilegesFor: Readonly<Record<Privilege, readonly string[]>> = {
  EDIT_LINEAGE: ['EDIT_LINEAGE', 'EDIT_ENTITY'],
  EDIT_ENTITY: ['EDIT_ENTITY'],
  CREATE_ENTITY: ['CREATE_ENTITY', 'EDIT_ENTITY'],
};

/**
 * What an apply has to be allowed to do, sorted: the lineage of each downstream that is written and of each upstream that
 * it gets, or loses by a mutation, and the datasets that are made or changed themselves.
 */
export function privilegeNeeds({ edgesToAdd, edgesToRemove, proposals, entities }: Writes): readonly PrivilegeNeed[] {
  const edges = [...edgesToAdd, ...edgesToRemove].flatMap(({ downstreamUrn, upstreamUrn }) => [downstreamUrn, upstreamUrn]);
  const ends = new Set([...edges, ...proposals.flatMap(endsOf)]);
  const needs = [
    ...[...ends].map((dataset): PrivilegeNeed => ({ dataset, privilege: 'EDIT_LINEAGE' })),
    ...entities.map(({ urn, kind }): PrivilegeNeed => ({ dataset: urn, privilege: kind === 'create' ? 'CREATE_ENTITY' : 'EDIT_ENTITY' })),
  ];
  return needs.sort((a, b) => compareText(a.dataset, b.dataset) || compareText(a.privilege, b.privilege));
}

/** What leaves by a proposal, and columns of an edge that is there, take nothing on the upstream: it may even be gone. */
function endsOf({ urn, upstreams, restored }: LineageWrite): readonly DatasetUrn[] {
  const records = [...upstreams, ...restored].map(({ dataset }) => asDatasetUrn(dataset));
  return [urn, ...records.flatMap((one) => (one.ok ? [one.value] : []))];
}
