import type { Urn } from '../../urn/urn.js';
import { urnEntityType } from '../metamodel/key-aspects.js';
import type { Statements } from './statements.js';

/** Returns true for the urn of a user, who may have credentials. */
export function isUser(urn: Urn): boolean {
  return urnEntityType(urn) === 'corpuser';
}

/**
 * Deletes the password and the sessions of a deleted user. The deletion of rows calls it, so that
 * every kind of deletion does it, with or without authentication.
 *
 * @returns the records of the user's tokens; the caller must delete them as well
 */
export function deleteCredentials(sql: Statements, user: Urn): readonly Urn[] {
  sql.dropPassword.run(user);
  sql.dropSessions.run(user);
  return sql.userTokens.all(user).map(({ urn }) => urn as Urn);
}
