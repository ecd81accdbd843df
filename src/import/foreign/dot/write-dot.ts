import type { PortableLineage } from '../../../model/portable-lineage.js';
import { markInvisible } from '../../../urn/control-characters.js';
import { type DatasetUrn, datasetParts } from '../../../urn/dataset-urn.js';
import { type ExportedText, listLosses, sumUnits } from '../exported-text.js';

/**
 * Writes the edges of lineage as a graph for Graphviz, one chunk for each downstream. An edge shows
 * its type if the type is not TRANSFORMED.
 */
export function writeDot(lineage: PortableLineage): ExportedText {
  const losses = listLosses({
    'column pair': sumUnits(lineage.units, ({ pairs }) => pairs.length),
    wildcard: sumUnits(lineage.units, ({ wildcards }) => wildcards.length),
  });
  return { chunks: writeUnits(lineage), losses };
}

function* writeUnits({ units }: PortableLineage): Generator<string> {
  const known = new Set<DatasetUrn>();
  yield 'digraph lineage {\n  rankdir=LR;\n  node [shape=box];\n';
  for (const { downstream, edges } of units) {
    const datasets = [downstream, ...edges.map(({ upstream }) => upstream)];
    const nodes = datasets.filter((urn) => !known.has(urn)).map(nodeLine);
    for (const urn of datasets) known.add(urn);
    const arrows = edges.map(({ upstream, type }) => {
      const label = type === 'TRANSFORMED' ? '' : ` [label=${type}]`;
      return `  ${quote(upstream)} -> ${quote(downstream)}${label};\n`;
    });
    yield [...new Set(nodes), ...arrows].join('');
  }
  yield '}\n';
}

function nodeLine(urn: DatasetUrn): string {
  const { platform, name, env } = datasetParts(urn);
  // Graphviz reads `\n` as a line break, and a doubled backslash as a backslash.
  return `  ${quote(urn)} [label="${escapeText(name)}\\n${escapeText(`${platform}, ${env}`)}"];\n`;
}

function quote(text: string): string {
  return `"${escapeText(text)}"`;
}

function escapeText(text: string): string {
  return markInvisible(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}
