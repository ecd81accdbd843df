import type { JsonObject } from '../../model/json.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { columnUrn } from '../../urn/schema-field-urn.js';
import { objectAt, objectsAt, textAt, textsAt } from '../opaque-json.js';
import type { ChangeCategory } from './change-event.js';
import type { Element, ElementChange, ElementKind } from './elements.js';

/** The last part of a urn's key, as messages name it. */
const idOf = (urn: string | undefined): string => urn?.split(':').slice(3).join(':') ?? '';

const tags: ElementKind = {
  elementsOf: (value) => urnElements(objectsAt(value, 'tags'), 'tag', 'tagUrn'),
  said: (change) => cameOrWent('Tag', change),
};

const terms: ElementKind = {
  elementsOf: (value) => urnElements(objectsAt(value, 'terms'), 'urn', 'termUrn'),
  said: (change) => cameOrWent('Term', change),
};

const domains: ElementKind = {
  elementsOf: (value) => textsAt(value, 'domains').map((urn) => ({ key: urn, detail: urn, modifier: urn, parameters: { domainUrn: urn } })),
  said: (change) => cameOrWent('Domain', change),
};

const owners: ElementKind = {
  elementsOf: (value) => {
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
  said: ({ operation, element, entityUrn, before, after }) => {
    const owner = idOf(element.modifier);
    if (operation === 'MODIFY') {
      return {
        semVerChange: 'PATCH',
        description: `'${owner}''s ownership type changed from '${before}' to '${after}' for '${entityUrn}'.`,
      };
    }
    const [verb, type] = operation === 'ADD' ? ['added', after] : ['removed', before];
    return { semVerChange: 'MINOR', description: `'${owner}' ${verb} as a \`${type}\` of '${entityUrn}'.` };
  },
};

const description: ElementKind = {
  elementsOf: (value) => {
    const text = textAt(value, 'description');
    return text === null ? [] : [{ key: 'description', detail: text, parameters: { description: text } }];
  },
  said: ({ operation, entityUrn, before, after }) => {
    if (operation === 'MODIFY') {
      return { semVerChange: 'MINOR', description: `Documentation of '${entityUrn}' has been changed from '${before}' to '${after}'.` };
    }
    const [verb, text] = operation === 'ADD' ? ['added', after] : ['removed', before];
    return { semVerChange: 'MINOR', description: `Documentation for '${entityUrn}' has been ${verb}: '${text}'.` };
  },
};

const links: ElementKind = {
  elementsOf: (value) =>
    objectsAt(value, 'elements').map((record) => {
      const url = textAt(record, 'url') ?? '';
      return { key: url, detail: textAt(record, 'description') ?? '', modifier: url };
    }),
  said: ({ operation, element: { key }, entityUrn, before, after }) => {
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

const columns: ElementKind = {
  elementsOf: (value, urn) =>
    objectsAt(value, 'fields').map((field): Element => {
      const path = textAt(field, 'fieldPath') ?? '';
      const fieldUrn = columnUrn(urn, path);
      const parameters = { fieldPath: path, fieldUrn, nullable: field['nullable'] === true };
      return { key: path, detail: textAt(field, 'nativeDataType') ?? '', modifier: fieldUrn, parameters };
    }),
  said: ({ operation, element: { key }, before, after }) => {
    const path = simplifyFieldPath(key);
    switch (operation) {
      case 'ADD':
        return { semVerChange: 'MINOR', description: `A forwards & backwards compatible change due to the newly added field '${path}'.` };
      case 'REMOVE':
        return { semVerChange: 'MAJOR', description: `A backwards incompatible change due to removal of field: '${path}'.` };
      case 'MODIFY': {
        const change = `native datatype of the field '${path}' changed from '${before}' to '${after}'`;
        return { semVerChange: 'MAJOR', description: `A backwards incompatible change due to ${change}.` };
      }
    }
  },
};

const columnDescriptions: ElementKind = {
  elementsOf: description.elementsOf,
  said: ({ operation, element, before, after }) => {
    const path = textAt(element.parameters ?? {}, 'fieldPath') ?? '';
    if (operation === 'MODIFY') {
      return {
        semVerChange: 'PATCH',
        description: `The description for the field '${path}' has been changed from '${before}' to '${after}'.`,
      };
    }
    const [verb, text] = operation === 'ADD' ? ['added', after] : ['removed', before];
    return { semVerChange: 'MINOR', description: `The description '${text}' for the field '${path}' has been ${verb}.` };
  },
};

/** Where the aspects of datasets have their columns. */
const FIELDS = 'fields';
const EDITED_FIELDS = 'editableSchemaFieldInfo';

/**
 * In which aspects the changes of a category are looked for, and what changes there.
 *
 * Source of both, and of the words: DataHub's `TimelineServiceImpl` and its `…ChangeEventGenerator`s. A renamed column is one
 * that went and one that came; DataHub guesses at renames from types and descriptions.
 */
export const elementKinds: ReadonlyMap<ChangeCategory, readonly (readonly [aspectName: string, kind: ElementKind])[]> = new Map<
  ChangeCategory,
  readonly (readonly [aspectName: string, kind: ElementKind])[]
>([
  [
    'TAG',
    [
      ['globalTags', tags],
      ['schemaMetadata', ofColumns(FIELDS, tags, 'globalTags')],
      ['editableSchemaMetadata', ofColumns(EDITED_FIELDS, tags, 'globalTags')],
    ],
  ],
  [
    'GLOSSARY_TERM',
    [
      ['glossaryTerms', terms],
      ['schemaMetadata', ofColumns(FIELDS, terms, 'glossaryTerms')],
      ['editableSchemaMetadata', ofColumns(EDITED_FIELDS, terms, 'glossaryTerms')],
    ],
  ],
  [
    'DOCUMENTATION',
    [
      ['datasetProperties', description],
      ['editableDatasetProperties', description],
      ['institutionalMemory', links],
      ['schemaMetadata', ofColumns(FIELDS, columnDescriptions)],
      ['editableSchemaMetadata', ofColumns(EDITED_FIELDS, columnDescriptions)],
    ],
  ],
  ['OWNERSHIP', [['ownership', owners]]],
  ['TECHNICAL_SCHEMA', [['schemaMetadata', columns]]],
  ['DOMAIN', [['domains', domains]]],
]);

/** The same elements, of each column of a dataset: in a member of the column's record, or in the record itself. */
function ofColumns(list: string, kind: ElementKind, member?: string): ElementKind {
  return {
    said: kind.said,
    elementsOf: (value, urn) =>
      objectsAt(value, list).flatMap((field) => {
        const path = textAt(field, 'fieldPath') ?? '';
        const entityUrn = columnUrn(urn, path);
        const elements = kind.elementsOf(member === undefined ? field : objectAt(field, member), entityUrn);
        return elements.map((one) => ({
          ...one,
          key: `${path} ${one.key}`,
          entityUrn,
          parameters: { ...one.parameters, fieldPath: path, parentUrn: urn },
        }));
      }),
  };
}

function urnElements(records: readonly JsonObject[], member: string, parameter: string): readonly Element[] {
  return records.map((record) => {
    const urn = textAt(record, member) ?? '';
    return { key: urn, detail: urn, modifier: urn, parameters: { [parameter]: urn } };
  });
}

function cameOrWent(what: string, { operation, element, entityUrn }: ElementChange): ReturnType<ElementKind['said']> {
  const became = operation === 'ADD' ? 'added to' : 'removed from';
  return { semVerChange: 'MINOR', description: `${what} '${idOf(element.modifier)}' ${became} entity '${entityUrn}'.` };
}
