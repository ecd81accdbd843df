import { groupBy } from '../../model/group-by.js';
import type { JsonObject } from '../../model/json.js';
import { columnUrn } from '../../urn/schema-field-urn.js';
import { objectAt, objectsAt, textAt, textsAt } from '../shared/json-accessors.js';
import type { AspectItem, ChangeCategory, ItemKind } from './item-changes.js';

/** The sentences of an item that has only an urn. */
const urnSentences = (what: string): ItemKind['sentences'] => ({
  ADD: ['MINOR', `${what} '{id}' added to entity '{entity}'.`],
  REMOVE: ['MINOR', `${what} '{id}' removed from entity '{entity}'.`],
});

const tags: ItemKind = {
  readItems: (value) => toUrnItems(objectsAt(value, 'tags'), 'tag', 'tagUrn'),
  sentences: urnSentences('Tag'),
};

const terms: ItemKind = {
  readItems: (value) => toUrnItems(objectsAt(value, 'terms'), 'urn', 'termUrn'),
  sentences: urnSentences('Term'),
};

const domains: ItemKind = {
  readItems: (value) => textsAt(value, 'domains').map((urn) => urnItem(urn, 'domainUrn')),
  sentences: urnSentences('Domain'),
};

const owners: ItemKind = {
  readItems: (value) =>
    [...groupBy(objectsAt(value, 'owners'), (record) => textAt(record, 'owner') ?? '')].map(
      ([owner, records]) => {
        const types = records.map((record) => textAt(record, 'type') ?? '').sort();
        const detail = types.join(', ');
        return {
          key: owner,
          detail,
          modifier: owner,
          parameters: { ownerUrn: owner, ownerType: detail },
        };
      },
    ),
  sentences: {
    ADD: ['MINOR', "'{id}' added as a `{after}` of '{entity}'."],
    REMOVE: ['MINOR', "'{id}' removed as a `{before}` of '{entity}'."],
    MODIFY: [
      'PATCH',
      "'{id}''s ownership type changed from '{before}' to '{after}' for '{entity}'.",
    ],
  },
};

const description: ItemKind = {
  readItems: (value) => {
    const text = textAt(value, 'description');
    return text === null
      ? []
      : [{ key: 'description', detail: text, parameters: { description: text } }];
  },
  sentences: {
    ADD: ['MINOR', "Documentation for '{entity}' has been added: '{after}'."],
    REMOVE: ['MINOR', "Documentation for '{entity}' has been removed: '{before}'."],
    MODIFY: ['MINOR', "Documentation of '{entity}' has been changed from '{before}' to '{after}'."],
  },
};

const links: ItemKind = {
  readItems: (value) =>
    objectsAt(value, 'elements').map((record) => {
      const url = textAt(record, 'url') ?? '';
      return { key: url, detail: textAt(record, 'description') ?? '', modifier: url };
    }),
  sentences: {
    ADD: [
      'MINOR',
      "Institutional Memory '{key}' with documentation of '{entity}' has been added: '{after}'",
    ],
    REMOVE: [
      'MINOR',
      "Institutional Memory '{key}' with documentation of '{entity}' has been removed: '{before}'",
    ],
    MODIFY: [
      'PATCH',
      "Documentation of Institutional Memory '{key}' of  '{entity}' has been changed from '{before}' to '{after}'.",
    ],
  },
};

