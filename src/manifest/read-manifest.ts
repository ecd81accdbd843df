import type { Finding } from '../errors/finding.js';
import type { Manifest } from './manifest.js';
import { readDatasetEntry } from './read-dataset-entry.js';
import { readLineageEntry } from './read-lineage-entry.js';
import { readFacts } from './read-reference.js';
import { checkShape } from './schema/check-shape.js';
import { manifestShape } from './schema/shapes.js';
import { controlFindings } from './yaml/control-findings.js';
import { type LocatedNode, listItems, mapEntries, valueAt } from './yaml/located-node.js';
import { readYaml } from './yaml/read-yaml.js';
import type { SourceFile } from './yaml/source-file.js';

export interface ManifestReading {
  /** Absent if the text is not valid YAML. */
  readonly manifest?: Manifest;
  readonly findings: readonly Finding[];
}

/** Reads one manifest and checks its YAML and its shape. Checks across manifests come later. */
export function readManifest(file: SourceFile): ManifestReading {
  const { root, findings } = readYaml(file);
  if (root === undefined) return { findings };
  const shape = checkShape(root, manifestShape);
  const { sound } = shape;
  const all = [...findings, ...shape.findings, ...controlFindings(findings, sound)];
  const manifest: Manifest = {
    path: file.path,
    defaults: readFacts(valueAt(sound, 'defaults')),
    datasets: mapEntries(valueAt(sound, 'datasets')).map(readDatasetEntry),
    lineage: listItems(valueAt(sound, 'lineage')).map(readLineageEntry),
    mentions: new Set(collectTexts(valueAt(root, 'lineage'))),
    empty: isEmpty(valueAt(root, 'datasets')) && isEmpty(valueAt(root, 'lineage')),
    flawed: all.length > 0,
    place: root.place,
  };
  return { manifest, findings: all };
}

function isEmpty(node: LocatedNode | undefined): boolean {
  return node?.kind !== 'scalar' && listItems(node).length + mapEntries(node).length === 0;
}

/**
 * Collects every text below a node and, of each column reference, the dataset before the first dot.
 */
function collectTexts(node: LocatedNode | undefined): readonly string[] {
  if (node?.kind === 'scalar') return [node.text, ...node.text.split('.', 1)];
  return [...listItems(node), ...mapEntries(node).map(({ value }) => value)].flatMap(collectTexts);
}
