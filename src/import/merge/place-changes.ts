import { compareText } from '../../errors/compare-text.js';
import type { DeclaredUnit } from '../../manifest/declared-stack.js';
import { groupBy } from '../../model/group-by.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { ChangePlan, FileChanges, PlaceInput, UnitChanges } from './change-plan.js';
import { splitDatasetUrn } from './dataset-facts.js';
import { FileChooser } from './file-chooser.js';
import type { MergedUnit, UnitMerges } from './merge-units.js';
import { nameDatasets } from './name-datasets.js';
import type { ShortNameOf } from './new-entries.js';
import { ownNames, recordNames } from './own-names.js';

/** Decides the file of each change, and names the datasets that the changes need. */
export function placeChanges(place: PlaceInput): ChangePlan {
  const { input, stack, merges, stayed } = place;
  const own = ownNames(place);
  // Manifests with errors are not merged, so each short name has its dataset.
  const taken = new Map(
    stack.named.map(({ entry, urn }) => [entry.shortName.text, urn as DatasetUrn] as const),
  );
  const known = new Set(taken.values());
  const facts = input.facts ?? new Map();
  const urns = [...neededDatasets(merges)].filter((urn) => !known.has(urn)).sort(compareText);
  const names = nameDatasets({ urns, taken, facts });
  const shortName: ShortNameOf = (urn) => names.get(urn) ?? stack.displayName(urn);
  const chooser = new FileChooser({ input, own, merges, stayed });
  const pathOf = (urn: DatasetUrn): string => {
    const own = facts.get(urn) ?? {};
    const split = splitDatasetUrn(urn, own);
    return chooser.choose({ split, facts: own, shortName: shortName(urn) });
  };
  const byPath = new Map<string, FileChanges>();
  for (const unit of merges.units)
    placeUnit(unit, byPath, () => chooser.fileOf(unit) ?? pathOf(unit.downstream));
  for (const [urn, name] of names) changesAt(byPath, pathOf(urn)).names.set(urn, name);
  const used = usedDatasets(place);
  const unused = own.filter((one) => !used.has(one.urn) && !stayed.has(one.place.file));
  for (const one of unused) changesAt(byPath, one.place.file).removedNames.push(one);
  return { byPath, shortName, record: recordNames(place, { names, own, unused }) };
}

function changesAt(byPath: Map<string, FileChanges>, path: string): FileChanges {
  const known = byPath.get(path);
  if (known !== undefined) return known;
  const created: FileChanges = { units: new Map(), names: new Map(), removedNames: [] };
  byPath.set(path, created);
  return created;
}

function placeUnit(
  { downstream, added, changed, removed }: MergedUnit,
  byPath: Map<string, FileChanges>,
  path: () => string,
): void {
  const at = (file: string): UnitChanges => {
    const { units } = changesAt(byPath, file);
    const known = units.get(downstream);
    if (known !== undefined) return known;
    const created: UnitChanges = { added: [], changed: [], removed: [] };
    units.set(downstream, created);
    return created;
  };
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

/** Lists the datasets that the source names, or lineage after the changes. */
function usedDatasets({ input, stack, merges }: PlaceInput): ReadonlySet<DatasetUrn> {
  const merged = new Map(merges.units.map((unit) => [unit.downstream, unit]));
  const used = new Set(neededDatasets(merges));
  for (const { downstream, edges } of input.lineage.units) {
    used.add(downstream);
    for (const { upstream } of edges) used.add(upstream);
  }
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
