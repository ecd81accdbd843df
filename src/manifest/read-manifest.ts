import type { Finding } from '../errors/finding.js';
import { checkShape } from './check-shape.js';
import { controlsUnsaid } from './control-findings.js';
import { entriesOf, itemsOf, type Located, valueAt } from './located.js';
import type { Manifest } from './manifest.js';
import { readDatasetEntry } from './read-dataset-entry.js';
import { readLineageEntry } from './read-lineage-entry.js';
import { readFacts } from './read-reference.js';
import { readYaml } from './read-yaml.js';
import { manifestShape } from './shapes.js';
import type { SourceFile } from './source-file.js';

export interface ManifestReading {
  /** Absent where the text is not YAML. */
  readonly manifest?: Manifest;
  readonly findings: readonly Finding[];
}

/** Reads one manifest by itself: its YAML and its shape. What it means together with the others comes later. */
export function readManifest(file: SourceFile): ManifestReading {
  const { root, findings } = readYaml(file);
  if (root === undefined) return { findings };
  const shape = checkShape(root, manifestShape);
  const { sound } = shape;
  const all = [...findings, ...shape.findings, ...controlsUnsaid(findings, sound)];
  const manifest: Manifest = {
    path: file.path,
    defaults: readFacts(valueAt(sound, 'defaults')),
    datasets: entriesOf(valueAt(sound, 'datasets')).map(readDatasetEntry),
    lineage: itemsOf(valueAt(sound, 'lineage')).map(readLineageEntry),
    mentions: new Set(textsIn(valueAt(root, 'lineage'))),
    empty: isEmpty(valueAt(root, 'datasets')) && isEmpty(valueAt(root, 'lineage')),
    flawed: all.length > 0,
    place: root.place,
  };
  return { manifest, findings: all };
}

function isEmpty(node: Located | undefined): boolean {
  return node?.kind !== 'scalar' && itemsOf(node).length + entriesOf(node).length === 0;
}

/** Every text and, of a column reference, the dataset before the first dot. */
function textsIn(node: Located | undefined): readonly string[] {
  if (node?.kind === 'scalar') return [node.text, ...node.text.split('.', 1)];
  return [...itemsOf(node), ...entriesOf(node).map(({ value }) => value)].flatMap(textsIn);
}
