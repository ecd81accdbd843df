import { type Urn, urnEntityType } from '../../urn/urn.js';
import { requireAllowed } from '../metamodel/bracketed-urns.js';
import type { Dialect } from '../shared/dialect.js';
import { RequestError } from '../shared/request-error.js';
import { TOKEN_TYPE } from '../store/token-record.js';
import { type Authorizer, isGrantedAny, type TypeQuestion } from './authorizer.js';
import { privilegesTo } from './privileges.js';

/** The user on whose behalf a read runs. */
export interface Reader {
  readonly actor: Urn;
  readonly authorizer: Authorizer;
  readonly dialect: Dialect;
}

/**
 * Refuses a read if the reader may not see one of the entities. As in DataHub, no entity is left
 * out silently.
 *
 * @param message the text of the error, which depends on the interface
 * @throws RequestError `forbidden`
 */
export function requireReadable(urns: Iterable<Urn>, reader: Reader, message: string): void {
  requireEach(urns, reader, (urn) => readPrivileges(urnEntityType(urn)), message);
}

/**
 * Refuses a search among entities of types that the reader may not see as a whole: policies about
 * particular entities are not enough. Check the results with {@link requireReadable} as well.
 *
 * @throws RequestError `forbidden`
 */
export function requireTypesReadable(
  types: Iterable<string>,
  { actor, authorizer }: Reader,
  message: string,
): void {
  for (const resourceType of types) {
    const question: Omit<TypeQuestion, 'privilege'> = { actor, resourceType };
    if (!isGrantedAny(authorizer, readPrivileges(resourceType), question))
      throw new RequestError('forbidden', message);
  }
}

/** The kinds of data that have their own privileges, besides the aspects of entities. */
export type ReadKind =
  | 'EXISTENCE'
  | 'COUNTS'
  | 'RUNS'
  | 'RELATIONSHIPS'
  | 'LINEAGE'
  | 'TIMELINE'
  | 'DOCUMENTS'
  | 'MODEL'
  | 'TIMESERIES';

/** The entities that a read is about, or the platform as a whole. */
export type ReadScope = Iterable<Urn> | 'platform';

/**
 * Refuses a read of data of one kind.
 *
 * @throws RequestError `forbidden`
 */
export function requireKindReadable(
  kind: ReadKind,
  scope: ReadScope,
  reader: Reader,
  message: string,
): void {
  if (scope !== 'platform') requireEach(scope, reader, () => KIND_PRIVILEGES[kind], message);
  else if (!isGrantedAny(reader.authorizer, KIND_PRIVILEGES[kind], { actor: reader.actor }))
    throw new RequestError('forbidden', message);
}

/**
 * Source: `API_PRIVILEGE_MAP` in DataHub's `PoliciesConfig`, and the checks of its
 * `TimelineControllerV2`.
 */
const KIND_PRIVILEGES: Readonly<Record<ReadKind, readonly string[]>> = {
  EXISTENCE: privilegesTo.EXISTS,
  COUNTS: ['GET_COUNTS_PRIVILEGE'],
  // A run writes entities of all types, so its reader needs the right to read all of them.
  RUNS: privilegesTo.READ,
  RELATIONSHIPS: ['VIEW_ENTITY_PAGE', 'GET_ENTITY_PRIVILEGE', 'EDIT_ENTITY'],
  LINEAGE: [
    'VIEW_ENTITY_PAGE',
    'GET_ENTITY_PRIVILEGE',
    'EDIT_ENTITY',
    'EDIT_LINEAGE',
    'DELETE_ENTITY',
  ],
  TIMELINE: ['GET_TIMELINE_PRIVILEGE'],
  DOCUMENTS: ['MANAGE_SYSTEM_OPERATIONS'],
  MODEL: ['MANAGE_SYSTEM_OPERATIONS'],
  TIMESERIES: ['GET_TIMESERIES_ASPECT_PRIVILEGE', 'EDIT_ENTITY', 'DELETE_ENTITY'],
};

function requireEach(
  urns: Iterable<Urn>,
  { actor, authorizer, dialect }: Reader,
  anyOf: (urn: Urn) => readonly string[],
  message: string,
): void {
  for (const urn of urns) {
    requireAllowed(urn, dialect);
    if (!isGrantedAny(authorizer, anyOf(urn), { actor, resource: urn }))
      throw new RequestError('forbidden', message);
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
