import { type Finding, finding } from '../../errors/finding.js';
import { quote } from '../quote.js';
import type { DeclaredMapping, DeclaredUnit, Stack } from '../stack.js';

/** Datasets among their own upstreams. One finding for each, however many entries and columns declare it. */
export function selfLineage({ units, nameOf }: Stack): readonly Finding[] {
  return units.flatMap(({ downstream, edges, columns }) => {
    const [place, ...related] = edges.filter(({ upstream }) => upstream === downstream).map((edge) => edge.place);
    if (place === undefined) return [];
    const how = columnsFed(downstream, columns);
    const message = `${quote(nameOf(downstream))} feeds itself${how}: name another dataset, or set the rule self-lineage to off if it is built from its own rows`;
    return [finding('self-lineage', { message, place, related })];
  });
}

/** A wildcard stands for pairs that only a schema tells, so it is not counted. */
function columnsFed(downstream: DeclaredUnit['downstream'], columns: readonly DeclaredMapping[]): string {
  const pairs = new Set(
    columns
      .filter(({ kind }) => kind === 'explicit')
      .flatMap((mapping) =>
        mapping.upstreams
          .filter(({ dataset }) => dataset === downstream)
          .map(({ column }) => JSON.stringify([mapping.downstream.text, column.text])),
      ),
  );
  if (pairs.size === 0) return '';
  return pairs.size === 1 ? ', with 1 column pair' : `, with ${pairs.size} column pairs`;
}
