import type { Urn } from '../../urn/urn.js';

/** A question for a privilege on one entity, or on the platform if the resource is absent. */
export interface PrivilegeQuestion {
  readonly actor: Urn;
  readonly privilege: string;
  readonly resource?: Urn | undefined;
}

/** Decides from the policies that are stored at the time of the question. */
export interface Authorizer {
  isGranted(question: PrivilegeQuestion): boolean;
}

/** The authorizer while authentication is off: every caller may do everything. */
export const openAuthorizer: Authorizer = { isGranted: () => true };

/**
 * A question about all entities of a type, as DataHub's bulk writes ask it. Policies about
 * particular entities do not answer it.
 */
export interface TypeQuestion extends PrivilegeQuestion {
  readonly resource?: undefined;
  readonly resourceType: string;
}

export function isTypeQuestion(question: PrivilegeQuestion): question is TypeQuestion {
  return 'resourceType' in question;
}

/** Returns true if the policies grant one of the privileges. */
export function isGrantedAny(
  authorizer: Authorizer,
  privileges: readonly string[],
  question: Omit<PrivilegeQuestion, 'privilege'> & { readonly actor: Urn },
): boolean {
  return privileges.some((privilege) => authorizer.isGranted({ ...question, privilege }));
}
