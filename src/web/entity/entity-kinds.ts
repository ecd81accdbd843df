import { entityTypes, kinds, type LineageKind } from '../../model/kinds.js';
import type { EntityType } from '../../urn/entity-urn.js';

/** The type of an entity whose lineage the pages read, by DataHub's name of it. */
function typeNamed(graphType: string): EntityType | undefined {
  return entityTypes.find((type) => kinds[type].graphType === graphType);
}

/** The kind of an entity by DataHub's name of its type. Undefined for models and others. */
export function kindNamed(graphType: string): LineageKind | undefined {
  const type = typeNamed(graphType);
  return type && kinds[type];
}

/** The word for a type: `job` for `DATA_JOB`. Types without lineage of their own keep their name. */
export function kindWord(graphType: string): string {
  return kindNamed(graphType)?.word ?? graphType;
}

/** True for a job, which the graph draws small, between its inputs and its outputs. */
export function isJob(graphType: string): boolean {
  return typeNamed(graphType) === 'dataJob';
}

/** True for entities with columns: datasets, and charts with fields. */
export function hasColumns(graphType: string): boolean {
  return ['records', 'fields'].includes(kindNamed(graphType)?.columns ?? '');
}

/** Counts entities by their words, in the order of the table of kinds: "4 datasets, 1 job". */
export function countKinds(graphTypes: readonly string[]): string {
  const words = graphTypes.map((type) => kindNamed(type)?.word ?? 'other');
  return [...entityTypes.map((type) => kinds[type].word), 'other']
    .map((word) => [word, words.filter((one) => one === word).length] as const)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(', ');
}

/**
 * The sign of a kind: the path of a drawing of 16 by 16 pixels, in lines without a filling. A
 * cylinder, a hexagon with a start sign, bars, and tiles.
 */
export function kindSign(graphType: string): string | undefined {
  const type = typeNamed(graphType);
  return type && SIGNS[type];
}

const SIGNS: Readonly<Record<EntityType, string>> = {
  dataset:
    'M2.5 4c0-1.4 2.5-2.5 5.5-2.5s5.5 1.1 5.5 2.5v8c0 1.4-2.5 2.5-5.5 2.5s-5.5-1.1-5.5-2.5z' +
    'M2.5 4c0 1.4 2.5 2.5 5.5 2.5s5.5-1.1 5.5-2.5M2.5 8c0 1.4 2.5 2.5 5.5 2.5s5.5-1.1 5.5-2.5',
  dataJob: 'M8 1l6.1 3.5v7L8 15l-6.1-3.5v-7zM6.4 5.4v5.2L10.8 8z',
  chart: 'M1.5 1.5v13h13M5 12V8M8.5 12V4M12 12V6.5',
  dashboard: 'M1.5 1.5h5.5v7.5h-5.5zM9.5 1.5h5v4h-5zM9.5 8h5v6.5h-5zM1.5 11.5h5.5v3h-5.5z',
};
