import type { Urn } from '../../urn/urn.js';
/** What a privilege is asked for: the whole platform (absent), or one entity. */
export interface PrivilegeQuestion {
  readonly actor: Urn;
  readonly privilege: string;
  readonly resource?: Urn | undefined;
}
/** Decides from the policies as they are stored at this moment. */
export interface Authorizer {
  isGranted(question: PrivilegeQuestion): boolean;
}
/** While nobody has to show who they are, everybody may do everything. */
export const openAuthorizer: Authorizer = { isGranted: () => true };
