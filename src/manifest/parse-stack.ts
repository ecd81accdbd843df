import { compareText } from '../errors/compare-text.js';
import type { Finding } from '../errors/finding.js';
import { groupAt, groupBy } from '../model/group-by.js';
import type { LineageTest } from '../model/lineage-test.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import type { SourceFile } from '../yaml/read-yaml.js';
import type { DeclaredStack, NamedDataset } from './declared-stack.js';
import { identifyEntity, type UrnContext } from './identify-entity.js';
import { mergeMissingPlatforms } from './missing-platform.js';
import { readManifest } from './read-manifest.js';
import { type PlacedManifest, resolveLineage } from './resolve-lineage.js';
import type { TargetOverrides } from './settings.js';

export interface ParseStackInput {
  readonly files: readonly SourceFile[];
  readonly namespace: string;
  /** An empty target if the run has none. */
  readonly target: TargetOverrides;
  /** The lineage tests of the settings. Default: none. */
  readonly tests?: readonly LineageTest[];
}

export interface ParsedStack {
  readonly stack: DeclaredStack;
  /** Findings about YAML, shapes, urns and short names. The rules add theirs later. */
  readonly findings: readonly Finding[];
}

/** Parses every manifest and resolves every short name. The order of the files does not matter. */
export function parseStack({ files, namespace, target, tests = [] }: ParseStackInput): ParsedStack {
  const sorted = files.toSorted((a, b) => compareText(a.path, b.path));
  const readings = sorted.map((file) => ({ file, ...readManifest(file) }));
  const manifests = readings.flatMap(({ manifest }) => manifest ?? []);
  const unread = readings.filter(({ manifest }) => manifest === undefined);
  const guessed = new Set(unread.flatMap(({ file }) => guessShortNames(file.text)));
  const placed = manifests.map((manifest): PlacedManifest => {
    const context: UrnContext = { defaults: manifest.defaults, target, namespace };
    return { manifest, context };
  });
  const naming = nameEntities(placed);
  const { named, byShortName, displayName } = naming;
  const mayBeUnread = (name: string) => guessed.has(name);
  const lineage = resolveLineage(placed, { byShortName, mayBeUnread });
  const { units, inline } = lineage;
  return {
    stack: {
      ...{ manifests, complete: unread.length === 0, named, inline, units, displayName },
      tests: [...tests, ...manifests.flatMap((manifest) => manifest.tests)],
    },
    findings: [
      ...readings.flatMap(({ findings }) => findings),
      ...mergeMissingPlatforms([...naming.findings, ...lineage.findings]),
    ],
  };
}

const KEY = /(?<=^|[\s{,"'])[A-Za-z_][A-Za-z0-9_-]*(?=["']?[ \t]*:)/g;

/**
 * Finds every word of a text that may be a key. A file that cannot be parsed may define short
 * names. Reporting those names as unknown would report one mistake many times.
 */
function guessShortNames(text: string): readonly string[] {
  return [...text.matchAll(KEY)].map(([name]) => name);
}

interface NamedDatasets {
  readonly named: readonly NamedDataset[];
  readonly byShortName: ReadonlyMap<string, readonly NamedDataset[]>;
  readonly displayName: DeclaredStack['displayName'];
  readonly findings: readonly Finding[];
}

/** Builds the urn of every entry with a short name. */
function nameEntities(manifests: readonly PlacedManifest[]): NamedDatasets {
  const findings: Finding[] = [];
  const named = manifests.flatMap(({ manifest, context }) =>
    manifest.datasets.map((entry): NamedDataset => {
      const identified = entry.identity && identifyEntity(entry.identity, context);
      for (const one of identified?.findings ?? []) findings.push(one);
      return { entry, urn: identified?.urn, context };
    }),
  );
  const byShortName = groupBy(named, ({ entry }) => entry.shortName.text);
  let names: ReadonlyMap<EntityUrn | undefined, readonly NamedDataset[]> | undefined;
  const displayName: DeclaredStack['displayName'] = (urn) => {
    // Only findings show names.
    names ??= groupBy(named, (one) => one.urn);
    const found = groupAt(names, urn).map(({ entry }) => entry.shortName.text);
    return found.sort(compareText)[0] ?? urn;
  };
  return { named, byShortName, displayName, findings };
}
