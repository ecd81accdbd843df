import { compareText } from '../errors/compare-text.js';
import type { ColumnRef, DesiredMapping, ExplicitMapping, WildcardMapping } from '../model/desired-state.js';
import { groupBy, type NonEmpty } from '../model/group-by.js';
import type { DeclaredMapping, DeclaredUnit } from './stack.js';

/**
 * Unites the column mappings of one downstream. Mappings of one column with the same transform and confidence (as a float32,
 * as catalogs store it) become one, in however many entries they stand. Wildcards by upstream, then the others by column.
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
  return sortedGroups(single, ({ place, ...meaning }) => JSON.stringify({ ...meaning, confidence: Math.fround(meaning.confidence) })).map(
    (group) => ({ ...group[0], confidence: leastConfidence(group) }),
  );
}

function desireExplicits(mappings: readonly DeclaredMapping[]): readonly ExplicitMapping[] {
  const fed = mappings.filter(({ upstreams }) => upstreams.length > 0);
  return sortedGroups(fed, explicitMeaning).map((group) => {
    const [first] = group;
    return {
      kind: 'explicit',
      downstreamColumn: first.downstream.text,
      upstreams: columnsOf(group),
      ...attributesOf(first),
      confidence: leastConfidence(group),
      place: first.downstream.place,
    };
  });
}

function explicitMeaning({ downstream, transform, confidence }: DeclaredMapping): string {
  return JSON.stringify([downstream.text, transform, Math.fround(confidence ?? 1)]);
}

/** Equal confidences may be written with different digits. Which ones count must not depend on the order of the files. */
function leastConfidence(group: NonEmpty<Pick<DeclaredMapping, 'confidence'>>): number {
  return group.reduce((least, { confidence }) => Math.min(least, confidence ?? 1), 1);
}

function columnsOf(group: NonEmpty<DeclaredMapping>): readonly ColumnRef[] {
  const columns = group.flatMap(({ upstreams }) =>
    upstreams.map(({ dataset, column }): ColumnRef => ({ dataset, column: column.text, place: column.place })),
  );
  return sortedGroups(columns, ({ dataset, column }) => JSON.stringify([dataset, column])).map(([first]) => first);
}

function attributesOf({ transform, confidence }: DeclaredMapping): { readonly transform?: string; readonly confidence: number } {
  return { ...(transform && { transform }), confidence: confidence ?? 1 };
}

function sortedGroups<T>(items: readonly T[], keyOf: (item: T) => string): readonly NonEmpty<T>[] {
  return [...groupBy(items, keyOf)].sort(([a], [b]) => compareText(a, b)).map(([, group]) => group);
}
