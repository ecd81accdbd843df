import { openCatalogReader } from '../catalog/open-catalog.js';
import type { GrantedPrivileges } from '../model/privileges.js';
import type { Plan } from '../plan/document/plan.js';
import { type Privilege, privilegeNeeds } from '../plan/privileges/privilege-needs.js';
import type { CatalogAccess } from './catalog-access.js';
import type { Stack, StackRequest } from './read-stack.js';
import { userAgent } from './tool.js';

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
  { settings }: Stack,
  { catalog, note, signal, privileges = true }: PrivilegesRequest,
): Promise<GrantedPrivileges> {
  const needs = privilegeNeeds(writes);
  if (!privileges || needs.length === 0) return NO_ANSWER;
  const reader = openCatalogReader({
    ...catalog,
    namespace: settings.catalog.namespace,
    userAgent,
    signal,
  });
  const on = (wanted: (privilege: Privilege) => boolean) =>
    needs.filter((need) => wanted(need.privilege)).map(({ dataset }) => dataset);
  try {
    const lineage = on((privilege) => privilege === 'EDIT_LINEAGE');
    const granted = await reader.readPrivileges({
      actor: target.actor,
      lineage,
      entities: on((privilege) => privilege !== 'EDIT_LINEAGE'),
    });
    note?.(
      `catalog: privileges known for ${granted.lineage.size + granted.granted.size} of ${needs.length} that an apply would need`,
    );
    return granted;
  } finally {
    await reader.close();
  }
}
