import { entityTypes, kinds } from '../../model/kinds.js';
import { COLUMN_ASPECT } from '../../model/lineage-form.js';
import type { EntityType } from '../../urn/entity-urn.js';
import { type Direction, directionName } from './entity.js';

/** The largest number of neighbors that a hop lists. */
const HOP_SIZE = 100;

/** The input of `lineage`. Siblings stay separate, and the answer lists missing entities too. */
export function sideInput(direction: Direction, count: number = HOP_SIZE): object {
  return {
    direction: directionName(direction),
    start: 0,
    count,
    separateSiblings: true,
    includeGhostEntities: true,
  };
}

/** Asks for some fields of each type of entities. GraphQL has no interface with these fields. */
export function onEach(types: readonly EntityType[], fields: (type: EntityType) => string): string {
  return types.map((type) => `  ... on ${kinds[type].graphqlName} { ${fields(type)} }`).join('\n');
}

/** The part of a query that names an entity and tells its state. */
export const MEMBER: string = `
fragment member on Entity {
  urn type
${onEach(entityTypes, () => 'exists status { removed } properties { name }')}
}`;

function storedFields(type: EntityType): string {
  const { aspect, columns } = kinds[type];
  const names = columns === 'fields' ? [aspect, COLUMN_ASPECT] : [aspect];
  return `aspects(input: { aspectNames: ${JSON.stringify(names)} }) { aspectName payload }`;
}

/** The part of a query that reads the stored lineage of an entity. */
export const STORED: string = `
fragment stored on Entity {
${onEach(entityTypes, storedFields)}
}`;

/** The same of entities that can be the upstream of a dataset and hold the edge themselves. */
export const STORED_OUTPUTS: string = `
fragment storedOutputs on Entity {
${onEach(
  entityTypes.filter((type) => kinds[type].lists.some(({ isOutput }) => isOutput)),
  storedFields,
)}
}`;

/** The part of a query that reads an entity with its stored lineage and its counts. */
export const FACTS: string = `
fragment facts on Entity {
  ...member
  ...stored
  ... on EntityWithRelationships {
    ups: lineage(input: {
      direction: UPSTREAM, start: 0, count: 1, separateSiblings: true, includeGhostEntities: true
    }) { total }
    downs: lineage(input: {
      direction: DOWNSTREAM, start: 0, count: 1, separateSiblings: true, includeGhostEntities: true
    }) { total }
  }
}${MEMBER}${STORED}`;

/** The stamps of a neighbor. */
export const STAMPS: string = `
fragment stamps on LineageRelationship {
  createdOn createdActor { urn } updatedOn updatedActor { urn }
}`;

/** The part of a query that reads the neighbors on one side. */
export const HOP: string = `
fragment hop on EntityLineageResult {
  total
  relationships { ...stamps entity { ...facts } }
}${STAMPS}${FACTS}`;
