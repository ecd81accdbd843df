import type { UrnFacts } from '../../lineage/urn-facts.js';
import { type SearchDocument, searchDocument } from '../../search/search-document.js';
import type { AspectStore } from '../../store/aspect-store.js';

/** An entity that lineage reaches, as search sees it: what its urn says is not found out again for each search. */
export function hitDocument(entity: number, facts: UrnFacts, store: AspectStore): SearchDocument {
  const { graph } = store;
  const document = searchDocument(graph.urnOf(entity), store);
  return { ...document, valuesOf: (field) => fromMemory(field, facts, graph) ?? document.valuesOf(field) };
}

/** Nothing for fields that memory does not have. A column has what its dataset has, as in DataHub's graph. */
function fromMemory(field: string, { kind, dataset, bearer }: UrnFacts, graph: AspectStore['graph']): readonly string[] | undefined {
  switch (field) {
    case '_entityType':
      return [kind?.enumValue ?? ''];
    case 'platform':
      return dataset && [dataset.platform];
    case 'origin':
      return dataset && [dataset.origin];
    case 'removed': {
      const node = graph.numberOf(bearer);
      return [String(node !== undefined && graph.isSoftDeleted(node))];
    }
    default:
      return undefined;
  }
}
