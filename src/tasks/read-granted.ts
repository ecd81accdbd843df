import { openCatalogReader } from '../catalog/open-catalog.js';
import type { GrantedPrivileges } from '../model/privileges.js';
import type { Plan } from '../plan/plan.js';
import { type Privilege, privilegeNeeds } from '../plan/privileges/privilege-needs.js';
import type { CatalogAccess } from './catalog-access.js';
import type { Stack, StackRequest } from './read-stack.js';
import { userAgent } from './tool.js';

export interface GrantedRequest extends Pick<StackRequest, 'note' | 'signal'> {
  readonly catalog: CatalogAccess;
  /** Whether to ask at all. Default: true. */
  readonly privileges?: boolean | undefined;
}

const NOTHING_TOLD: GrantedPrivileges = { lineage: new Map(), granted: new Map() };

/** What the catalog says of all that an apply of this plan has to be allowed. A plan without writes asks nothing. */
export async function readGranted(
  { writes, target }: Plan,
  { settings }: Stack,
  { catalog, note, signal, privileges = true }: GrantedRequest,
): Promise<GrantedPrivileges> {
  const needs = privilegeNeeds(writes);
  if (!privileges || needs.length === 0) return NOTHING_TOLD;
  const reader = openCatalogReader({ ...catalog, namespace: settings.catalog.namespace, userAgent, signal });
  const on = (wanted: (privilege: Privilege) => boolean) => needs.filter((need) => wanted(need.privilege)).map(({ dataset }) => dataset);
  try {
    const lineage = on((privilege) => privilege === 'EDIT_LINEAGE');
    const granted = await reader.readPrivileges({
      actor: target.actor,
      lineage,
      entities: on((privilege) => privilege !== 'EDIT_LINEAGE'),
    });
    note?.(`catalog: privileges told of ${granted.lineage.size + granted.granted.size} of ${needs.length} that an apply would need`);
    return granted;
  } finally {
    await reader.close();
  }
}
