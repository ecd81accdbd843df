import { compareText } from '../../errors/compare-text.js';
import { type Finding, finding } from '../../errors/finding.js';
import type { DeclaredStack, DeclaredUnit } from '../../manifest/declared-stack.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import type { ImportCounts } from '../../model/import-changes.js';
import type { LeftOut, PortableUnit } from '../../model/portable-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { quote } from '../../yaml/quote.js';
import { describeElement, type Element, entitiesIn } from './element.js';
import type { MergeContext } from './import-types.js';
import { type Clash, mergeUnit, type UnitMerge } from './merge-unit.js';
import { readSourceUnit } from './source-elements.js';
import { type Statement, statementsOf, type UnitStatements } from './statements.js';

export interface MergedUnit extends UnitMerge {
  readonly downstream: EntityUrn;
  /** The entities that lineage in the manifests names after the removals. */
  readonly named: ReadonlySet<EntityUrn>;
  /** The parts of the source that no manifest can express. */
  readonly leftOut: readonly LeftOut[];
}

export interface UnitMerges {
  /** Sorted by downstream. */
  readonly units: readonly MergedUnit[];
  readonly findings: readonly Finding[];
  readonly counts: ImportCounts;
  readonly leftOut: readonly LeftOut[];
  /** The numbers of outdated elements in files that cannot be changed. */
  readonly blocked: ReadonlyMap<string, number>;
}

/** Merges every downstream that the source, the record or a stopped import has. */
export function mergeUnits(context: MergeContext): UnitMerges {
  const { input, stack, recorded, pending } = context;
  const declared = new Map(stack.units.map((unit) => [unit.downstream, unit]));
  const parts = groupBy(input.lineage.units, ({ downstream }) => downstream);
  const known = [...parts.keys(), ...recorded.keys(), ...pending.keys()] as EntityUrn[];
  const units = [...new Set(known)].sort(compareText).map((downstream) => {
    const own = { parts: groupAt(parts, downstream), declared: declared.get(downstream) };
    return mergeOne(downstream, own, context);
  });
  const sum = (count: (unit: UnitMerge) => number): number =>
    units.reduce((total, unit) => total + count(unit), 0);
  return {
    units,
    findings: units.flatMap((unit) =>
      unit.clashes.map((clash) => clashFinding(unit.downstream, clash, stack)),
    ),
    counts: {
      new: sum(({ added }) => added.length),
      updated: sum(({ changed }) => changed.length),
      removed: sum(({ removed }) => removed.length),
      kept: sum(({ kept }) => kept),
      staysGone: sum(({ staysGone }) => staysGone),
    },
    leftOut: units.flatMap(({ leftOut }) => leftOut),
    blocked: countByFile(units.flatMap(({ blocked }) => blocked)),
  };
}

/** The lineage of one downstream in the source and in the manifests. */
interface UnitSides {
  readonly parts: readonly PortableUnit[];
  readonly declared: DeclaredUnit | undefined;
}

/** Merges one downstream. Keeps changed elements only: a large stack has hundreds of thousands. */
function mergeOne(
  downstream: EntityUrn,
  { parts, declared }: UnitSides,
  { input, recorded, pending, stayed }: MergeContext,
): MergedUnit {
  const { namespace, options } = input;
  const statements = statementsOf(declared);
  const { elements, leftOut } = readSourceUnit(parts, options.transforms, namespace);
  const isCovered = options.covers?.(downstream) ?? true;
  const before = recorded.get(downstream) ?? new Map();
  const merge = mergeUnit({
    source: isCovered ? elements : elementsIn(statements),
    stated: statements,
    recorded: before,
    pending: pending.get(downstream) ?? new Map(),
    onClash: options.onClash,
    isHeld: (declared?.entries ?? []).some(
      ({ protect, ownership }) => protect !== undefined || ownership !== undefined,
    ),
    canChange: ({ place }) => !stayed.has(place.file),
  });
  // The record of a downstream that the import is not about stays.
  const record = isCovered ? merge.record : before;
  const named = namedAfter(downstream, statements, merge.removed);
  return { ...merge, downstream, named, leftOut, record };
}

function namedAfter(
  downstream: EntityUrn,
  statements: UnitStatements,
  removed: readonly Statement[],
): ReadonlySet<EntityUrn> {
  const named = new Set<EntityUrn>();
  const gone = new Set(removed);
  for (const group of statements.values())
    for (const statement of group) {
      if (gone.has(statement)) continue;
      named.add(downstream);
      for (const urn of entitiesIn(statement.element)) named.add(urn);
    }
  return named;
}

/** Takes the manifests themselves for the source, so that nothing changes. */
function elementsIn(statements: UnitStatements): ReadonlyMap<string, Element> {
  return new Map([...statements].map(([key, [{ element }]]) => [key, element]));
}

function countByFile(statements: readonly Statement[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { place } of statements) counts.set(place.file, (counts.get(place.file) ?? 0) + 1);
  return counts;
}

function clashFinding(downstream: EntityUrn, clash: Clash, stack: DeclaredStack): Finding {
  const { kind, element, statement, wanted } = clash;
  const about = describeElement(downstream, element, stack.displayName);
  const own = statement?.element;
  const isEmpty = element.kind === 'empty' && kind === 'stated';
  const gone = isEmpty ? 'the source has upstreams' : 'the source no longer has it';
  const how = wanted === undefined ? gone : difference(own, wanted);
  return finding(kind === 'stated' ? 'import-kept-stated' : 'import-kept-edited', {
    message: `${quote(about)} stays as it is: ${how}`,
    place: statement?.place,
    about: [about],
  });
}

function difference(own: Element | undefined, wanted: Element): string {
  if (own === undefined || own.kind === 'empty') return 'the manifests have upstreams';
  if (own.kind === 'edge' && wanted.kind === 'edge' && own.type === wanted.type)
    return 'the source has another note';
  if (own.kind === 'edge' && wanted.kind === 'edge')
    return `it is ${own.type} here, and ${wanted.type} in the source`;
  return 'the source has another transform or confidence, or no exceptions';
}
