import { compareText } from '../../errors/compare-text.js';
import type { LineageEntry, Manifest } from '../../manifest/manifest.js';
import { groupBy } from '../../model/group-by.js';
import type { ElementCounts, ImportedFile } from '../../model/import-changes.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import type { SourceFile } from '../../yaml/read-yaml.js';
import { CannotEdit } from './edit/located-file.js';
import { ManifestEditor } from './edit/manifest-editor.js';
import { type Element, isColumnElement } from './element.js';
import { entityValue, type InheritedFacts, type SplitEntity, splitEntity } from './entity-facts.js';
import { sectionOf } from './entry-lists.js';
import type { ImportMergeInput, MergeContext } from './import-types.js';
import { newEntries } from './new-entries.js';
import { newFileText } from './new-file.js';
import type { ChangePlan, FileChanges } from './place-changes.js';
import type { PrintableMap } from './print-value.js';

export interface WrittenFiles {
  /** Sorted by path. */
  readonly files: readonly ImportedFile[];
  /** The files whose text cannot be changed at the right places. */
  readonly failed: readonly string[];
}

/** Writes the texts of all files that change. */
export function writeFiles(
  plan: ChangePlan,
  { input, stack }: Pick<MergeContext, 'input' | 'stack'>,
): WrittenFiles {
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
    const context = { downstreamOf, changes, plan, input };
    const after =
      source === undefined || manifest === undefined
        ? newText(path, context)
        : editedText(source, manifest, context);
    if (after === undefined) failed.push(path);
    else if (after !== source?.text)
      files.push({
        path,
        ...(source && { before: source.text }),
        after,
        edges: countElements(changes, ({ kind }) => kind === 'edge'),
        columns: countElements(changes, isColumnElement),
      });
  }
  return { files, failed };
}

interface FileContext {
  readonly downstreamOf: ReadonlyMap<LineageEntry, EntityUrn>;
  readonly changes: FileChanges;
  readonly plan: ChangePlan;
  readonly input: ImportMergeInput;
}

/** Returns the edited text. Undefined if the text cannot be changed at the right places. */
function editedText(
  source: SourceFile,
  manifest: Manifest,
  { downstreamOf, changes, plan, input }: FileContext,
): string | undefined {
  const downstreams = manifest.lineage.map((entry) => downstreamOf.get(entry));
  const { platform, env, platformInstance } = manifest.defaults;
  const defaults = {
    platform: platform?.value,
    env: env?.value,
    platformInstance: platformInstance?.value,
  };
  try {
    const editor = new ManifestEditor(source, downstreams, plan.shortName);
    for (const { removed } of changes.units.values())
      for (const statement of removed) editor.remove(statement);
    for (const [downstream, { changed }] of changes.units) editor.change(downstream, changed);
    for (const [downstream, { added }] of changes.units)
      if (added.length > 0) editor.add(downstream, added);
    for (const { place } of changes.removedNames) editor.removeName(place);
    for (const [urn, name] of changes.names)
      editor.addName(sectionOf(urn), name, identityOf(urn, defaults, input));
    return editor.text();
  } catch (error) {
    if (error instanceof CannotEdit) return undefined;
    throw error;
  }
}

/** Writes the facts that an entity does not inherit. A target replaces the defaults of a file. */
function identityOf(
  urn: EntityUrn,
  { platform, env, platformInstance }: InheritedFacts,
  { facts, namespace, target }: ImportMergeInput,
): PrintableMap {
  const inherited = {
    platform,
    env: target?.env?.value ?? env,
    platformInstance: target?.platformInstance?.value ?? platformInstance,
  };
  return entityValue(splitEntity(urn, facts?.get(urn)), inherited, namespace);
}

function newText(path: string, { changes, plan, input }: FileContext): string {
  const { shortName } = plan;
  const { facts, options } = input;
  const defaults = sharedFacts(
    [...changes.names.keys()].filter(isDatasetUrn).map((urn) => splitEntity(urn, facts?.get(urn))),
  );
  const names = [...changes.names].sort(([, a], [, b]) => compareText(a, b));
  const units = [...changes.units].sort(([a], [b]) => compareText(shortName(a), shortName(b)));
  const file = {
    path,
    defaults,
    names: new Map(
      [...groupBy(names, ([urn]) => sectionOf(urn))].map(([section, own]) => {
        return [
          section,
          own.map(([urn, name]) => [name, identityOf(urn, defaults, input)] as const),
        ];
      }),
    ),
    lineage: units.flatMap(([downstream, { added }]) => newEntries(downstream, added, shortName)),
  };
  return newFileText(file, options);
}

/** Returns the facts that all datasets of a file share. PROD needs no mention. */
function sharedFacts(datasets: readonly SplitEntity[]): InheritedFacts {
  const shared = <T>(factOf: (dataset: SplitEntity) => T): T | undefined => {
    const [fact, ...others] = new Set(datasets.map(factOf));
    return others.length === 0 ? fact : undefined;
  };
  return {
    platform: shared(({ platform }) => platform),
    env: shared(({ env }) => (env === 'PROD' ? undefined : env)),
    platformInstance: shared(({ instance }) => instance),
  };
}

function countElements(
  { units }: FileChanges,
  isCounted: (element: Element) => boolean,
): ElementCounts {
  const all = [...units.values()];
  const count = (parts: readonly { readonly element: Element }[]): number =>
    parts.filter(({ element }) => isCounted(element)).length;
  return {
    added: all.flatMap(({ added }) => added).filter(isCounted).length,
    changed: count(all.flatMap(({ changed }) => changed)),
    removed: count(all.flatMap(({ removed }) => removed)),
  };
}
