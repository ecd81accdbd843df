import { type Finding, finding } from '../../errors/finding.js';
import { quote } from '../quote.js';
import type { Stack } from '../stack.js';

/** A dataset among its own upstreams, or a column fed from its own dataset. */
export function selfEdge({ units, nameOf }: Stack): readonly Finding[] {
  return units.flatMap(({ downstream, edges, columns }) => {
    const sources = columns.flatMap(({ upstreams }) => upstreams);
    const places = [
      ...edges.filter(({ upstream }) => upstream === downstream).map(({ place }) => place),
      ...sources.filter(({ dataset }) => dataset === downstream).map(({ column }) => column.place),
    ];
    const message = `${quote(nameOf(downstream))} cannot be its own upstream: name another dataset`;
    return places.map((place) => finding('self-edge', { message, place }));
  });
}
