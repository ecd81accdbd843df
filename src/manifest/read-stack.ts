import { compareText } from '../errors/compare-text.js';
import type { Finding } from '../errors/finding.js';
import type { Surroundings } from './identify-dataset.js';
import { likelyNames } from './likely-names.js';
import type { Manifest } from './manifest.js';
import { nameDatasets } from './name-datasets.js';
import { readManifest } from './read-manifest.js';
import { resolveLineage } from './resolve-lineage.js';
import type { Target } from './settings.js';
import type { SourceFile } from './source-file.js';
import type { Stack } from './stack.js';

export interface StackInput {
  readonly files: readonly SourceFile[];
  readonly namespace: string;
  /** States nothing where none is used. */
  readonly target: Target;
}

export interface StackReading {
  readonly stack: Stack;
  /** Of YAML, shapes, urns and short names; the rules have not looked yet. */
  readonly findings: readonly Finding[];
}

/** Reads every manifest and looks up every short name. The order of the files does not matter. */
export function readStack({ files, namespace, target }: StackInput): StackReading {
  const sorted = files.toSorted((a, b) => compareText(a.path, b.path));
  const readings = sorted.map((file) => ({ file, ...readManifest(file) }));
  const manifests = readings.flatMap(({ manifest }) => manifest ?? []);
  const unread = readings.filter(({ manifest }) => manifest === undefined);
  const maybe = new Set(unread.flatMap(({ file }) => likelyNames(file.text)));
  const surroundingsOf = ({ defaults }: Manifest): Surroundings => ({ defaults, target, namespace });
  const { named, byShortName, nameOf, findings: naming } = nameDatasets(manifests, surroundingsOf);
  const {
    units,
    inline,
    findings: lineage,
  } = resolveLineage(manifests, surroundingsOf, { byShortName, mayBeUnread: (name) => maybe.has(name) });
  return {
    stack: { manifests, complete: unread.length === 0, named, inline, units, nameOf },
    findings: [...readings.flatMap(({ findings }) => findings), ...naming, ...lineage],
  };
}
