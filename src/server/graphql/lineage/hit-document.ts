import { bearerNode, type UrnFacts } from '../../lineage/urn-facts.js';
import { type SearchDocument, searchDocument } from '../../search/search-document.js';
import type { AspectStore } from '../../store/aspect-store.js';

/** An entity that lineage reaches, as search sees it. */
export function hitDocument(entity: number, facts: UrnFacts, store: AspectStore): SearchDocument {
  const document = searchDocument(store.graph.urnOf(entity), store);
  return { ...document, valuesOf: (field) => hitValues(field, entity, facts, store) };
}

/**
 * The values of one field, without a read of the database where memory can answer. A column has what its dataset has, as
 * in DataHub's graph.
 */
export function hitValues(field: string, entity: number, facts: UrnFacts, store: AspectStore): readonly string[] {
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
      const bearer = bearerNode(entity, facts, graph);
      return [String(bearer !== undefined && graph.isSoftDeleted(bearer))];
    }
    default:
      return stored();
  }
  function stored(): readonly string[] {
    return searchDocument(graph.urnOf(entity), store).valuesOf(field);
  }
}
