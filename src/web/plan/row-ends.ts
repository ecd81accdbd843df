import type { AddressedElement } from '../../report/words/dataset-names.js';
import { columnEnd } from '../entity/pairs.js';
import type { GraphPlace } from './view-model.js';

/** The place of a column or, if the urn names something else, of an entity. */
export function placeOf(urn: string): GraphPlace {
  const [end] = columnEnd(urn);
  return end ? { urn: end.dataset, column: end.column } : { urn, column: null };
}

/** The ends of an element, the upstream first. A dataset is its only end. */
export function endsOf(element: AddressedElement): readonly GraphPlace[] {
  switch (element.element) {
    case 'dataset':
      return [placeOf(element.urn)];
    case 'edge':
      return [element.upstream, element.downstream].map(placeOf);
    case 'pair':
      return [element.upstreamField, element.downstreamField].map(placeOf);
  }
}
