import { isUrn } from '../../../urn/urn.js';
import { isGrantedAny } from '../../policy/authorizer.js';
import type { RequestScope } from '../request-scope.js';
import type { NeededPrivileges } from '../schema/field-source.js';
import type { PageArguments } from './to-page.js';

/**
 * Returns true if the caller has a privilege on the platform, or one on each entity that the
 * arguments name.
 */
export function hasNeededPrivilege(
  { platform, entity, on }: NeededPrivileges,
  args: PageArguments,
  { authorizer, actor }: RequestScope,
): boolean {
  if (isGrantedAny(authorizer, platform, { actor })) return true;
  if (entity.length === 0) return false;
  const named = on.flatMap((path) =>
    path.reduce<unknown>((inner, member) => Object(inner)[member], args),
  );
  return named.every(
    (urn) =>
      typeof urn !== 'string' ||
      !isUrn(urn) ||
      isGrantedAny(authorizer, entity, { actor, resource: urn }),
  );
}
