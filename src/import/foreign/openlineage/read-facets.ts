import type { ForeignValue } from '../foreign-value.js';
import type { FieldFacts, SourceFacts, TargetFacts } from './event-facts.js';
import { type LineageNode, type LineageNodes, readNode } from './lineage-nodes.js';
import { readStatedPair } from './read-own-facets.js';

/** Reads the facet `columnLineage`. Its list `dataset` affects every column. */
export function readColumnLineage(
  facet: ForeignValue,
  target: LineageNode,
  nodes: LineageNodes,
): TargetFacts {
  const rows = readSources(facet.member('dataset'), nodes);
  return {
    target,
    inputs: rows.map((source) => ({ ...source, isIndirect: true })),
    fields: readFields(facet, 'inputFields', nodes),
  };
}

/** Reads the sources of a target in the facet `lineage` of a dataset, a job or a run. */
export function readExplicit(
  entry: ForeignValue,
  target: LineageNode,
  nodes: LineageNodes,
): TargetFacts {
  return {
    target,
    inputs: readSources(entry.member('inputs'), nodes),
    fields: readFields(entry, 'inputs', nodes),
  };
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
  return facet
    .member('fields')
    .members()
    .map(([column, field]) => {
      const description = field.member('transformationDescription').text();
      const old = oldTransform(field.member('transformationType').text(), description);
      const sources = readSources(field.member(sourcesName), nodes);
      return {
        column,
        sources: sources.map((source) => ({ ...source, transform: source.transform ?? old })),
      };
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
function oldTransform(type: string | undefined, description: string | undefined) {
  if (type === 'IDENTITY') return undefined;
  return type === 'MASKED' ? type : description;
}
