import { lineageTypes } from '../../../model/upstream-lineage.js';
import type { ForeignValue } from '../foreign-value.js';
import { isConfidence, portableTransform } from '../portable-names.js';
import {
  type FieldFacts,
  type LineageNode,
  type LineageNodes,
  readFacet,
  readNode,
  type SourceFacts,
  type TargetFacts,
} from './lineage-nodes.js';

/** Reads the facet `columnLineage`. Its list `dataset` affects every column. */
export function readColumnLineage(
  facet: ForeignValue,
  target: LineageNode,
  nodes: LineageNodes,
): TargetFacts {
  const rows = readSources(facet.member('dataset'), nodes);
  const inputs = rows.map((source) => ({ ...source, isIndirect: true }));
  return { target, inputs, fields: readFields(facet, 'inputFields', nodes) };
}

/** Reads the sources of a target in the facet `lineage` of a dataset, a job or a run. */
export function readExplicit(
  entry: ForeignValue,
  target: LineageNode,
  nodes: LineageNodes,
): TargetFacts {
  const inputs = readSources(entry.member('inputs'), nodes);
  return { target, inputs, fields: readFields(entry, 'inputs', nodes) };
}

/** Reads the entries of the facet `lineage` of a job or a run. */
export function readEntries(facet: ForeignValue, nodes: LineageNodes): readonly TargetFacts[] {
  // The specification and its first producers name the list differently.
  return ['lineage', 'entries']
    .flatMap((name) => facet.member(name).items())
    .map((entry) => readExplicit(entry, readNode(entry, nodes), nodes));
}

function readFields(
  facet: ForeignValue,
  sourcesName: string,
  nodes: LineageNodes,
): readonly FieldFacts[] {
  const fields = facet.member('fields').members();
  return fields.map(([column, field]) => {
    const old = oldTransform(field);
    const sources = readSources(field.member(sourcesName), nodes);
    return { column, sources: sources.map((one) => ({ ...one, transform: one.transform ?? old })) };
  });
}

function readSources(list: ForeignValue, nodes: LineageNodes): readonly SourceFacts[] {
  return list.items().map((source) => ({
    node: readNode(source, nodes),
    column: source.member('field').text(),
    ...readTransforms(source.member('transformations')),
    ...readStatedPair(source),
  }));
}

function readTransforms(list: ForeignValue): Pick<SourceFacts, 'transform' | 'isIndirect'> {
  const transforms = list.items().map((transform) => ({
    type: transform.member('type').text() ?? 'DIRECT',
    subtype: transform.member('subtype').text(),
    isMasked: transform.member('masking').flag() ?? false,
  }));
  const texts = transforms
    .filter(({ subtype, isMasked }) => subtype !== 'IDENTITY' || isMasked)
    .map(({ type, subtype, isMasked }) =>
      [type, subtype, isMasked ? 'masked' : undefined].filter(Boolean).join(':'),
    );
  return {
    transform: texts.length === 0 ? undefined : [...new Set(texts)].sort().join(', '),
    isIndirect: transforms.length > 0 && transforms.every(({ type }) => type === 'INDIRECT'),
  };
}

/** Before version 1-1-0 of the facet, a column had one transformation for all of its sources. */
function oldTransform(field: ForeignValue): string | undefined {
  const type = field.member('transformationType').text();
  const description = field.member('transformationDescription').text();
  if (type === 'IDENTITY') return undefined;
  return type === 'MASKED' ? type : description;
}

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
    if (type === undefined) throw stated.error(`is not one of ${lineageTypes.join(', ')}`);
    const everyColumn = edge.member('everyColumn').flag() ?? false;
    return [{ node: readNode(input, nodes), isIndirect: false, type, everyColumn }];
  });
}

/** Reads the transform and the confidence that an export of this project adds to a column. */
function readStatedPair(
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
