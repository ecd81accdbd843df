import type { PrivilegeQuestion } from './authorizer.js';

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
