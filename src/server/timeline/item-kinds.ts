import type { JsonObject } from '../../model/json.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { columnUrn } from '../../urn/schema-field-urn.js';
import { objectAt, objectsAt, textAt, textsAt } from '../shared/json-accessors.js';
import type { AspectItem, ChangeCategory, ItemChange, ItemKind } from './item-changes.js';

/** Returns the part of an urn that messages show: everything after its type. */
const urnId = (urn: string | undefined): string => urn?.split(':').slice(3).join(':') ?? '';

const tags: ItemKind = {
  readItems: (value) => toUrnItems(objectsAt(value, 'tags'), 'tag', 'tagUrn'),
  describe: (change) => describeUrnChange('Tag', change),
};

const terms: ItemKind = {
  readItems: (value) => toUrnItems(objectsAt(value, 'terms'), 'urn', 'termUrn'),
  describe: (change) => describeUrnChange('Term', change),
};

const domains: ItemKind = {
  readItems: (value) =>
    textsAt(value, 'domains').map((urn) => ({
      key: urn,
      detail: urn,
      modifier: urn,
      parameters: { domainUrn: urn },
    })),
  describe: (change) => describeUrnChange('Domain', change),
};

const owners: ItemKind = {
  readItems: (value) => {
    const types = new Map<string, readonly string[]>();
    for (const record of objectsAt(value, 'owners')) {
      const owner = textAt(record, 'owner') ?? '';
      types.set(owner, [...(types.get(owner) ?? []), textAt(record, 'type') ?? ''].sort());
    }
    return [...types].map(([owner, detail]) => ({
      key: owner,
      detail: detail.join(', '),
      modifier: owner,
      parameters: { ownerUrn: owner, ownerType: detail.join(', ') },
    }));
  },
  describe: ({ operation, item, entityUrn, before, after }) => {
    const owner = urnId(item.modifier);
    if (operation === 'MODIFY') {
      return {
        semVerChange: 'PATCH',
        description: `'${owner}''s ownership type changed from '${before}' to '${after}' for '${entityUrn}'.`,
      };
    }
    const [verb, type] = operation === 'ADD' ? ['added', after] : ['removed', before];
    return {
      semVerChange: 'MINOR',
      description: `'${owner}' ${verb} as a \`${type}\` of '${entityUrn}'.`,
    };
  },
};

const description: ItemKind = {
  readItems: (value) => {
    const text = textAt(value, 'description');
    return text === null
      ? []
      : [{ key: 'description', detail: text, parameters: { description: text } }];
  },
  describe: ({ operation, entityUrn, before, after }) => {
    if (operation === 'MODIFY') {
      return {
        semVerChange: 'MINOR',
        description: `Documentation of '${entityUrn}' has been changed from '${before}' to '${after}'.`,
      };
    }
    const [verb, text] = operation === 'ADD' ? ['added', after] : ['removed', before];
    return {
      semVerChange: 'MINOR',
      description: `Documentation for '${entityUrn}' has been ${verb}: '${text}'.`,
    };
  },
};

const links: ItemKind = {
  readItems: (value) =>
    objectsAt(value, 'elements').map((record) => {
      const url = textAt(record, 'url') ?? '';
      return { key: url, detail: textAt(record, 'description') ?? '', modifier: url };
    }),
  describe: ({ operation, item: { key }, entityUrn, before, after }) => {
    if (operation === 'MODIFY') {
      const description = `Documentation of Institutional Memory '${key}' of  '${entityUrn}' has been changed from '${before}' to '${after}'.`;
      return { semVerChange: 'PATCH', description };
    }
    const [verb, text] = operation === 'ADD' ? ['added', after] : ['removed', before];
    return {
      semVerChange: 'MINOR',
      description: `Institutional Memory '${key}' with documentation of '${entityUrn}' has been ${verb}: '${text}'`,
    };
  },
};

