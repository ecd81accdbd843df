import { type Finding, finding } from '../../errors/finding.js';
import { type DatasetUrn, parseDatasetUrn } from '../../urn/dataset-urn.js';
import type { DeclaredStack } from '../declared-stack.js';
import { quote } from '../yaml/quote.js';

/**
 * Finds datasets whose only upstream is a dbt dataset. DataHub takes such a pair for the two sides
 * of one dbt model and never separates them again. Source: DataHub's `SiblingAssociationHook`.
 */
export function createsSibling({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ downstream, edges, incomplete }) => {
    const upstreams = new Set(edges.map(({ upstream }) => upstream));
    const siblings = edges.filter(({ upstream }) => isDbtDataset(upstream)).slice(0, 1);
    if (incomplete || upstreams.size !== 1 || isDbtDataset(downstream)) return [];
    return siblings.map(({ upstream, place }) => {
      const [made, source] = [displayName(downstream), displayName(upstream)];
      const message = `${quote(made)} would become the sibling of ${quote(source)}, its only upstream: name the tables that dbt reads`;
      return finding('creates-sibling', { message, place, about: [made, source] });
    });
  });
}

function isDbtDataset(urn: DatasetUrn): boolean {
  const parts = parseDatasetUrn(urn);
  return parts.ok && parts.value.platform === 'dbt';
}