const columns: ItemKind = {
  readItems: (value, urn, renames) =>
    objectsAt(value, 'fields').map((field): AspectItem => {
      const path = textAt(field, 'fieldPath') ?? '';
      const fieldUrn = columnUrn(urn, path);
      return {
        key: renames.get(path) ?? path,
        detail: textAt(field, 'nativeDataType') ?? '',
        modifier: fieldUrn,
        parameters: { fieldPath: path, fieldUrn, nullable: field['nullable'] === true },
      };
    }),
  sentences: {
    ADD: [
      'MINOR',
      "A forwards & backwards compatible change due to the newly added field '{column}'.",
      { modificationCategory: 'OTHER' },
    ],
    REMOVE: [
      'MAJOR',
      "A backwards incompatible change due to removal of field: '{column}'.",
      { modificationCategory: 'OTHER' },
    ],
    RENAME: [
      'MINOR',
      "A forwards & backwards compatible change due to renaming of the field '{before} to {after}'.",
      { modificationCategory: 'RENAME' },
    ],
    MODIFY: [
      'MAJOR',
      "A backwards incompatible change due to native datatype of the field '{column}' changed from '{before}' to '{after}'.",
      { modificationCategory: 'TYPE_CHANGE' },
    ],
  },
};

const columnDescriptions: ItemKind = {
  readItems: description.readItems,
  sentences: {
    ADD: ['MINOR', "The description '{after}' for the field '{path}' has been added."],
    REMOVE: ['MINOR', "The description '{before}' for the field '{path}' has been removed."],
    MODIFY: [
      'PATCH',
      "The description for the field '{path}' has been changed from '{before}' to '{after}'.",
    ],
  },
};

/** The members that contain the columns in aspects of datasets. */
const FIELDS = 'fields';
const EDITED_FIELDS = 'editableSchemaFieldInfo';

/**
 * The aspects of each category of changes, with the kind of their items.
 *
 * Source, also of the sentences: DataHub's `TimelineServiceImpl` and its
 * `…ChangeEventGenerator`s.
 */
export const itemKinds: Readonly<
  Partial<Record<ChangeCategory, readonly (readonly [aspectName: string, kind: ItemKind])[]>>
> = {
  TAG: [
    ['globalTags', tags],
    ['schemaMetadata', inColumns(FIELDS, tags, 'globalTags')],
    ['editableSchemaMetadata', inColumns(EDITED_FIELDS, tags, 'globalTags')],
  ],
  GLOSSARY_TERM: [
    ['glossaryTerms', terms],
    ['schemaMetadata', inColumns(FIELDS, terms, 'glossaryTerms')],
    ['editableSchemaMetadata', inColumns(EDITED_FIELDS, terms, 'glossaryTerms')],
  ],
  DOCUMENTATION: [
    ['datasetProperties', description],
    ['editableDatasetProperties', description],
    ['institutionalMemory', links],
    ['schemaMetadata', inColumns(FIELDS, columnDescriptions)],
    ['editableSchemaMetadata', inColumns(EDITED_FIELDS, columnDescriptions)],
  ],
  OWNERSHIP: [['ownership', owners]],
  TECHNICAL_SCHEMA: [['schemaMetadata', columns]],
  DOMAIN: [['domains', domains]],
};

/**
 * Reads the same kind of items from each column of a dataset: from a member of the column's record,
 * or from the record itself.
 */
function inColumns(list: string, kind: ItemKind, member?: string): ItemKind {
  return {
    sentences: kind.sentences,
    readItems: (value, urn, renames) =>
      objectsAt(value, list).flatMap((field) => {
        const named = textAt(field, 'fieldPath') ?? '';
        const path = renames.get(named) ?? named;
        const entityUrn = columnUrn(urn, path);
        const holder = member === undefined ? field : objectAt(field, member);
        return kind.readItems(holder, entityUrn, renames).map((one) => ({
          ...one,
          key: `${path} ${one.key}`,
          entityUrn,
          parameters: { ...one.parameters, fieldPath: path, parentUrn: urn },
        }));
      }),
  };
}

function toUrnItems(
  records: readonly JsonObject[],
  member: string,
  parameter: string,
): readonly AspectItem[] {
  return records.map((record) => urnItem(textAt(record, member) ?? '', parameter));
}

function urnItem(urn: string, parameter: string): AspectItem {
  return { key: urn, detail: urn, modifier: urn, parameters: { [parameter]: urn } };
}
