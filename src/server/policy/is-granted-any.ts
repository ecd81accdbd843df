import type { Urn } from '../../urn/urn.js';
import type { Authorizer, PrivilegeQuestion } from './authorizer.js';

/** Returns true if one of the privileges is granted. */
export function isGrantedAny(
  authorizer: Authorizer,
  privileges: readonly string[],
  question: Omit<PrivilegeQuestion, 'privilege'> & { readonly actor: Urn },
): boolean {
  return privileges.some((privilege) => authorizer.isGranted({ ...question, privilege }));
}
