import { textAt } from '../../shared/json-accessors.js';
import { customProperties } from './associations.js';
import type { EntitySource, Fields } from './entity-source.js';
import { commonProperties, textFields } from './properties.js';

export function tagFields({ key, map }: EntitySource): Fields {
  const [id = ''] = key;
  return {
    name: id,
    description: () => map('tagProperties', (value) => textAt(value, 'description')),
    properties: () =>
      map('tagProperties', (value) => ({
        name: textAt(value, 'name') ?? id,
        ...textFields(value, 'description', 'colorHex'),
      })),
  };
}

/**
 * The fields of a glossary term. `name` is the last part of the key, which is a path with dots.
 * Source: DataHub's `GlossaryTermUtils`.
 */
export function glossaryTermFields(source: EntitySource): Fields {
  const [id = ''] = source.key;
  const name = id.slice(id.lastIndexOf('.') + 1);
  return {
    name,
    hierarchicalName: id,
    properties: () =>
      source.map('glossaryTermInfo', (value) => ({
        name: textAt(value, 'name') ?? name,
        description: textAt(value, 'definition'),
        definition: textAt(value, 'definition') ?? '',
        termSource: textAt(value, 'termSource') ?? '',
        ...textFields(value, 'sourceRef', 'sourceUrl', 'rawSchema'),
        customProperties: customProperties(value, source),
      })),
  };
}

export function glossaryNodeFields(source: EntitySource): Fields {
  const [id = ''] = source.key;
  return {
    properties: () =>
      source.map('glossaryNodeInfo', (value) => ({
        name: textAt(value, 'name') ?? id,
        description: textAt(value, 'definition'),
        customProperties: customProperties(value, source),
      })),
  };
}

export function domainFields({ key, map }: EntitySource): Fields {
  const [id = ''] = key;
  return {
    id,
    properties: () =>
      map('domainProperties', (value) => ({
        name: textAt(value, 'name') ?? id,
        ...textFields(value, 'description'),
      })),
  };
}

export function dataProductFields(source: EntitySource): Fields {
  const [id = ''] = source.key;
  return {
    properties: () =>
      source.map('dataProductProperties', (value) =>
        commonProperties(value, source, textAt(value, 'name') ?? id),
      ),
  };
}

/** The fields of a page of documentation: its title, and not its text. */
export function documentFields({ map, entity }: EntitySource): Fields {
  return {
    info: () => map('documentInfo', (value) => textFields(value, 'title')),
    subType: () =>
      map('subTypes', (value) =>
        Array.isArray(value['typeNames']) ? (value['typeNames'][0] ?? null) : null,
      ),
    platform: () =>
      map('dataPlatformInstance', (value) => entity(value['platform'], 'dataPlatform')) ??
      entity(NATIVE_PLATFORM, 'dataPlatform'),
  };
}

/** The platform of documents that were written in the catalog itself. */
const NATIVE_PLATFORM = 'urn:li:dataPlatform:datahub';
