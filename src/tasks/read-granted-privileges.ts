import type { GrantedPrivileges } from '../model/privileges.js';
import type { Privilege } from '../plan/document/missing-privilege.js';
import type { Plan } from '../plan/document/plan.js';
import { privilegeNeeds } from '../plan/privileges/privilege-needs.js';
import type { CatalogAccess } from './catalog-access.js';
import type { Stack } from './read-stack.js';
import type { StackRequest } from './stack-request.js';
import { withCatalogReader } from './with-catalog-reader.js';

export interface PrivilegesRequest extends Pick<StackRequest, 'note' | 'signal'> {
  readonly catalog: CatalogAccess;
  /** False to ask nothing. Default: true. */
  readonly privileges?: boolean | undefined;
}

const NO_ANSWER: GrantedPrivileges = { lineage: new Map(), granted: new Map() };

/**
 * Reads which of the privileges that an apply of this plan needs are granted. Asks nothing for a
 * plan without writes.
 */
export async function readGrantedPrivileges(
  { writes, target }: Plan,
  stack: Stack,
  request: PrivilegesRequest,
): Promise<GrantedPrivileges> {
  const { note, privileges = true } = request;
  const needs = privilegeNeeds(writes);
  if (!privileges || needs.length === 0) return NO_ANSWER;
  const on = (wanted: (privilege: Privilege) => boolean) =>
    needs.filter((need) => wanted(need.privilege)).map(({ dataset }) => dataset);
  const granted = await withCatalogReader(stack, request, (reader) =>
    reader.readPrivileges({
      actor: target.actor,
      lineage: on((privilege) => privilege === 'EDIT_LINEAGE'),
      entities: on((privilege) => privilege !== 'EDIT_LINEAGE'),
    }),
  );
  note?.(
    `catalog: privileges known for ${granted.lineage.size + granted.granted.size} of ${needs.length} that an apply would need`,
  );
  return granted;
}
