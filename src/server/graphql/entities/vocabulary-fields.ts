import { textAt, textsAt } from '../../shared/json-accessors.js';
import type { ParentNodesResult } from '../schema/generated-types.js';
import { ancestors, type EntitySource, nonNull } from './entity-source.js';
import { commonProperties, customProperties, textFields } from './properties.js';
import type { OwnFields } from './resolved-entity.js';

export function tagFields({ key, map }: EntitySource): OwnFields<'tag'> {
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
export function glossaryTermFields(source: EntitySource): OwnFields<'glossaryTerm'> {
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
    parentNodes: () => parentNodes(source),
  };
}

export function glossaryNodeFields(source: EntitySource): OwnFields<'glossaryNode'> {
  const [id = ''] = source.key;
  return {
    properties: () =>
      source.map('glossaryNodeInfo', (value) => ({
        name: textAt(value, 'name') ?? id,
        description: textAt(value, 'definition'),
        customProperties: customProperties(value, source),
      })),
    parentNodes: () => parentNodes(source),
  };
}

/** A term and a node name the node around them in aspects of their own. */
function parentNodes(source: EntitySource): ParentNodesResult {
  const parents = ['glossaryTermInfo', 'glossaryNodeInfo'].map(
    (aspect) => [aspect, 'parentNode'] as const,
  );
  const nodes = ancestors(source, parents, 'glossaryNode');
  return { count: nodes.length, nodes };
}

export function domainFields(source: EntitySource): OwnFields<'domain'> {
  const { key, map } = source;
  const [id = ''] = key;
  return {
    id,
    properties: () =>
      map('domainProperties', (value) => ({
        name: textAt(value, 'name') ?? id,
        ...textFields(value, 'description'),
      })),
    parentDomains: () => {
      const domains = ancestors(source, [['domainProperties', 'parentDomain']], 'domain');
      return { count: domains.length, domains };
    },
  };
}

export function dataProductFields(source: EntitySource): OwnFields<'dataProduct'> {
  const [id = ''] = source.key;
  return {
    properties: () =>
      source.map('dataProductProperties', (value) =>
        commonProperties(value, source, textAt(value, 'name') ?? id),
      ),
  };
}

/** The fields of a page of documentation: its title, and not its text. */
export function documentFields({ map, entity }: EntitySource): OwnFields<'document'> {
  return {
    info: () => map('documentInfo', (value) => textFields(value, 'title')),
    subType: () => map('subTypes', (value) => textsAt(value, 'typeNames')[0] ?? null),
    platform: () =>
      map('dataPlatformInstance', (value) => entity(value['platform'], 'dataPlatform')) ??
      nonNull(entity(NATIVE_PLATFORM, 'dataPlatform')),
  };
}

/** The platform of documents that were written in the catalog itself. */
const NATIVE_PLATFORM = 'urn:li:dataPlatform:datahub';
