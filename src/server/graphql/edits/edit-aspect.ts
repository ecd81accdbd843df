import { groupBy } from '../../../model/group-by.js';
import type { JsonObject } from '../../../model/json.js';
import { type Urn, urnEntityType } from '../../../urn/urn.js';
import { isGrantedAny } from '../../policy/authorizer.js';
import { managePrivileges } from '../../policy/manage-privileges.js';
import { privilegesTo } from '../../policy/privileges.js';
import { brokenInput } from '../../shared/broken-input.js';
import { objectsAt } from '../../shared/json-accessors.js';
import { eachInTurn } from '../../turns/in-turn.js';
import { refuseProtected } from '../../write/protected-entities.js';
import type { MutationScope } from '../mutation-scope.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError, requireUrn } from '../resolver-error.js';
import type { ResourceRefInput } from '../schema/generated-types.js';

/** The aspect that holds what people add to the columns of a dataset. */
export const COLUMN_ASPECT = 'editableSchemaMetadata';

/** An entity to edit, or a column of it. */
export interface Target {
  readonly urn: Urn;
  /** The path of a column in the schema of the entity. */
  readonly column: string | undefined;
}

/** A change of one aspect. */
export interface AspectEdit {
  readonly urn: Urn;
  readonly aspectName: string;
  /** Returns the new value. Gets an empty object if nothing is stored. */
  readonly change: (stored: JsonObject) => JsonObject;
}

/** Creates an edit of the records in a list of an aspect. The edit keeps everything else. */
export function listEdit(
  urn: Urn,
  { aspectName, list }: { readonly aspectName: string; readonly list: string },
  change: (records: readonly JsonObject[]) => readonly JsonObject[],
): AspectEdit {
  return {
    urn,
    aspectName,
    change: (stored) => ({ ...stored, [list]: change(objectsAt(stored, list)) }),
  };
}

/**
 * Makes all edits in one transaction. It writes an aspect once, even for edits of several columns.
 */
export function writeEdits(edits: readonly AspectEdit[], scope: MutationScope): true {
  const { store, writes } = scope;
  const byAspect = groupBy(edits, ({ urn, aspectName }) => `${aspectName} ${urn}`);
  writes.transaction(() => {
    for (const together of byAspect.values()) {
      const [{ urn, aspectName: name }] = together;
      const stored = store.readAspect(urn, name)?.value ?? {};
      writes.write(urn, {
        [name]: together.reduce((edited, { change }) => change(edited), stored),
      });
    }
  });
  return true;
}

/** The stamp of an edit that the caller makes now. */
export function stampOf({ clock, actor }: RequestScope): {
  readonly time: number;
  readonly actor: Urn;
} {
  return { time: clock(), actor };
}

/** The resources of a mutation. DataHub's schema lets clients send null in the list. */
export type Resources = readonly (ResourceRefInput | null)[];

/** The maximum number of resources of one mutation. Each may be a column of a large aspect. */
const MAX_RESOURCES = 1000;

/** Reads the resources of a mutation. It does not check that they exist: the rights come first. */
export function readTargets(resources: Resources, { dialect }: RequestScope): readonly Target[] {
  if (resources.length > MAX_RESOURCES)
    throw brokenInput(
      dialect,
      `The request names ${resources.length} resources, and ${MAX_RESOURCES} is the limit; split it.`,
    );
  return resources.flatMap((one) => {
    if (one === null) return [];
    const { resourceUrn, subResource, subResourceType } = one;
    const urn = requireUrn(resourceUrn, dialect);
    if (Boolean(subResource) !== Boolean(subResourceType))
      throw brokenInput(
        dialect,
        `Failed to update resource with urn ${urn}. Give subResource and subResourceType together.`,
      );
    return [{ urn, column: subResource || undefined }];
  });
}

/** An aspect that a mutation edits, and the privileges that are enough besides the right to all. */
export interface EditedAspect {
  readonly aspectName: string;
  readonly privileges: readonly string[];
}

/**
 * Requires that the caller may edit an aspect of an entity, and that the entity and its column
 * exist. It checks rights first. Unlike in DataHub, aspects that decide the rights of users require
 * the same as over REST. Managers of glossaries may edit all terms and nodes.
 *
 * @throws ResolverError 403
 * @throws RequestError of a kind that depends on the dialect
 */
