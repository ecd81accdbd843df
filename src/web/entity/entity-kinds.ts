import { entityTypes, kinds, type LineageKind } from '../../model/kinds.js';
import type { ShownKind } from '../../report/drawing/look/kind-look.js';
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

/** The word for a type: `job` for `DATA_JOB`, and `model group` for `MLMODEL_GROUP`. */
export function kindWord(graphType: string): string {
  const others = graphType.replace(/^ML_?/, '').replaceAll('_', ' ').toLowerCase();
  return kindNamed(graphType)?.word ?? others;
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

/** The kind whose shape and sign an entity has. */
export function shownKind(graphType: string): ShownKind {
  return typeNamed(graphType) ?? 'other';
}