const columns: ItemKind = {
  readItems: (value, urn) =>
    objectsAt(value, 'fields').map((field): AspectItem => {
      const path = textAt(field, 'fieldPath') ?? '';
      const fieldUrn = columnUrn(urn, path);
      const parameters = { fieldPath: path, fieldUrn, nullable: field['nullable'] === true };
      return {
        key: path,
        detail: textAt(field, 'nativeDataType') ?? '',
        modifier: fieldUrn,
        parameters,
      };
    }),
  describe: ({ operation, item: { key }, before, after }) => {
    const path = simplifyFieldPath(key);
    switch (operation) {
      case 'ADD':
        return {
          semVerChange: 'MINOR',
          description: `A forwards & backwards compatible change due to the newly added field '${path}'.`,
        };
      case 'REMOVE':
        return {
          semVerChange: 'MAJOR',
          description: `A backwards incompatible change due to removal of field: '${path}'.`,
        };
      case 'MODIFY': {
        const change = `native datatype of the field '${path}' changed from '${before}' to '${after}'`;
        return {
          semVerChange: 'MAJOR',
          description: `A backwards incompatible change due to ${change}.`,
        };
      }
    }
  },
};

const columnDescriptions: ItemKind = {
  readItems: description.readItems,
  describe: ({ operation, item, before, after }) => {
    const path = textAt(item.parameters ?? {}, 'fieldPath') ?? '';
    if (operation === 'MODIFY') {
      return {
        semVerChange: 'PATCH',
        description: `The description for the field '${path}' has been changed from '${before}' to '${after}'.`,
      };
    }
    const [verb, text] = operation === 'ADD' ? ['added', after] : ['removed', before];
    return {
      semVerChange: 'MINOR',
      description: `The description '${text}' for the field '${path}' has been ${verb}.`,
    };
  },
};

/** The members that contain the columns in aspects of datasets. */
const FIELDS = 'fields';
const EDITED_FIELDS = 'editableSchemaFieldInfo';

/**
 * The aspects of each category of changes, with the kind of their items.
 *
 * Source, also of the descriptions: DataHub's `TimelineServiceImpl` and its
 * `…ChangeEventGenerator`s. A renamed column is one removed and one added column here. DataHub
 * guesses renames from types and descriptions.
 */
export const itemKinds: ReadonlyMap<
  ChangeCategory,
  readonly (readonly [aspectName: string, kind: ItemKind])[]
> = new Map<ChangeCategory, readonly (readonly [aspectName: string, kind: ItemKind])[]>([
  [
    'TAG',
    [
      ['globalTags', tags],
      ['schemaMetadata', inColumns(FIELDS, tags, 'globalTags')],
      ['editableSchemaMetadata', inColumns(EDITED_FIELDS, tags, 'globalTags')],
    ],
  ],
  [
    'GLOSSARY_TERM',
    [
      ['glossaryTerms', terms],
      ['schemaMetadata', inColumns(FIELDS, terms, 'glossaryTerms')],
      ['editableSchemaMetadata', inColumns(EDITED_FIELDS, terms, 'glossaryTerms')],
    ],
  ],
  [
    'DOCUMENTATION',
    [
      ['datasetProperties', description],
      ['editableDatasetProperties', description],
      ['institutionalMemory', links],
      ['schemaMetadata', inColumns(FIELDS, columnDescriptions)],
      ['editableSchemaMetadata', inColumns(EDITED_FIELDS, columnDescriptions)],
    ],
  ],
  ['OWNERSHIP', [['ownership', owners]]],
  ['TECHNICAL_SCHEMA', [['schemaMetadata', columns]]],
  ['DOMAIN', [['domains', domains]]],
]);

/**
 * Reads the same kind of items from each column of a dataset: from a member of the column's record,
 * or from the record itself.
 */
function inColumns(list: string, kind: ItemKind, member?: string): ItemKind {
  return {
    describe: kind.describe,
    readItems: (value, urn) =>
      objectsAt(value, list).flatMap((field) => {
        const path = textAt(field, 'fieldPath') ?? '';
        const entityUrn = columnUrn(urn, path);
        const items = kind.readItems(
          member === undefined ? field : objectAt(field, member),
          entityUrn,
        );
        return items.map((one) => ({
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
  return records.map((record) => {
    const urn = textAt(record, member) ?? '';
    return { key: urn, detail: urn, modifier: urn, parameters: { [parameter]: urn } };
  });
}

function describeUrnChange(
  what: string,
  { operation, item, entityUrn }: ItemChange,
): ReturnType<ItemKind['describe']> {
  const became = operation === 'ADD' ? 'added to' : 'removed from';
  return {
    semVerChange: 'MINOR',
    description: `${what} '${urnId(item.modifier)}' ${became} entity '${entityUrn}'.`,
  };
}
