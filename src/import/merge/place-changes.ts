import { compareText } from '../../errors/compare-text.js';
import type { DeclaredUnit } from '../../manifest/declared-stack.js';
import { getOrMake } from '../../model/get-or-make.js';
import { groupBy } from '../../model/group-by.js';
import { lineageEntities } from '../../model/lineage-entities.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { isDatasetUrn } from '../../urn/entity-urn.js';
import { splitDataset } from './dataset-facts.js';
import type { Element } from './element.js';
import type { ImportRecord } from './import-record.js';
import type { MergeContext } from './import-types.js';
import { manifestPath } from './manifest-path.js';
import type { ElementChange } from './merge-unit.js';
import type { MergedUnit, UnitMerges } from './merge-units.js';
import { nameDatasets } from './name-datasets.js';
import type { ShortNameOf } from './new-entries.js';
import { type OwnName, ownNames, recordNames } from './own-names.js';
import type { Statement } from './statements.js';

/** The changes of one file. */
export interface FileChanges {
  readonly units: Map<DatasetUrn, UnitChanges>;
  /** New short names, by dataset. */
  readonly names: Map<DatasetUrn, string>;
  /** The short names to remove. */
  readonly removedNames: OwnName[];
}

/** The changes of one downstream in one file. */
export interface UnitChanges {
  readonly added: Element[];
  readonly changed: ElementChange[];
  readonly removed: Statement[];
}

/** All changes of an import, by file. */
export interface ChangePlan {
  readonly byPath: ReadonlyMap<string, FileChanges>;
  readonly shortName: ShortNameOf;
  readonly record: ImportRecord;
}

/** Decides the file of each change, and names the datasets that the changes need. */
export function placeChanges(merges: UnitMerges, context: MergeContext): ChangePlan {
  const { input, stack, stayed } = context;
  const { facts = new Map() } = input;
  const own = ownNames(context);
  // Manifests with errors are not merged, so each short name has its dataset.
  const taken = new Map(
    stack.named.map(({ entry, urn }) => [entry.shortName.text, urn as DatasetUrn] as const),
  );
  const known = new Set(taken.values());
  const urns = [...neededDatasets(merges)].filter((urn) => !known.has(urn)).sort(compareText);
  const names = nameDatasets({ urns, taken, facts });
  const shortName: ShortNameOf = (urn) => names.get(urn) ?? stack.displayName(urn);
  const choose = fileChooser(own, merges, context);
  const pathOf = (urn: DatasetUrn): string =>
    choose(manifestPath(splitDataset(urn, facts.get(urn)), shortName(urn), input.options));
  const byPath = new Map<string, FileChanges>();
  for (const unit of merges.units) {
    const [ownFile] = [...unit.ownFiles].filter((file) => !stayed.has(file)).sort();
    placeUnit(unit, byPath, () => ownFile ?? pathOf(unit.downstream));
  }
  for (const [urn, name] of names) changesAt(byPath, pathOf(urn)).names.set(urn, name);
  const used = usedDatasets(merges, context);
  const unused = own.filter((one) => !used.has(one.urn) && !stayed.has(one.place.file));
  for (const one of unused) changesAt(byPath, one.place.file).removedNames.push(one);
  return { byPath, shortName, record: recordNames(merges.units, context, { names, own, unused }) };
}

/**
 * Returns a function from the file of the layout to the file for new lineage and names: the same
 * file, or another file beside it if a person wrote the first.
 */
function fileChooser(
  own: readonly OwnName[],
  { units }: UnitMerges,
  { input, stayed }: MergeContext,
): (path: string) => string {
  // Some disks compare names without letter case.
  const existing = new Map(input.files.map(({ path }) => [path.toLowerCase(), path]));
  const imported = new Set(own.map(({ place }) => place.file));
  for (const { ownFiles } of units) for (const file of ownFiles) imported.add(file);
  return (path) => {
    const known = existing.get(path.toLowerCase());
    const isOpen = known === undefined || imported.has(known);
    if (isOpen && !stayed.has(known ?? path)) return known ?? path;
    const stem = path.replace(/\.yaml$/, '.imported');
    for (let number = 1; ; number++) {
      const beside = `${stem}${number === 1 ? '' : `-${number}`}.yaml`;
      const found = existing.get(beside.toLowerCase()) ?? beside;
      if (!stayed.has(found)) return found;
    }
  };
}

function changesAt(byPath: Map<string, FileChanges>, path: string): FileChanges {
  return getOrMake(byPath, path, () => ({ units: new Map(), names: new Map(), removedNames: [] }));
}

function placeUnit(
  { downstream, added, changed, removed }: MergedUnit,
  byPath: Map<string, FileChanges>,
  path: () => string,
): void {
  const at = (file: string): UnitChanges =>
    getOrMake(changesAt(byPath, file).units, downstream, () => ({
      added: [],
      changed: [],
      removed: [],
    }));
  if (added.length > 0) at(path()).added.push(...added);
  for (const { statements, element } of changed)
    for (const [file, group] of groupBy(statements, (one) => one.place.file))
      at(file).changed.push({ statements: group, element });
  for (const statement of removed) at(statement.place.file).removed.push(statement);
}

/** Lists the datasets that new elements name. */
function neededDatasets({ units }: UnitMerges): ReadonlySet<DatasetUrn> {
  const needed = new Set<DatasetUrn>();
  for (const { downstream, added, changed } of units) {
    const elements = [...added, ...changed.map(({ element }) => element)];
    if (elements.length > 0) needed.add(downstream);
    for (const element of elements) if (element.kind !== 'empty') needed.add(element.upstream);
  }
  return needed;
}

/** Lists the datasets that the source names, or that lineage names after the changes. */
function usedDatasets(merges: UnitMerges, { input, stack }: MergeContext): ReadonlySet<DatasetUrn> {
  const merged = new Map(merges.units.map((unit) => [unit.downstream, unit]));
  const used = new Set([
    ...neededDatasets(merges),
    ...[...lineageEntities(input.lineage)].filter(isDatasetUrn),
  ]);
  for (const declared of stack.units) {
    const unit = merged.get(declared.downstream);
    for (const urn of unit === undefined ? namedIn(declared) : unit.named) used.add(urn);
  }
  return used;
}

function* namedIn({ downstream, edges, columns }: DeclaredUnit): Iterable<DatasetUrn> {
  yield downstream;
  for (const { upstream } of edges) yield upstream;
  for (const { upstreams } of columns) for (const { dataset } of upstreams) yield dataset;
}
