import type { Urn } from '../../urn/urn.js';
import { TOKEN_TYPE } from '../auth/token-record.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import { Refusal } from '../refusal.js';
import type { AspectStore, StoredAspect } from '../store/aspect-store.js';
import type { Authorizer } from './authorizer.js';
import { isGrantedAny } from './is-granted-any.js';
import { secretPrivilege } from './managed-entities.js';
import { privilegesTo } from './privileges.js';
import type { TypeQuestion } from './type-question.js';

/** On whose behalf something is read. */
export interface Reader {
  readonly actor: Urn;
  readonly authorizer: Authorizer;
}

/**
 * Refuses a read of entities of which the reader may not see all, as DataHub does: nothing is left out quietly.
 *
 * @param message what the door says to it
 * @throws Refusal `forbidden`
 */
export function requireReadable(urns: Iterable<Urn>, reader: Reader, message: string): void {
  requireEach(urns, reader, (urn) => readPrivileges(entityTypeOf(urn)), message);
}

/** The same for asking whether entities exist, which takes less. */
export function requireExistenceReadable(urn: Urn, reader: Reader, message: string): void {
  requireEach([urn], reader, () => privilegesTo.EXISTS, message);
}

/**
 * Refuses a search among entities of types of which the reader may not see all there are: policies about particular
 * entities are not enough. What is found is still to be asked for with {@link requireReadable}.
 *
 * @throws Refusal `forbidden`
 */
export function requireTypesReadable(types: Iterable<string>, { actor, authorizer }: Reader, message: string): void {
  for (const resourceType of types) {
    const question: Omit<TypeQuestion, 'privilege'> = { actor, resourceType };
    if (!isGrantedAny(authorizer, readPrivileges(resourceType), question)) throw new Refusal('forbidden', message);
  }
}

/** What may be read of entities beside their aspects, and what that takes; of one entity, or of all there are. */
export type ReadKind = 'COUNTS' | 'RELATIONSHIPS' | 'LINEAGE' | 'TIMELINE' | 'TIMESERIES';

/**
 * Refuses a read of some kind about entities; about none in particular where there is no urn.
 *
 * @throws Refusal `forbidden`
 */
export function requireReadOf(kind: ReadKind, urns: Iterable<Urn> | undefined, reader: Reader, message: string): void {
  if (urns !== undefined) requireEach(urns, reader, () => KIND_PRIVILEGES[kind], message);
  else if (!isGrantedAny(reader.authorizer, KIND_PRIVILEGES[kind], { actor: reader.actor })) throw new Refusal('forbidden', message);
}

/** Source: `API_PRIVILEGE_MAP` in DataHub's `PoliciesConfig`, and what its `TimelineControllerV2` asks for. */
const KIND_PRIVILEGES: Readonly<Record<ReadKind, readonly string[]>> = {
  COUNTS: ['GET_COUNTS_PRIVILEGE'],
  RELATIONSHIPS: ['VIEW_ENTITY_PAGE', 'GET_ENTITY_PRIVILEGE', 'EDIT_ENTITY'],
  LINEAGE: ['VIEW_ENTITY_PAGE', 'GET_ENTITY_PRIVILEGE', 'EDIT_ENTITY', 'EDIT_LINEAGE', 'DELETE_ENTITY'],
  TIMELINE: ['GET_TIMELINE_PRIVILEGE'],
  TIMESERIES: ['GET_TIMESERIES_ASPECT_PRIVILEGE', 'EDIT_ENTITY', 'DELETE_ENTITY'],
};

/** What a reader may read: a store without the aspects that hold secrets, but for those who manage them. */
export type ReadableStore = Pick<AspectStore, 'readAspect' | 'readVersion' | 'readAspects' | 'exists' | 'isSoftDeleted'>;

/** The store as a reader sees it. That the entities themselves may be read is another question. */
export function asSeenBy({ actor, authorizer }: Reader, store: AspectStore): ReadableStore {
  const isVisible = ({ name }: StoredAspect): boolean => {
    const privilege = secretPrivilege(name);
    return privilege === undefined || authorizer.isGranted({ actor, privilege });
  };
  const ifVisible = (aspect: StoredAspect | undefined) => (aspect && isVisible(aspect) ? aspect : undefined);
  return {
    exists: (urn) => store.exists(urn),
    isSoftDeleted: (urn) => store.isSoftDeleted(urn),
    readAspect: (urn, name) => ifVisible(store.readAspect(urn, name)),
    readVersion: (urn, name, version) => ifVisible(store.readVersion(urn, name, version)),
    readAspects: (urns, names) => {
      const seen = [...store.readAspects(urns, names)].map(([urn, aspects]) => [urn, aspects.filter(isVisible)] as const);
      return new Map(seen.filter(([, aspects]) => aspects.length > 0));
    },
  };
}

function requireEach(urns: Iterable<Urn>, { actor, authorizer }: Reader, anyOf: (urn: Urn) => readonly string[], message: string): void {
  for (const urn of urns) {
    if (!isGrantedAny(authorizer, anyOf(urn), { actor, resource: urn })) throw new Refusal('forbidden', message);
  }
}

/** Source: `API_ENTITY_PRIVILEGE_MAP` in DataHub's `PoliciesConfig`. */
function readPrivileges(entityType: string): readonly string[] {
  switch (entityType) {
    case 'dataHubSecret':
      return ['MANAGE_SECRETS'];
    case TOKEN_TYPE:
      return ['MANAGE_ACCESS_TOKENS', ...privilegesTo.READ];
    default:
      return privilegesTo.READ;
  }
}
