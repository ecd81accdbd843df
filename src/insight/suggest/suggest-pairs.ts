import type { ColumnType } from '../../model/desired-state.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { tableNames } from './column-words.js';
import { nameKey, soughtNames } from './name-relations.js';
import { isTechnical, type PairClass, pairScore, typesClash } from './pair-scores.js';
import type { NameRelation, Rivalry } from './suggestions.js';

/** A column, as a manifest writes it. */
export interface TypedColumn {
  readonly name: string;
  /** Absent if it is not known. */
  readonly type?: ColumnType;
}

/** A dataset whose columns are known. */
export interface ColumnTable<Id = string> {
  readonly id: Id;
  /** The name in the urn. */
  readonly name: string;
  readonly columns: readonly TypedColumn[];
}

/** A column pair that names and types suggest. */
export interface SuggestedPair<Id = string> extends PairClass {
  readonly downstreamColumn: string;
  readonly upstream: Id;
  readonly upstreamColumn: string;
  /** 0 to 1: the share of right pairs among those of its class. */
  readonly score: number;
}

interface Candidate<Id> extends Pick<SuggestedPair<Id>, 'relation' | 'clash'> {
  readonly table: IndexedTable<Id>;
  readonly column: TypedColumn;
}

interface IndexedTable<Id> extends ColumnTable<Id> {
  readonly byKey: ReadonlyMap<string, readonly TypedColumn[]>;
  readonly tableNames: readonly (readonly string[])[];
  /** The number of names that it shares with the downstream. */
  readonly shared: number;
}

/**
 * Suggests upstream columns for each column of a dataset, at most one relation for each. In the
 * order of the columns, then of the upstreams.
 */
export function suggestPairs<Id>(
  downstream: Omit<ColumnTable<unknown>, 'id'>,
  upstreams: readonly ColumnTable<Id>[],
): readonly SuggestedPair<Id>[] {
  const own = tableNames(downstream.name);
  const tables = upstreams.map((upstream) => indexTable(upstream, downstream.columns));
  return downstream.columns.flatMap((column) => {
    const candidates = tables.flatMap((table) => candidatesIn(table, column, own));
    const best = bestCandidates(candidates);
    const weakRivals = isTechnical(column.name) ? 'technical' : 'weaker';
    return best.map((candidate) => {
      const { table, relation, clash } = candidate;
      const rivalry = rivalryOf(candidate, best, tables.length === 1) ?? weakRivals;
      return {
        downstreamColumn: column.name,
        upstream: table.id,
        upstreamColumn: candidate.column.name,
        score: pairScore({ relation, rivalry, clash }),
        relation,
        rivalry,
        clash,
      };
    });
  });
}

function indexTable<Id>(
  upstream: ColumnTable<Id>,
  downstreamColumns: readonly TypedColumn[],
): IndexedTable<Id> {
  const byKey = groupBy(upstream.columns, ({ name }) => nameKey(name));
  const shared = downstreamColumns.filter(({ name }) => byKey.has(nameKey(name))).length;
  return { ...upstream, byKey, tableNames: tableNames(upstream.name), shared };
}

/** Lists the columns of one upstream in the strongest relation that any of them has. */
function candidatesIn<Id>(
  table: IndexedTable<Id>,
  column: TypedColumn,
  own: readonly (readonly string[])[],
): readonly Candidate<Id>[] {
  const lowerName = column.name.toLowerCase();
  for (const { relation, key } of soughtNames(column.name, [...table.tableNames, ...own])) {
    const found = groupAt(table.byKey, key);
    const same =
      relation === 'words' ? found.filter(({ name }) => name.toLowerCase() === lowerName) : [];
    const toCandidate = (one: NameRelation) => (upstream: TypedColumn) => ({
      table,
      column: upstream,
      relation: one,
      clash: typesClash(upstream.type, column.type),
    });
    if (same.length > 0) return same.map(toCandidate('same'));
    if (found.length > 0) return found.map(toCandidate(relation));
  }
  return [];
}

/** The strength of each relation, the strongest first. */
const strengths: Readonly<Record<NameRelation, number>> = {
  same: 0,
  words: 0,
  table: 1,
  flag: 2,
  aggregate: 3,
  ending: 4,
};

/** Keeps the candidates that fit best. A clash of types is weaker than any relation of names. */
function bestCandidates<Id>(candidates: readonly Candidate<Id>[]): readonly Candidate<Id>[] {
  const fitting = candidates.filter(({ clash }) => !clash);
  const considered = fitting.length > 0 ? fitting : candidates;
  const best = Math.min(...considered.map(({ relation }) => strengths[relation]));
  return considered.filter(({ relation }) => strengths[relation] === best);
}

/** Returns undefined for the best column of several upstreams. */
function rivalryOf<Id>(
  { table, column }: Candidate<Id>,
  best: readonly Candidate<Id>[],
  isOnly: boolean,
): Rivalry | undefined {
  const others = best.filter((one) => one.table !== table || one.column !== column);
  if (isOnly) return others.length === 0 ? 'none' : 'equal';
  if (others.some((one) => one.table.shared >= table.shared)) return 'equal';
  return others.length > 0 ? 'shared' : undefined;
}
