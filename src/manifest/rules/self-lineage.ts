import { type Finding, finding } from '../../errors/finding.js';
import type { DeclaredMapping, DeclaredStack, DeclaredUnit } from '../declared-stack.js';
import { quote } from '../yaml/quote.js';

/**
 * Finds datasets that are their own upstreams. Gives one finding for each dataset, for all entries
 * and columns.
 */
export function selfLineage({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ downstream, edges, columns }) => {
    const [place, ...related] = edges
      .filter(({ upstream }) => upstream === downstream)
      .map((edge) => edge.place);
    if (place === undefined) return [];
    const how = describePairs(downstream, columns);
    const address = displayName(downstream);
    const message = `${quote(address)} feeds itself${how}: name another dataset, or set the rule self-lineage to off if it is built from its own rows`;
    return [finding('self-lineage', { message, place, related, about: [address] })];
  });
}

/**
 * Describes the column pairs of a dataset with itself. Wildcards are not counted, since only a
 * schema gives their pairs.
 */
function describePairs(
  downstream: DeclaredUnit['downstream'],
  columns: readonly DeclaredMapping[],
): string {
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
