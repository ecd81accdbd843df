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
import { stampOf, writeEdits } from './edit-aspect.js';
import { DOMAIN_NAME, requireFreeName, type UniqueName } from './new-entities.js';

/** The aspect with the name of an entity of a type. */
interface NamedAspect {
  readonly aspectName: string;
  /** Default: `name`. */
  readonly members?: readonly string[];
  readonly mayRename: (urn: Urn, scope: RequestScope) => boolean;
  /** Names the type to the user. Absent if a rename may create the aspect. */
  readonly noun?: string;
  /** Absent if two entities may have the same name. */
  readonly unique?: UniqueName;
}

const GROUPS: NamedAspect = {
  aspectName: 'corpGroupInfo',
  members: ['displayName'],
  noun: 'Group',
  mayRename: (_urn, scope) => hasPlatformPrivilege(scope, 'manageIdentities'),
};

const DOMAINS: NamedAspect = {
  aspectName: 'domainProperties',
  noun: 'Domain',
  unique: DOMAIN_NAME,
  mayRename: (_urn, scope) => hasPlatformPrivilege(scope, 'manageDomains'),
};

const BUSINESS_ATTRIBUTES: NamedAspect = {
  aspectName: 'businessAttributeInfo',
  members: ['fieldPath', 'name'],
  noun: 'Business Attribute',
  unique: { place: 'as Business Attribute' },
  mayRename: (_urn, scope) => hasPlatformPrivilege(scope, 'manageBusinessAttributes'),
};

const DATASETS: NamedAspect = {
  aspectName: 'editableDatasetProperties',
  mayRename: (urn, scope) => isGranted(['EDIT_ENTITY_PROPERTIES'], urn, scope),
};

/** Source: DataHub's `UpdateNameResolver`. It refuses other types, too. */
const NAMED: ReadonlyMap<string, NamedAspect> = new Map([
  ['glossaryTerm', glossaryEntity('glossaryTermInfo', 'Glossary Term')],
  ['glossaryNode', glossaryEntity('glossaryNodeInfo', 'Glossary Node')],
  ['domain', DOMAINS],
  ['corpGroup', GROUPS],
  [
    'dataProduct',
    { aspectName: 'dataProductProperties', noun: 'Data Product', mayRename: mayEditProduct },
  ],
  ['businessAttribute', BUSINESS_ATTRIBUTES],
  ['dataset', DATASETS],
]);

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
  const { aspectName, members = ['name'], mayRename, noun, unique } = named;
  if (!mayRename(urn, scope)) throw forbiddenError();
  if (!scope.store.exists(urn))
    throw new ResolverError(400, `Failed to update ${urn}. ${urn} does not exist.`);
  const value = scope.store.readAspect(urn, aspectName)?.value;
  if (value === undefined && noun !== undefined)
    throw new ResolverError(400, `${noun} does not exist`);
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

function glossaryEntity(aspectName: string, noun: string): NamedAspect {
  return { aspectName, noun, mayRename: mayManageInGlossary };
}

/** Returns true for managers of glossaries, and of the nodes around an entity of a glossary. */
function mayManageInGlossary(urn: Urn, scope: RequestScope): boolean {
  if (hasPlatformPrivilege(scope, 'manageGlossaries')) return true;
  const source = originOf(entityObject(urn, scope))?.source;
  return (source ? nodesAround(source) : []).some((node, i) => {
    const ofParent = i === 0 ? ['MANAGE_GLOSSARY_CHILDREN'] : [];
    return isGranted([...ofParent, 'MANAGE_ALL_GLOSSARY_CHILDREN'], node.urn, scope);
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
