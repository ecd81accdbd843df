import { groupBy } from '../../../model/group-by.js';
import type { PortableLineage, PortablePair } from '../../../model/portable-lineage.js';
import { type DatasetUrn, datasetParts } from '../../../urn/dataset-urn.js';
import { schemaFieldUrn } from '../../../urn/schema-field-urn.js';
import { DEFAULT_NAMESPACE } from '../../../urn/urn.js';
import { numberText, scalarText } from '../../../yaml/scalar-text.js';
import {
  type DatasetUnit,
  datasetUnit,
  type ExportedText,
  listLosses,
  otherLosses,
  sumUnits,
} from '../exported-text.js';
import { escapeVariables } from './expand-variables.js';

/**
 * Writes lineage as a lineage file of DataHub, one chunk for each downstream. The format has
 * datasets alone, and neither types of edges, notes nor wildcards. It names datasets by their
 * parts, so it cannot name a dataset of another namespace.
 *
 * @param namespace the namespace of the catalog's urns
 */
export function writeLineageFile(
  lineage: PortableLineage,
  namespace: string = DEFAULT_NAMESPACE,
): ExportedText {
  const units = lineage.units.flatMap((unit) => datasetUnit(unit) ?? []);
  const kept = units.flatMap((unit) => nameableUnit(unit, namespace));
  const lost = (size: (unit: DatasetUnit) => number) =>
    sumUnits(units, size) - sumUnits(kept, size);
  const others = otherLosses(lineage);
  const losses = listLosses({
    ...others,
    'edge type': sumUnits(kept, ({ edges }) => {
      return edges.filter(({ type }) => type !== 'TRANSFORMED').length;
    }),
    'column pair': others['column pair'] + lost(({ pairs }) => pairs.length),
    wildcard: sumUnits(units, ({ wildcards }) => wildcards.length),
    'dataset without a name': lost(({ edges }) => Math.max(edges.length, 1)),
  });
  return { chunks: writeUnits(kept), losses };
}

/** Returns the part of a unit that the format can name, if there is any. */
function nameableUnit(unit: DatasetUnit, namespace: string): readonly DatasetUnit[] {
  const edges = unit.edges.filter(({ upstream }) => isNameable(upstream, namespace));
  const isLost = edges.length === 0 && unit.edges.length > 0;
  if (isLost || !isNameable(unit.downstream, namespace)) return [];
  const pairs = unit.pairs.filter(({ upstream }) => isNameable(upstream.dataset, namespace));
  return [{ ...unit, edges, pairs }];
}

function isNameable(urn: DatasetUrn, namespace: string): boolean {
  const parts = datasetParts(urn);
  return parts.namespace === namespace && !parts.name.startsWith('urn:');
}

function* writeUnits(units: readonly DatasetUnit[]): Generator<string> {
  yield units.length === 0 ? 'version: 1\nlineage: []\n' : 'version: 1\nlineage:\n';
  for (const unit of units) yield `${unitLines(unit).join('\n')}\n`;
}

function unitLines({ downstream, edges, pairs }: DatasetUnit): readonly string[] {
  // Records are in the order of their first pairs.
  const records = groupBy(pairs, ({ downstreamColumn, transform = '', confidence }) =>
    [downstreamColumn, transform, confidence].join('\u0000'),
  );
  return [
    ...entityLines(downstream, '  '),
    edges.length === 0 ? '    upstream: []' : '    upstream:',
    ...edges.flatMap(({ upstream }) => entityLines(upstream, '      ')),
    ...(records.size === 0 ? [] : ['    fineGrainedLineages:']),
    ...[...records.values()].flatMap((record) => recordLines(downstream, record)),
  ];
}

function entityLines(urn: DatasetUrn, indent: string): readonly string[] {
  const { name, env, platform } = datasetParts(urn);
  return [
    `${indent}- entity:`,
    `${indent}    name: ${scalar(name)}`,
    `${indent}    type: dataset`,
    `${indent}    env: ${env}`,
    `${indent}    platform: ${scalar(platform)}`,
  ];
}

function recordLines(
  downstream: DatasetUrn,
  record: readonly [PortablePair, ...PortablePair[]],
): readonly string[] {
  const [{ downstreamColumn, transform, confidence }] = record;
  const columns = record.map(({ upstream }) => schemaFieldUrn(upstream.dataset, upstream.column));
  return [
    '      - upstreamType: FIELD_SET',
    '        upstreams:',
    ...columns.map((urn) => `          - ${scalar(urn)}`),
    '        downstreamType: FIELD',
    '        downstreams:',
    `          - ${scalar(schemaFieldUrn(downstream, downstreamColumn))}`,
    ...(transform === undefined ? [] : [`        transformOperation: ${scalar(transform)}`]),
    ...(confidence === 1 ? [] : [`        confidenceScore: ${numberText(confidence)}`]),
  ];
}

function scalar(text: string): string {
  return scalarText(escapeVariables(text), false);
}
