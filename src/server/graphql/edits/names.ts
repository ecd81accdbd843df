import { type Urn, urnEntityType } from '../../../urn/urn.js';
import { isGrantedAny } from '../../policy/authorizer.js';
import { privilegesTo } from '../../policy/privileges.js';
import { brokenInput } from '../../shared/broken-input.js';
import { textAt, textsAt } from '../../shared/json-accessors.js';
import { nodesAround } from '../entities/computed-fields.js';
import { entityObject } from '../entities/entity-object.js';
import { originOf } from '../entities/entity-source.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError, ResolverError, requireUrn } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import type { PlatformPrivileges } from '../schema/generated-types.js';
import { stampOf, writeEdits } from './edit-aspect.js';
import aspects from './named-aspects.json' with { type: 'json' };
import { DOMAIN_NAME, requireFreeName, type UniqueName } from './new-entities.js';

/** The aspect with the name of an entity of a type. */
interface NamedAspect {
  readonly aspectName: string;
  /** Default: `name`. */
  readonly members?: readonly string[];
  /** Names the type to the user. Absent if a rename may create the aspect. */
  readonly noun?: string;
  /** The field of `PlatformPrivileges` that allows each rename. */
  readonly privilege?: string;
}

/** By type. Source: DataHub's `UpdateNameResolver`. It refuses other types, too. */
const NAMED: ReadonlyMap<string, NamedAspect> = new Map(Object.entries(aspects));

/** The types of which two entities may not have the same name. */
const UNIQUE: ReadonlyMap<string, UniqueName> = new Map([
  ['domain', DOMAIN_NAME],
  ['businessAttribute', { place: 'as Business Attribute' }],
]);

/** The rights to rename one entity, besides the privilege on the platform. */
const ON_ENTITY: Readonly<Record<string, (urn: Urn, scope: RequestScope) => boolean>> = {
  glossaryTerm: mayManageInGlossary,
  glossaryNode: mayManageInGlossary,
  dataProduct: mayEditProduct,
  dataset: (urn, scope) => isGranted(['EDIT_ENTITY_PROPERTIES'], urn, scope),
};

/** Changes the display name of an entity. Unlike in DataHub, the description of a dataset stays. */
export const updateName: RootFields['updateName'] = async (
  { input: { name, urn: text } },
  scope,
) => {
  const urn = requireUrn(text, scope.dialect);
  const type = urnEntityType(urn);
  const named = NAMED.get(type);
  if (named === undefined)
    throw brokenInput(
      scope.dialect,
      `Failed to update name. Unsupported resource type ${urn} provided.`,
    );
  const { aspectName, members = ['name'], noun } = named;
  if (!mayRename(urn, named, scope)) throw forbiddenError();
  if (!scope.store.exists(urn))
    throw new ResolverError(400, `Failed to update ${urn}. ${urn} does not exist.`);
  const value = scope.store.readAspect(urn, aspectName)?.value;
  if (value === undefined && noun !== undefined)
    throw new ResolverError(400, `${noun} does not exist`);
  const unique = UNIQUE.get(type);
  if (unique) {
    const parent = unique.parent === undefined ? null : textAt(value ?? {}, unique.parent);
    await requireFreeName({ name, parent, type, aspectName, unique }, scope);
  }
  const renamed = Object.fromEntries(members.map((member) => [member, name]));
  const stamp = noun === undefined && { lastModified: stampOf(scope) };
  return writeEdits(
    [{ urn, aspectName, change: (stored) => ({ ...stored, ...renamed, ...stamp }) }],
    scope,
  );
};

function mayRename(urn: Urn, { privilege }: NamedAspect, scope: RequestScope): boolean {
  const onPlatform =
    privilege !== undefined && hasPlatformPrivilege(scope, privilege as keyof PlatformPrivileges);
  return onPlatform || ON_ENTITY[urnEntityType(urn)]?.(urn, scope) === true;
}

/**
 * Returns true for managers of the nodes around an entity of a glossary. The right to edit all of a
 * node does not count.
 *
 * Source: DataHub's `GlossaryUtils`.
 */
function mayManageInGlossary(urn: Urn, scope: RequestScope): boolean {
  const source = originOf(entityObject(urn, scope))?.source;
  const { authorizer, actor } = scope;
  return (source ? nodesAround(source) : []).some((node, i) => {
    const ofParent = i === 0 ? ['MANAGE_GLOSSARY_CHILDREN'] : [];
    const privileges = [...ofParent, 'MANAGE_ALL_GLOSSARY_CHILDREN'];
    return isGrantedAny(authorizer, privileges, { actor, resource: node.urn });
  });
}

function mayEditProduct(urn: Urn, scope: RequestScope): boolean {
  const [domain] = textsAt(scope.store.readAspect(urn, 'domains')?.value ?? {}, 'domains');
  return (
    isGranted([], urn, scope) ||
    (domain !== undefined &&
      isGranted(['MANAGE_DATA_PRODUCTS'], requireUrn(domain, scope.dialect), scope))
  );
}

/** Returns true if the caller has one of the privileges, or the right to edit all of the entity. */
function isGranted(
  privileges: readonly string[],
  resource: Urn,
  { authorizer, actor }: RequestScope,
): boolean {
  return isGrantedAny(authorizer, [...privilegesTo.UPDATE, ...privileges], { actor, resource });
}
