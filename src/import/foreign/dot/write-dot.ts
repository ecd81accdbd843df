import { edgeEnds, endUrn } from '../../../model/edge-end.js';
import type { PortableLineage } from '../../../model/portable-lineage.js';
import { markInvisible } from '../../../urn/control-characters.js';
import { datasetParts } from '../../../urn/dataset-urn.js';
import {
  type EntityParts,
  type EntityType,
  type EntityUrn,
  isDatasetUrn,
  otherParts,
} from '../../../urn/entity-urn.js';
import { countNotes, type ExportedText, listLosses, sumUnits } from '../exported-text.js';

/**
 * Writes the edges of lineage as a graph for Graphviz, one chunk for each holder. An edge shows its
 * type if the type is not TRANSFORMED. Each kind has a shape of its own.
 */
export function writeDot(lineage: PortableLineage): ExportedText {
  const losses = listLosses({
    'column pair': sumUnits(lineage.units, ({ pairs }) => pairs.length),
    wildcard: sumUnits(lineage.units, ({ wildcards }) => wildcards.length),
    note: sumUnits(lineage.units, countNotes),
  });
  return { chunks: writeUnits(lineage), losses };
}

function* writeUnits({ units }: PortableLineage): Generator<string> {
  const known = new Set<EntityUrn>();
  yield 'digraph lineage {\n  rankdir=LR;\n  node [shape=box];\n';
  for (const { downstream: holder, edges } of units) {
    const entities = [holder, ...edges.map(({ upstream }) => endUrn(upstream))];
    const nodes = entities.filter((urn) => !known.has(urn)).map(nodeLine);
    for (const urn of entities) known.add(urn);
    const arrows = edges.map(({ upstream: end, type }) => {
      const { downstream, upstream } = edgeEnds(holder, end);
      const label = type === 'TRANSFORMED' ? '' : ` [label=${type}]`;
      return `  ${quote(upstream)} -> ${quote(downstream)}${label};\n`;
    });
    yield [...new Set(nodes), ...arrows].join('');
  }
  yield '}\n';
}

/** Datasets have the shape that is set for all nodes. */
const shapes: Readonly<Record<EntityType, string>> = {
  dataset: '',
  dataJob: ' shape=cds',
  chart: ' shape=ellipse',
  dashboard: ' shape=tab',
};

function nodeLine(urn: EntityUrn): string {
  const { type, platform, name, env }: EntityParts = isDatasetUrn(urn)
    ? { type: 'dataset', ...datasetParts(urn) }
    : otherParts(urn);
  const below = env === undefined ? platform : `${platform}, ${env}`;
  // Graphviz reads `\n` as a line break, and a doubled backslash as a backslash.
  const label = `label="${escapeText(name)}\\n${escapeText(below)}"`;
  return `  ${quote(urn)} [${label}${shapes[type]}];\n`;
}

function quote(text: string): string {
  return `"${escapeText(text)}"`;
}

function escapeText(text: string): string {
  return markInvisible(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}
