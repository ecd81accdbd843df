import { type Urn, urnEntityType } from '../../../urn/urn.js';
import { isGrantedAny } from '../../policy/authorizer.js';
import { privilegesTo } from '../../policy/privileges.js';
import type { RequestScope } from '../request-scope.js';
import type { EntityPrivileges } from '../schema/generated-types.js';
import fields from './entity-privileges.json' with { type: 'json' };

/** Fields of `EntityPrivileges`, each with its privilege. */
type PrivilegeFields = Readonly<Partial<Record<keyof EntityPrivileges, string>>>;

/**
 * The fields that DataHub fills, by the type of the entity. Entities of every type have the fields
 * of `all`.
 *
 * Source: DataHub's `EntityPrivilegesResolver`.
 */
const FIELDS: Readonly<Record<string, PrivilegeFields>> = fields;

/** The resolvers of the fields for the caller. `EDIT_ENTITY` is the right to edit everything. */
export function entityPrivileges(urn: Urn, { actor, authorizer }: RequestScope): EntityPrivileges {
  return Object.fromEntries(
    Object.entries({ ...FIELDS['all'], ...FIELDS[urnEntityType(urn)] }).map(([name, privilege]) => [
      name,
      () =>
        isGrantedAny(
          authorizer,
          name.startsWith('canEdit') ? [privilege, ...privilegesTo.UPDATE] : [privilege],
          { actor, resource: urn },
        ),
    ]),
  );
}
