import { existenceNode, type UrnFacts } from '../../lineage/urn-facts.js';
import { type SearchDocument, searchDocument } from '../../search/search-document.js';
import type { AspectReads } from '../../store/aspect-store.js';

/** Returns the search document of an entity that lineage reaches. */
export function hitDocument(entity: number, facts: UrnFacts, store: AspectReads): SearchDocument {
  const document = searchDocument(store.graph.toUrn(entity), store);
  return { ...document, fieldValues: (field) => hitValues(field, entity, facts, store) };
}

/**
 * Returns the values of one field, from memory instead of the database if possible. A column has
 * the values of its dataset, as in DataHub's graph.
 */
export function hitValues(
  field: string,
  entity: number,
  facts: UrnFacts,
  store: AspectReads,
): readonly string[] {
  const { graph } = store;
  const { kind, dataset } = facts;
  switch (field) {
    case '_entityType':
      return [kind?.enumValue ?? ''];
    case 'platform':
      return dataset ? [dataset.platform] : stored();
    case 'origin':
      return dataset ? [dataset.origin] : stored();
    case 'removed': {
      const node = existenceNode(entity, facts, graph);
      return [String(node !== undefined && graph.isSoftDeleted(node))];
    }
    default:
      return stored();
  }
  function stored(): readonly string[] {
    return searchDocument(graph.toUrn(entity), store).fieldValues(field);
  }
}
