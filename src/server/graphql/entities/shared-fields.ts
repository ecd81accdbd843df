import { readableStore } from '../../policy/readable-store.js';
import { stringifyTyped } from '../../shared/stringify-typed.js';
import { lineageField, relationshipsField } from '../lineage/neighbor-fields.js';
import type {
  DatasetAspectsArgs,
  DatasetRelatedDocumentsArgs,
  RawAspect,
} from '../schema/generated-types.js';
import { relatedDocuments } from '../search/related-documents.js';
import { entityHealth } from './entity-health.js';
import { entityPrivileges } from './entity-privileges.js';
import { ancestors, type EntitySource } from './entity-source.js';

/** The fields that code resolves for entities of any type. The schema says which types offer which. */
export function sharedFields(source: EntitySource): object {
  const { urn, scope } = source;
  return {
    lineage: lineageField(source),
    relationships: relationshipsField(source),
    exists: () => scope.store.exists(urn),
    privileges: () => entityPrivileges(urn, scope),
    parentContainers: () => {
      const containers = ancestors(source, [['container', 'container']], 'container');
      return { count: containers.length, containers };
    },
    aspects: (args: DatasetAspectsArgs) => rawAspects(source, args),
    health: () => entityHealth(source),
    relatedDocuments: ({ input }: DatasetRelatedDocumentsArgs) => relatedDocuments(input, source),
  };
}

/**
 * The requested aspects that are stored, in the requested order, as JSON text. Other fields of the
 * schema lose details.
 */
function rawAspects(
  { urn, scope }: EntitySource,
  { input }: DatasetAspectsArgs,
): readonly RawAspect[] {
  const store = readableStore(scope, scope.store);
  const stored = store.readAspects([urn], input?.aspectNames ?? undefined).get(urn) ?? [];
  return stored.map(({ name, value }) => ({ aspectName: name, payload: stringifyTyped(value) }));
}
