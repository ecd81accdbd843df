import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { endUrn } from '../../model/edge-end.js';
import { lineageEntities } from '../../model/lineage-entities.js';
import type { PortableUnit } from '../../model/portable-lineage.js';
import { matchesWildcards } from '../../plan/scope/expression.js';
import { datasetParts } from '../../urn/dataset-urn.js';
import { type EntityUrn, isDatasetUrn, otherParts } from '../../urn/entity-urn.js';
import type { ReadContext, SourceLineage } from './import-request.js';

/**
 * Takes datasets out of imported lineage, as downstreams and as upstreams. The manifests keep what
 * an earlier import wrote of an excluded downstream.
 *
 * @throws HeadwaterError `nothing-matches`, exit code 64, for a pattern that matches no dataset
 */
export function excludeDatasets(
  source: SourceLineage,
  patterns: readonly string[],
  { shortNames }: Pick<ReadContext, 'shortNames'>,
): SourceLineage {
  if (patterns.length === 0) return source;
  const { units } = source.lineage;
  const datasets = [...lineageEntities(source.lineage)];
  const excluded = new Set(
    patterns.flatMap((pattern) => {
      const exact = shortNames.get(pattern);
      const found = exact ? [exact] : datasets.filter((urn) => matches(pattern, urn));
      if (found.length === 0) throw noMatch(pattern);
      return found;
    }),
  );
  const { covers = () => true } = source;
  return {
    ...source,
    lineage: { units: units.flatMap((unit) => withoutDatasets(unit, excluded)) },
    covers: (downstream) => !excluded.has(downstream) && covers(downstream),
  };
}

function matches(pattern: string, urn: EntityUrn): boolean {
  const { platform, name } = isDatasetUrn(urn) ? datasetParts(urn) : otherParts(urn);
  if (pattern.startsWith('urn:')) return matchesWildcards(pattern, urn);
  return matchesWildcards(pattern, pattern.includes(':') ? `${platform}:${name}` : name);
}

/** Drops a unit if all its edges are excluded: an empty unit would state no upstreams. */
function withoutDatasets(
  unit: PortableUnit,
  excluded: ReadonlySet<EntityUrn>,
): readonly PortableUnit[] {
  if (excluded.has(unit.downstream)) return [];
  const edges = unit.edges.filter(({ upstream }) => !excluded.has(endUrn(upstream)));
  if (edges.length === 0 && unit.edges.length > 0) return [];
  const pairs = unit.pairs.filter(
    ({ of, upstream }) => !excluded.has(upstream.dataset) && !(of && excluded.has(of)),
  );
  const wildcards = unit.wildcards.filter(({ upstream }) => !excluded.has(upstream));
  return [{ ...unit, edges, pairs, wildcards }];
}

function noMatch(pattern: string): HeadwaterError {
  return new HeadwaterError('nothing-matches', `--exclude "${pattern}": no dataset of the import`, {
    exitCode: exitCodes.usage,
    hint: 'write a short name, a name, platform:name or an urn; * stands for any text',
  });
}
