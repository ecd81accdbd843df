import { corpUserUrn } from '../../urn/corp-user-urn.js';
import type { Urn } from '../../urn/urn.js';

/**
 * The first user of DataHub, an administrator. While authentication is off, every caller counts as
 * this user.
 */
export const firstUser: Urn = corpUserUrn('datahub');
