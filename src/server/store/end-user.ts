import type { Urn } from '../../urn/urn.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import type { Statements } from './statements.js';

/** Whether what is deleted is a user, who may have credentials. */
export function isUser(urn: Urn): boolean {
  return entityTypeOf(urn) === 'corpuser';
}

/**
 * Ends the password and the sessions of a user who is deleted. This happens where the rows are deleted, so that no way of
 * deleting leads past it, with or without authentication.
 *
 * @returns the records of the tokens that represent the user, which have to go as well
 */
export function endUser(sql: Statements, user: Urn): readonly Urn[] {
  sql.dropPassword.run(user);
  sql.dropSessions.run(user);
  return sql.tokensOf.all(user).map(({ urn }) => urn as Urn);
}
