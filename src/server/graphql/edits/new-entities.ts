import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';
import { asEntityUrn } from '../../metamodel/entity-keys.js';
import { brokenInput } from '../../shared/broken-input.js';
import { textAt } from '../../shared/json-accessors.js';
import { eachInTurn } from '../../turns/in-turn.js';
import type { MutationScope } from '../mutation-scope.js';
import { requirePlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { ResolverError } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import type { CreateGlossaryEntityInput } from '../schema/generated-types.js';
import { requireExisting, stampOf } from './edit-aspect.js';
import { firstOwnership } from './owners.js';

/** Returns the urn. Source: DataHub's `CreateTagResolver`. */
export const createTag: RootFields['createTag'] = ({ input: { id, name, description } }, scope) => {
  requirePlatformPrivilege(scope, 'createTags');
  const urn = newUrn('tag', { id, noun: 'Tag' }, scope);
  const tagProperties = { name, ...(description && { description }) };
  scope.writes.create(urn, { tagProperties, ownership: firstOwnership(undefined, scope) });
  return urn;
};

/** Returns the urn. Source: DataHub's `CreateDomainResolver`. */
export const createDomain: RootFields['createDomain'] = async (
  { input: { id, name, description, parentDomain, owners } },
  scope,
) => {
  requirePlatformPrivilege(scope, 'createDomains');
  const failure = 'Parent Domain is refused.';
  const parent = parentDomain
    ? requireExisting(parentDomain, { type: 'domain', failure }, scope)
    : null;
  await requireFreeName(
    { name, parent, type: 'domain', aspectName: 'domainProperties', unique: DOMAIN_NAME },
    scope,
  );
  // Other requests ran in between.
  const urn = newUrn('domain', { id, noun: 'Domain' }, scope);
  const domainProperties = {
    name,
    ...(description && { description }),
    created: stampOf(scope),
    ...(parent && { parentDomain: parent }),
  };
  scope.writes.create(urn, { domainProperties, ownership: firstOwnership(owners, scope) });
  return urn;
};

/** Returns the urn. Source: DataHub's resolver of that name. */
export const createGlossaryTerm: RootFields['createGlossaryTerm'] = ({ input }, scope) => {
  const values = (info: JsonObject) => ({ glossaryTermInfo: { ...info, termSource: 'INTERNAL' } });
  return createGlossaryEntity('glossaryTerm', { input, noun: 'Glossary Term', values }, scope);
};

/** Returns the urn. Source: DataHub's resolver of that name. */
export const createGlossaryNode: RootFields['createGlossaryNode'] = ({ input }, scope) => {
  const values = (glossaryNodeInfo: JsonObject) => ({ glossaryNodeInfo });
  return createGlossaryEntity('glossaryNode', { input, noun: 'Glossary Node', values }, scope);
};

interface GlossaryEntity {
  readonly input: CreateGlossaryEntityInput;
  readonly noun: string;
  /** Returns the aspects for the members that terms and nodes share. */
  readonly values: (info: JsonObject) => Readonly<Record<string, JsonObject>>;
}

async function createGlossaryEntity(
  type: 'glossaryTerm' | 'glossaryNode',
  { input: { id, name, description, parentNode }, noun, values }: GlossaryEntity,
  scope: MutationScope,
): Promise<Urn> {
  requirePlatformPrivilege(scope, 'manageGlossaries');
  const failure = 'Parent Node is refused.';
  const parent = parentNode
    ? requireExisting(parentNode, { type: 'glossaryNode', failure }, scope)
    : null;
  await requireFreeName(
    { name, parent, type, aspectName: `${type}Info`, unique: GLOSSARY_NAME },
    scope,
  );
  // Other requests ran in between.
  const urn = newUrn(type, { id, noun }, scope);
  const info = { name, definition: description ?? '', ...(parent && { parentNode: parent }) };
  scope.writes.create(urn, { ...values(info), ownership: firstOwnership(undefined, scope) });
  return urn;
}

/** How a name has to be unique. */
export interface UniqueName {
  /** The member with the parent, within which the name is unique. Default: within the type. */
  readonly parent?: string;
  /** Says to the user where the name exists. */
  readonly place: string;
}

export const DOMAIN_NAME: UniqueName = { parent: 'parentDomain', place: 'in this domain' };
const GLOSSARY_NAME: UniqueName = { parent: 'parentNode', place: 'at this level' };

interface WantedName {
  readonly name: string;
  readonly parent: string | null;
  readonly type: string;
  /** The aspect with name and parent. */
  readonly aspectName: string;
  readonly unique: UniqueName;
}

/** Requires a name that no other entity of the same parent has. Other requests run in between. */
export async function requireFreeName(
  { name, parent, type, aspectName, unique }: WantedName,
  { store, turn }: RequestScope,
): Promise<void> {
  await eachInTurn(store.listEntities(type), turn, (urn) => {
    const value = store.readAspect(urn, aspectName)?.value;
    if (value === undefined || store.isSoftDeleted(urn)) return;
    const isSibling = unique.parent === undefined || textAt(value, unique.parent) === parent;
    if (textAt(value, 'name') === name && isSibling)
      throw new ResolverError(
        409,
        `"${name}" already exists ${unique.place}. Please pick a unique name.`,
      );
  });
}

/**
 * Returns the urn of an entity to create.
 *
 * @param id the key. Default: a random one
 * @throws RequestError of a kind that depends on the dialect, if the entity exists
 */
export function newUrn(
  type: string,
  { id, noun }: { readonly id: string | null | undefined; readonly noun: string },
  { store, dialect }: RequestScope,
): Urn {
  const read = asEntityUrn(`urn:li:${type}:${id ?? randomUUID()}`);
  if (!read.ok) throw brokenInput(dialect, `the id of the ${noun} ${read.problem}`);
  if (store.exists(read.value)) throw brokenInput(dialect, `This ${noun} already exists!`);
  return read.value;
}
