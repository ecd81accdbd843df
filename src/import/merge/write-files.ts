import { compareText } from '../../errors/compare-text.js';
import type { DeclaredStack } from '../../manifest/declared-stack.js';
import type { LineageEntry, Manifest } from '../../manifest/manifest.js';
import type { SourceFile } from '../../manifest/yaml/read-yaml.js';
import type { ElementCounts, ImportedFile } from '../../model/import-changes.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { ChangePlan, FileChanges } from './change-plan.js';
import { type FactsByDataset, type SplitUrn, splitDatasetUrn } from './dataset-facts.js';
import { datasetValue, type InheritedFacts } from './dataset-value.js';
import { ManifestEditor } from './edit/manifest-editor.js';
import { CannotEdit } from './edit/text-edit.js';
import type { Element } from './element.js';
import type { ImportInput } from './import-types.js';
import { newEntries } from './new-entries.js';
import { newFileText } from './new-file.js';

export interface WriteInput {
  readonly input: ImportInput;
  readonly stack: DeclaredStack;
}

export interface WrittenFiles {
  /** Sorted by path. */
  readonly files: readonly ImportedFile[];
  /** The files whose text cannot be changed at the right places. */
  readonly failed: readonly string[];
}

/** Writes the texts of all files that change. */
export function writeFiles(plan: ChangePlan, { input, stack }: WriteInput): WrittenFiles {
  const texts = new Map(input.files.map((file) => [file.path, file]));
  const manifests = new Map(stack.manifests.map((manifest) => [manifest.path, manifest]));
  const downstreamOf = new Map(
    stack.units.flatMap(({ downstream, entries }) =>
      entries.map((entry) => [entry, downstream] as const),
    ),
  );
  const files: ImportedFile[] = [];
  const failed: string[] = [];
  for (const [path, changes] of [...plan.byPath].sort(([a], [b]) => compareText(a, b))) {
    const source = texts.get(path);
    const manifest = manifests.get(path);
    const after =
      source === undefined || manifest === undefined
        ? newText(path, changes, { plan, input })
        : editedText({ source, manifest, downstreamOf, changes }, { plan, input });
    if (after === undefined) failed.push(path);
    else if (after !== source?.text)
      files.push({
        path,
        ...(source && { before: source.text }),
        after,
        edges: countElements(changes, ({ kind }) => kind === 'edge'),
        columns: countElements(changes, ({ kind }) => kind === 'pair' || kind === 'wildcard'),
      });
  }
  return { files, failed };
}

interface WriteContext {
  readonly plan: ChangePlan;
  readonly input: ImportInput;
}

interface EditedFile {
  readonly source: SourceFile;
  readonly manifest: Manifest;
  readonly downstreamOf: ReadonlyMap<LineageEntry, DatasetUrn>;
  readonly changes: FileChanges;
}

/** Undefined if the text cannot be changed at the right places. */
function editedText(
  { source, manifest, downstreamOf, changes }: EditedFile,
  { plan, input }: WriteContext,
): string | undefined {
  const downstreams = manifest.lineage.map((entry) => downstreamOf.get(entry));
  try {
    const editor = new ManifestEditor(source, downstreams, plan.shortName);
    for (const { removed } of changes.units.values())
      for (const statement of removed) editor.remove(statement);
    for (const [downstream, { changed }] of changes.units) editor.change(downstream, changed);
    for (const [downstream, { added }] of changes.units)
      if (added.length > 0) editor.add(downstream, added);
    for (const { place } of changes.removedNames) editor.removeDataset(place);
    const inherited = inheritedIn(manifest, input);
    for (const [urn, name] of changes.names)
      editor.addDataset(name, identityOf(urn, { inherited, input }));
    return editor.text();
  } catch (error) {
    if (error instanceof CannotEdit) return undefined;
    throw error;
  }
}

/** The facts of a dataset in a file that does not state them. A target replaces the defaults. */
function inheritedIn({ defaults }: Manifest, { target = {} }: ImportInput): InheritedFacts {
  return {
    platform: defaults.platform?.value,
    env: target.env?.value ?? defaults.env?.value,
    platformInstance: target.platformInstance?.value ?? defaults.platformInstance?.value,
  };
}

function identityOf(
  urn: DatasetUrn,
  { inherited, input }: { readonly inherited: InheritedFacts; readonly input: ImportInput },
): ReturnType<typeof datasetValue> {
  const split = splitOf(urn, input.facts);
  return datasetValue(urn, split, { inherited, namespace: input.namespace });
}

function splitOf(urn: DatasetUrn, facts: FactsByDataset = new Map()): SplitUrn {
  return splitDatasetUrn(urn, facts.get(urn));
}

function newText(path: string, changes: FileChanges, { plan, input }: WriteContext): string {
  const { shortName } = plan;
  const defaults = sharedFacts([...changes.names.keys()].map((urn) => splitOf(urn, input.facts)));
  const { target = {} } = input;
  const inherited: InheritedFacts = {
    platform: defaults.platform,
    env: target.env?.value ?? defaults.env,
    platformInstance: target.platformInstance?.value ?? defaults.platformInstance,
  };
  const units = [...changes.units].sort(([a], [b]) => compareText(shortName(a), shortName(b)));
  return newFileText(
    {
      path,
      defaults,
      datasets: [...changes.names]
        .sort(([, a], [, b]) => compareText(a, b))
        .map(([urn, name]) => [name, identityOf(urn, { inherited, input })] as const),
      lineage: units.flatMap(([downstream, { added }]) => newEntries(downstream, added, shortName)),
    },
    input.options,
  );
}

/** Returns the facts that all datasets of a file share. PROD needs no mention. */
function sharedFacts(splits: readonly SplitUrn[]): InheritedFacts {
  const [first] = splits;
  if (first === undefined) return {};
  const { platform, env, instance } = first;
  const isShared = (isEqual: (split: SplitUrn) => boolean): boolean => splits.every(isEqual);
  return {
    ...(isShared((one) => one.platform === platform) && { platform }),
    ...(env !== 'PROD' && isShared((one) => one.env === env) && { env }),
    ...(instance !== undefined &&
      isShared((one) => one.instance === instance) && { platformInstance: instance }),
  };
}

function countElements(
  { units }: FileChanges,
  isCounted: (element: Element) => boolean,
): ElementCounts {
  const all = [...units.values()];
  const count = (elements: readonly Element[]): number => elements.filter(isCounted).length;
  return {
    added: count(all.flatMap(({ added }) => added)),
    changed: count(all.flatMap(({ changed }) => changed.map(({ element }) => element))),
    removed: count(all.flatMap(({ removed }) => removed.map(({ element }) => element))),
  };
}
