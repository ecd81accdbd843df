import { type Finding, finding } from '../../errors/finding.js';
import { type DatasetUrn, parseDatasetUrn } from '../../urn/dataset-urn.js';
import { quote } from '../quote.js';
import type { Stack } from '../stack.js';

/**
 * A dataset whose only upstream is a dbt one. Source: DataHub's `SiblingAssociationHook`, which takes the pair for the
 * two sides of one dbt model and never parts them again.
 */
export function createsSibling({ units, nameOf }: Stack): readonly Finding[] {
  return units.flatMap(({ downstream, edges, incomplete }) => {
    const upstreams = new Set(edges.map(({ upstream }) => upstream));
    const siblings = edges.filter(({ upstream }) => isOfDbt(upstream)).slice(0, 1);
    if (incomplete || upstreams.size !== 1 || isOfDbt(downstream)) return [];
    return siblings.map(({ upstream, place }) => {
      const message = `${quote(nameOf(downstream))} would become the sibling of ${quote(nameOf(upstream))}, its only upstream: name the tables that dbt reads`;
      return finding('creates-sibling', { message, place });
    });
  });
}

function isOfDbt(urn: DatasetUrn): boolean {
  const parts = parseDatasetUrn(urn);
  return parts.ok && parts.value.platform === 'dbt';
}
