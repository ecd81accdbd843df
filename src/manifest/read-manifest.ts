import type { Finding } from '../errors/finding.js';
import { columnTypes, type DesiredColumn } from '../model/desired-state.js';
import type { EntityType } from '../urn/entity-urn.js';
import {
  entryAt,
  type LocatedEntry,
  type LocatedNode,
  listItems,
  mapEntries,
  valueAt,
} from '../yaml/located-node.js';
import { readYaml, type SourceFile } from '../yaml/read-yaml.js';
import { SourceWord } from '../yaml/source-text.js';
import { FileNames } from './file-names.js';
import type { DatasetEntry, Manifest } from './manifest.js';
import { readLineageEntry } from './read-lineage-entry.js';
import { rangeOf, readFacts, readIdentity } from './read-reference.js';
import { readTests } from './read-tests.js';
import { readBoolean, readText, readTextFact, readWordFact } from './read-values.js';
import { checkShape } from './schema/check-shape.js';
import { controlFindings } from './schema/control-findings.js';
import { manifestShape } from './schema/shapes.js';
import { explainUnquoted } from './schema/unquoted-texts.js';

export interface ManifestReading {
  /** Absent if the text is not valid YAML. */
  readonly manifest?: Manifest;
  readonly findings: readonly Finding[];
}

/** Reads one manifest and checks its YAML and its shape. Checks across manifests come later. */
export function readManifest(file: SourceFile): ManifestReading {
  const { root, findings, isPlain } = readYaml(file);
  if (root === undefined) return { findings: explainUnquoted(findings, file.text) };
  const shape = checkShape(root, manifestShape);
  const { sound } = shape;
  const all = explainUnquoted(
    [...findings, ...shape.findings, ...(isPlain ? [] : controlFindings(findings, sound))],
    file.text,
  );
  const names = new FileNames();
  const manifest: Manifest = {
    path: file.path,
    defaults: readFacts(valueAt(sound, 'defaults')),
    datasets: sections.flatMap(([key, type]) =>
      mapEntries(valueAt(sound, key)).map((entry) => readDatasetEntry(entry, type)),
    ),
    lineage: listItems(valueAt(sound, 'lineage')).map((item) => readLineageEntry(item, names)),
    references: names.references,
    mentions: collectMentions(valueAt(root, 'lineage')),
    tests: readTests(valueAt(sound, 'tests')),
    empty: ['lineage', 'tests', ...sections.map(([key]) => key)].every((key) =>
      isEmpty(valueAt(root, key)),
    ),
    flawed: all.length > 0,
    content: rangeOf(root),
  };
  return { manifest, findings: all };
}

/** The keys with short names at the top of a manifest. */
const sections: readonly (readonly [key: string, type: EntityType])[] = [
  ['datasets', 'dataset'],
  ['jobs', 'dataJob'],
  ['charts', 'chart'],
  ['dashboards', 'dashboard'],
];

function isEmpty(node: LocatedNode | undefined): boolean {
  return node?.kind !== 'scalar' && listItems(node).length + mapEntries(node).length === 0;
}

/**
 * Collects every text below a node, up to its first dot. For a column reference this is the
 * dataset, since a short name holds no dot.
 */
function collectMentions(
  node: LocatedNode | undefined,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  if (node?.kind === 'scalar') {
    const dot = node.text.indexOf('.');
    found.add(dot < 0 ? node.text : node.text.slice(0, dot));
  }
  for (const item of listItems(node)) collectMentions(item, found);
  for (const { value } of mapEntries(node)) collectMentions(value, found);
  return found;
}

/** The keys of an entry that need `create: true`. */
const CONTENT = ['title', 'description', 'url', 'columns'] as const;

/** Reads the entry of one short name and leaves out malformed parts. */
function readDatasetEntry(entry: LocatedEntry, type: EntityType): DatasetEntry {
  const { source, start, end, key, value } = entry;
  const shortName = new SourceWord(source, start, end, key);
  const identity = readIdentity(value, shortName, type);
  const content = CONTENT.map((one) => entryAt(value, one)).find((one) => one !== undefined);
  return {
    type,
    shortName,
    identity,
    create: readBoolean(valueAt(value, 'create')) ?? false,
    title: readText(valueAt(value, 'title')),
    description: readText(valueAt(value, 'description')),
    url: readText(valueAt(value, 'url')),
    columns: mapEntries(valueAt(value, 'columns')).map(readColumn),
    content: content && rangeOf(content),
  };
}

/** Reads a type, or an object with type and native type. A malformed type counts as string. */
function readColumn({ key, value }: LocatedEntry): DesiredColumn {
  const type = readWordFact(columnTypes, valueAt(value, 'type') ?? value) ?? 'string';
  return { fieldPath: key, type, nativeType: readTextFact(valueAt(value, 'nativeType')) ?? type };
}
