import type { Urn } from '../../urn/urn.js';
/** A question for a privilege on one entity, or on the platform if the resource is absent. */
export interface PrivilegeQuestion {
  readonly actor: Urn;
  readonly privilege: string;
  readonly resource?: Urn | undefined;
}
/** Decides from the policies as they are stored at the time of the question. */
export interface Authorizer {
  isGranted(question: PrivilegeQuestion): boolean;
}
/** The authorizer while authentication is off: every caller may do everything. */
export const openAuthorizer: Authorizer = { isGranted: () => true };
