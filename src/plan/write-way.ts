import type { GrantedPrivileges, WriteSupport } from '../model/catalog-port.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import type { Writes, WriteWay } from './document/plan.js';

/** The setting `writes`. `auto` chooses the way by the catalog and by the rights of the token. */
export type WriteSetting = 'auto' | WriteWay['route'];

/** The way for an unknown catalog, which counts as DataHub. */
export const CONDITIONAL_WAY: WriteWay = {
  route: 'proposals',
  why: 'conditions',
  isAtomic: false,
  refused: [],
};

/**
 * Chooses the way of the writes.
 *
 * Conditional proposals can never undo a concurrent write. So plain edges go by the mutation only
 * if the mutation cannot undo one either, if conditions have no effect, or if a person wants it.
 */
export function chooseWay(
  setting: WriteSetting,
  { atomicMutation: isAtomic, conditions }: WriteSupport,
): WriteWay {
  const common = { isAtomic, refused: [] };
  if (setting !== 'auto') return { ...common, route: setting, why: 'setting' };
  if (isAtomic) return { ...common, route: 'mutations', why: 'atomic-mutation' };
  return conditions
    ? { ...common, route: 'proposals', why: 'conditions' }
    : { ...common, route: 'mutations', why: 'no-conditions' };
}

/** DataHub requires it for a proposal of lineage. The dialect of the interface spec does not. */
const PROPOSAL_PRIVILEGE = 'EDIT_ENTITY';

/**
 * Lists the downstreams whose proposals the catalog would refuse, as far as it reports privileges.
 * In the order of the writes.
 */
export function refusedProposals(
  { proposals }: Pick<Writes, 'proposals'>,
  { granted }: Pick<GrantedPrivileges, 'granted'>,
): readonly EntityUrn[] {
  return proposals
    .map(({ urn }) => urn)
    .filter((urn) => granted.get(urn)?.has(PROPOSAL_PRIVILEGE) === false);
}

/** Returns the route of the plain edges of one downstream. */
export function routeOf(
  { route, why, refused }: WriteWay,
  downstream: EntityUrn,
): WriteWay['route'] {
  // A setting forces its way, even if the catalog then refuses the write.
  return why === 'conditions' && refused.includes(downstream) ? 'mutations' : route;
}