export function requireTarget(
  { urn, column }: Target,
  edited: EditedAspect,
  scope: RequestScope,
): void {
  refuseProtected([{ urn }]);
  if (!mayEdit(urn, edited, scope)) throw forbiddenError();
  if (!scope.store.exists(urn))
    throw brokenInput(
      scope.dialect,
      `Failed to update resource with urn ${urn}. Entity does not exist.`,
    );
  if (column !== undefined) requireColumn(urn, column, scope);
}

/** Requires one entity as {@link requireTarget} does. */
export function requireEntity(text: string, edited: EditedAspect, scope: RequestScope): Urn {
  const urn = requireUrn(text, scope.dialect);
  requireTarget({ urn, column: undefined }, edited, scope);
  return urn;
}

/** Requires all resources of a mutation. Other requests run in between. */
export async function requireTargets(
  resources: Resources,
  editedOf: (target: Target) => EditedAspect,
  scope: RequestScope,
): Promise<readonly Target[]> {
  const targets = readTargets(resources, scope);
  await eachInTurn(targets, scope.turn, (target) => requireTarget(target, editedOf(target), scope));
  return targets;
}

/** Requires all resources of a mutation, and refuses columns. */
export async function requireEntities(
  resources: Resources,
  edited: EditedAspect,
  scope: RequestScope,
): Promise<readonly Urn[]> {
  const editedOf = ({ urn, column }: Target): EditedAspect => {
    if (column === undefined) return edited;
    throw brokenInput(
      scope.dialect,
      `Failed to update resource with urn ${urn}. A column has no aspect ${edited.aspectName}; leave subResource out.`,
    );
  };
  return (await requireTargets(resources, editedOf, scope)).map(({ urn }) => urn);
}

function mayEdit(urn: Urn, { aspectName, privileges }: EditedAspect, scope: RequestScope): boolean {
  const { authorizer, actor } = scope;
  const managed = managePrivileges(urn, aspectName, 'UPDATE');
  if (managed !== undefined) return isGrantedAny(authorizer, managed, { actor });
  const anyOf = [...privilegesTo.UPDATE, ...privileges];
  return (
    isGrantedAny(authorizer, anyOf, { actor, resource: urn }) ||
    (isGlossary(urn) && hasPlatformPrivilege(scope, 'manageGlossaries'))
  );
}

function isGlossary(urn: Urn): boolean {
  return ['glossaryTerm', 'glossaryNode'].includes(urnEntityType(urn));
}

/** The maximum number of records of one mutation: items times entities. */
const MAX_RECORDS = 20_000;

/**
 * Refuses a batch that is too large. The size is a product, so a short request could fill the disk.
 */
export function requireModest(
  items: readonly unknown[],
  targets: readonly unknown[],
  { dialect }: RequestScope,
): void {
  const records = items.length * targets.length;
  if (records > MAX_RECORDS)
    throw brokenInput(
      dialect,
      `${items.length} items for each of ${targets.length} resources are ${records} records, and ${MAX_RECORDS} is the limit; split the request`,
    );
}

function requireColumn(urn: Urn, column: string, { store, dialect }: RequestScope): void {
  const schema = store.readAspect(urn, 'schemaMetadata')?.value;
  const failure = `Failed to update ${urn} & field ${column}.`;
  if (schema === undefined) throw brokenInput(dialect, `${failure} ${urn} has no schema.`);
  if (!objectsAt(schema, 'fields').some((field) => field['fieldPath'] === column))
    throw brokenInput(dialect, `${failure} Field ${column} does not exist in the datasets schema.`);
}

/**
 * Requires that an entity exists and has a type.
 *
 * @throws RequestError of a kind that depends on the dialect, with the failure before the reason
 */
export function requireExisting(
  text: string,
  { type, failure }: { readonly type: string; readonly failure: string },
  { store, dialect }: RequestScope,
): Urn {
  const urn = requireUrn(text, dialect);
  if (urnEntityType(urn) !== type)
    throw brokenInput(dialect, `${failure} Urn type does not match entity type ${type}.`);
  if (!store.exists(urn)) throw brokenInput(dialect, `${failure} Urn does not exist.`);
  return urn;
}

/** Changes the record of the edits of one column, and creates a missing record. */
export function editColumn(
  stored: JsonObject,
  column: string,
  change: (column: JsonObject) => JsonObject,
): JsonObject {
  const columns = objectsAt(stored, 'editableSchemaFieldInfo');
  const known = columns.find((one) => one['fieldPath'] === column);
  const changed = change(known ?? { fieldPath: column });
  return {
    ...stored,
    editableSchemaFieldInfo: known
      ? columns.map((one) => (one === known ? changed : one))
      : [...columns, changed],
  };
}
