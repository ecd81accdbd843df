import { compareText } from '../../errors/compare-text.js';
import { type Finding, finding } from '../../errors/finding.js';
import type { DeclaredStack, DeclaredUnit } from '../../manifest/declared-stack.js';
import { quote } from '../../manifest/yaml/quote.js';
import { groupBy } from '../../model/group-by.js';
import type { ImportCounts } from '../../model/import-changes.js';
import type { LeftOut, PortableLineage, PortableUnit } from '../../model/portable-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { describeElement, type Element } from './element.js';
import type { ImportRecord } from './import-record.js';
import type { ImportOptions } from './import-types.js';
import { type Clash, mergeUnit, type UnitMerge } from './merge-unit.js';
import { readSourceUnit } from './source-elements.js';
import { type Statement, statementsOf, type UnitStatements } from './statements.js';

export interface UnitsInput {
  readonly source: PortableLineage;
  /** The namespace of the catalog's urns. */
  readonly namespace: string;
  readonly stack: DeclaredStack;
  readonly recorded: ImportRecord;
  readonly pending: ImportRecord;
  /** The files that cannot be changed. */
  readonly stayed: ReadonlySet<string>;
  readonly options: Pick<ImportOptions, 'onClash' | 'covers' | 'transforms'>;
}

export interface MergedUnit extends UnitMerge {
  readonly downstream: DatasetUrn;
  /** The datasets that lineage in the manifests names after the merge, without what it adds. */
  readonly named: ReadonlySet<DatasetUrn>;
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

const NO_PARTS: readonly PortableUnit[] = [];
const NO_HASHES: ReadonlyMap<string, string> = new Map();

/** Merges every downstream that the source, the record or an import that was stopped has. */
export function mergeUnits(input: UnitsInput): UnitMerges {
  const { source, stack, recorded, pending } = input;
  const declared = new Map(stack.units.map((unit) => [unit.downstream, unit]));
  const parts = groupBy(source.units, ({ downstream }) => downstream);
  const known = [...parts.keys(), ...recorded.keys(), ...pending.keys()] as DatasetUrn[];
  const units = [...new Set(known)].sort(compareText).map((downstream) =>
    mergeOne({
      downstream,
      parts: parts.get(downstream) ?? NO_PARTS,
      declared: declared.get(downstream),
      input,
    }),
  );
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

interface OneInput {
  readonly downstream: DatasetUrn;
  /** The lineage of this downstream in the source. */
  readonly parts: readonly PortableUnit[];
  /** The lineage of this downstream in the manifests. */
  readonly declared: DeclaredUnit | undefined;
  readonly input: UnitsInput;
}

/** A large stack has hundreds of thousands of elements, so no more of them is kept than changes. */
function mergeOne({ downstream, parts, declared, input }: OneInput): MergedUnit {
  const { namespace, recorded, pending, stayed, options } = input;
  const statements = statementsOf(declared);
  const { elements, leftOut } = readSourceUnit(parts, {
    transforms: options.transforms,
    namespace,
  });
  const isCovered = options.covers?.(downstream) ?? true;
  const merge = mergeUnit({
    source: isCovered ? elements : elementsIn(statements),
    stated: statements,
    recorded: recorded.get(downstream) ?? NO_HASHES,
    pending: pending.get(downstream) ?? NO_HASHES,
    onClash: options.onClash,
    isHeld: (declared?.entries ?? []).some(
      ({ protect, ownership }) => protect !== undefined || ownership !== undefined,
    ),
    canChange: ({ place }) => !stayed.has(place.file),
  });
  // What the import is not about stays as it was recorded.
  const record = isCovered ? merge.record : (recorded.get(downstream) ?? NO_HASHES);
  const named = namedAfter(downstream, statements, merge.removed);
  return { ...merge, downstream, named, leftOut, record };
}

function namedAfter(
  downstream: DatasetUrn,
  statements: UnitStatements,
  removed: readonly Statement[],
): ReadonlySet<DatasetUrn> {
  const named = new Set<DatasetUrn>();
  const gone = new Set(removed);
  for (const group of statements.values())
    for (const statement of group) {
      if (gone.has(statement)) continue;
      named.add(downstream);
      if (statement.element.kind !== 'empty') named.add(statement.element.upstream);
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

function clashFinding(downstream: DatasetUrn, clash: Clash, stack: DeclaredStack): Finding {
  const { kind, element, statement, wanted } = clash;
  const about = describeElement(downstream, element, stack.displayName);
  const own = statement?.element;
  const how =
    wanted === undefined
      ? element.kind === 'empty' && kind === 'stated'
        ? 'the source has upstreams'
        : 'the source no longer has it'
      : own === undefined || own.kind === 'empty'
        ? 'the manifests have upstreams'
        : difference(own, wanted);
  return finding(kind === 'stated' ? 'import-kept-stated' : 'import-kept-edited', {
    message: `${quote(about)} stays as it is: ${how}`,
    place: statement?.place,
    about: [about],
  });
}

function difference(own: Element, wanted: Element): string {
  if (own.kind === 'edge' && wanted.kind === 'edge')
    return `it is ${own.type} here, and ${wanted.type} in the source`;
  return 'the source has another transform or confidence, or no exceptions';
}
