import { type Finding, finding } from '../../errors/finding.js';
import { groupBy } from '../../model/group-by.js';
import { quote } from '../quote.js';
import type { DeclaredUnit, Stack } from '../stack.js';

/** Datasets that feed columns without being upstreams. One finding for each of them, however many columns it feeds. */
export function missingUpstream(stack: Stack): readonly Finding[] {
  return stack.units.filter(({ incomplete }) => !incomplete).flatMap((unit) => missingIn(unit, stack));
}

function missingIn({ downstream, edges, columns }: DeclaredUnit, { nameOf, named }: Stack): readonly Finding[] {
  const upstreams = new Set(edges.map(({ upstream }) => upstream));
  const stray = columns.flatMap(({ upstreams: sources }) => sources).filter(({ dataset }) => !upstreams.has(dataset));
  return [...groupBy(stray, ({ dataset }) => dataset)].map(([dataset, sources]) => {
    const name = nameOf(dataset);
    const hasName = named.some(({ urn }) => urn === dataset);
    return finding('missing-upstream', {
      message: `${quote(name)} feeds columns of ${quote(nameOf(downstream))}, but is none of its upstreams: add it`,
      place: sources[0].column.place,
      related: sources.slice(1).map(({ column }) => column.place),
      suggestion: hasName ? `- ${name}` : `- {urn: ${JSON.stringify(name)}}`,
    });
  });
}
