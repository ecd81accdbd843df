import { compareText } from '../errors/compare-text.js';
import type { ColumnRef, DesiredMapping, ExplicitMapping, WildcardMapping } from '../model/desired-state.js';
import { groupBy, type NonEmpty } from '../model/group-by.js';
import type { DeclaredMapping, DeclaredUnit } from './stack.js';

/**
 * The column mappings of one downstream, united: what feeds one column with the same transform and confidence is one
 * mapping, in however many entries it was declared. Wildcards by upstream, then the others by downstream column.
 */
export function desireColumns({ columns }: DeclaredUnit): readonly DesiredMapping[] {
  return [
    ...desireWildcards(columns.filter(({ kind }) => kind === 'wildcard')),
    ...desireExplicits(columns.filter(({ kind }) => kind === 'explicit')),
  ];
}

function desireWildcards(mappings: readonly DeclaredMapping[]): readonly WildcardMapping[] {
  const single = mappings.flatMap((mapping) =>
    mapping.upstreams.map(({ dataset }): WildcardMapping => {
      const except = [...new Set(mapping.except.map(({ text }) => text))].sort(compareText);
      return { kind: 'wildcard', upstream: dataset, except, ...attributesOf(mapping), place: mapping.downstream.place };
    }),
  );
  return sortedGroups(single, ({ place, ...meaning }) => JSON.stringify(meaning)).map(([first]) => first);
}

function desireExplicits(mappings: readonly DeclaredMapping[]): readonly ExplicitMapping[] {
  const fed = mappings.filter(({ upstreams }) => upstreams.length > 0);
  return sortedGroups(fed, ({ downstream, transform, confidence }) => JSON.stringify([downstream.text, transform, confidence])).map(
    (group) => {
      const [first] = group;
      return {
        kind: 'explicit',
        downstreamColumn: first.downstream.text,
        upstreams: columnsOf(group),
        ...attributesOf(first),
        place: first.downstream.place,
      };
    },
  );
}

function columnsOf(group: NonEmpty<DeclaredMapping>): readonly ColumnRef[] {
  const columns = group.flatMap(({ upstreams }) => upstreams.map(({ dataset, column }): ColumnRef => ({ dataset, column: column.text })));
  return sortedGroups(columns, ({ dataset, column }) => JSON.stringify([dataset, column])).map(([first]) => first);
}

function attributesOf({ transform, confidence }: DeclaredMapping): { readonly transform?: string; readonly confidence: number } {
  return { ...(transform && { transform }), confidence: confidence ?? 1 };
}

function sortedGroups<T>(items: readonly T[], keyOf: (item: T) => string): readonly NonEmpty<T>[] {
  return [...groupBy(items, keyOf)].sort(([a], [b]) => compareText(a, b)).map(([, group]) => group);
}
