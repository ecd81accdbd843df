import { compareText } from '../../errors/compare-text.js';
import type { DeclaredUnit } from '../../manifest/declared-stack.js';
import { testedNames } from '../../manifest/rules/test-rules.js';
import { endUrn } from '../../model/edge-end.js';
import { getOrMake } from '../../model/get-or-make.js';
import { groupBy } from '../../model/group-by.js';
import { lineageEntities } from '../../model/lineage-entities.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { type Element, entitiesIn } from './element.js';
import { splitEntity } from './entity-facts.js';
import type { ImportRecord } from './import-record.js';
import type { MergeContext } from './import-types.js';
import { manifestPath } from './manifest-path.js';
import type { ElementChange } from './merge-unit.js';
import type { MergedUnit, UnitMerges } from './merge-units.js';
import { nameEntities } from './name-entities.js';
import type { ShortNameOf } from './new-entries.js';
import { type OwnName, ownNames, recordNames } from './own-names.js';
import type { Statement } from './statements.js';

/** The changes of one file. */
export interface FileChanges {
  readonly units: Map<EntityUrn, UnitChanges>;
  /** New short names, by entity. */
  readonly names: Map<EntityUrn, string>;
  /** The short names to remove. */
  readonly removedNames: OwnName[];
}

/** The changes of one holder in one file. */
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

/** Decides the file of each change, and names the entities that the changes need. */
export function placeChanges(merges: UnitMerges, context: MergeContext): ChangePlan {
  const { input, stack, stayed } = context;
  const { facts = new Map() } = input;
  const own = ownNames(context);
  // Manifests with errors are not merged, so each short name has its dataset.
  const taken = new Map(
    stack.named.map(({ entry, urn }) => [entry.shortName.text, urn as EntityUrn] as const),
  );
  const known = new Set(taken.values());
  const urns = [...neededEntities(merges)].filter((urn) => !known.has(urn)).sort(compareText);
  const names = nameEntities({ urns, taken, facts });
  const shortName: ShortNameOf = (urn) => names.get(urn) ?? stack.displayName(urn);
  const choose = fileChooser(own, merges, context);
  const pathOf = (urn: EntityUrn): string =>
    choose(manifestPath(splitEntity(urn, facts.get(urn)), shortName(urn), input.options));
  const byPath = new Map<string, FileChanges>();
  for (const unit of merges.units) {
    const [ownFile] = [...unit.ownFiles].filter((file) => !stayed.has(file)).sort();
    placeUnit(unit, byPath, () => ownFile ?? pathOf(unit.downstream));
  }
  for (const [urn, name] of names) changesAt(byPath, pathOf(urn)).names.set(urn, name);
  const used = usedEntities(merges, context);
  const tested = new Set(testedNames(stack.tests));
  const unused = own.filter(
    ({ urn, shortName, place }) =>
      !used.has(urn) && !tested.has(shortName) && !stayed.has(place.file),
  );
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

/** Lists the entities that new elements name. */
function neededEntities({ units }: UnitMerges): ReadonlySet<EntityUrn> {
  const needed = new Set<EntityUrn>();
  for (const { downstream, added, changed } of units) {
    const elements = [...added, ...changed.map(({ element }) => element)];
    if (elements.length > 0) needed.add(downstream);
    for (const element of elements) for (const urn of entitiesIn(element)) needed.add(urn);
  }
  return needed;
}

/** Lists the entities that the source names, or that lineage names after the changes. */
function usedEntities(merges: UnitMerges, { input, stack }: MergeContext): ReadonlySet<EntityUrn> {
  const merged = new Map(merges.units.map((unit) => [unit.downstream, unit]));
  const used = new Set([...neededEntities(merges), ...lineageEntities(input.lineage)]);
  for (const declared of stack.units) {
    const unit = merged.get(declared.downstream);
    for (const urn of unit === undefined ? namedIn(declared) : unit.named) used.add(urn);
  }
  return used;
}

function* namedIn({ downstream, edges, columns }: DeclaredUnit): Iterable<EntityUrn> {
  yield downstream;
  for (const { upstream } of edges) yield endUrn(upstream);
  for (const { of, upstreams } of columns) {
    if (of !== undefined) yield of;
    for (const { dataset } of upstreams) yield dataset;
  }
}
