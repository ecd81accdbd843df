import { lineageTypes } from '../../../model/upstream-lineage.js';
import type { ForeignValue } from '../foreign-value.js';
import { isConfidence, portableTransform } from '../portable-names.js';
import type { SourceFacts } from './event-facts.js';
import { type LineageNodes, readFacet, readNode } from './lineage-nodes.js';

/** Reads the urn of a dataset from the facet that an export of this project adds. */
export function readStatedUrn(facets: ForeignValue): string | undefined {
  return readFacet(facets, 'headwater_urn')?.member('urn').text();
}

/** Reads the edges that the inputs of an event state. Only exports of this project state any. */
export function readStatedEdges(inputs: ForeignValue, nodes: LineageNodes): readonly SourceFacts[] {
  return inputs.items().flatMap((input) => {
    const edge = readFacet(input.member('inputFacets'), 'headwater_edge');
    if (!edge) return [];
    const stated = edge.member('type');
    const text = stated.text() ?? 'TRANSFORMED';
    const type = lineageTypes.find((one) => one === text);
    if (type === undefined) throw stated.error(`is none of ${lineageTypes.join(', ')}`);
    const everyColumn = edge.member('everyColumn').flag() ?? false;
    return [{ node: readNode(input, nodes), isIndirect: false, type, everyColumn }];
  });
}

/** Reads the transform and the confidence that an export of this project adds to a column. */
export function readStatedPair(
  source: ForeignValue,
): Pick<SourceFacts, 'transform' | 'confidence'> | undefined {
  const stated = source.member('headwater');
  if (stated.isAbsent) return undefined;
  const confidence = stated.member('confidence');
  const value = confidence.number();
  if (value !== undefined && !isConfidence(value)) throw confidence.error('is not between 0 and 1');
  const transform = stated.member('transform');
  const text = portableTransform(transform.text() ?? '');
  if (!text.ok) throw transform.error(text.problem);
  return { transform: text.value, confidence: value };
}
