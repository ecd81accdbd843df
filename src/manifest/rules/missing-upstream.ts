import { type Finding, finding } from '../../errors/finding.js';
import { groupBy } from '../../model/group-by.js';
import type { DeclaredStack, DeclaredUnit } from '../declared-stack.js';
import { quote } from '../yaml/quote.js';

/**
 * Finds datasets that feed columns but are not upstreams. Gives one finding for each dataset, for
 * all of its columns.
 */
export function missingUpstream(stack: DeclaredStack): readonly Finding[] {
  return stack.units
    .filter(({ incomplete }) => !incomplete)
    .flatMap((unit) => missingIn(unit, stack));
}

function missingIn(
  { downstream, edges, columns }: DeclaredUnit,
  { displayName, named }: DeclaredStack,
): readonly Finding[] {
  const upstreams = new Set(edges.map(({ upstream }) => upstream));
  const stray = columns
    .flatMap(({ upstreams: sources }) => sources)
    .filter(({ dataset }) => !upstreams.has(dataset));
  return [...groupBy(stray, ({ dataset }) => dataset)].map(([dataset, sources]) => {
    const name = displayName(dataset);
    const hasName = named.some(({ urn }) => urn === dataset);
    return finding('missing-upstream', {
      message: `${quote(name)} feeds columns of ${quote(displayName(downstream))}, but is not one of its upstreams: add it`,
      place: sources[0].column.place,
      related: sources.slice(1).map(({ column }) => column.place),
      suggestion: hasName ? `- ${name}` : `- {urn: ${JSON.stringify(name)}}`,
    });
  });
}
