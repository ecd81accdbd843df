import type { Operation } from './policy/privileges.js';

/**
 * Whom the catalog follows where the interface spec and DataHub differ. This file alone knows those places.
 */
export type Dialect = 'spec' | 'datahub';

export const dialects: readonly Dialect[] = ['spec', 'datahub'];

/** The type of `searchResults[].degree`. The spec says string; DataHub's schema has a number. */
export function degreeType(dialect: Dialect): 'String!' | 'Int!' {
  return dialect === 'spec' ? 'String!' : 'Int!';
}

/**
 * Whether a filter on `degree` is a condition like others, which is part of its group and can be negated. So the spec
 * says; in DataHub the first group alone decides, and `negated` and `condition` are ignored.
 */
export function degreesAreConditions(dialect: Dialect): boolean {
  return dialect === 'spec';
}

/** The status or GraphQL code for input that DataHub trips over, such as an urn that is none. */
export function brokenInputCode(dialect: Dialect): 400 | 500 {
  return dialect === 'spec' ? 400 : 500;
}

/** The status of a REST answer to a user who may not do what is asked. */
export function forbiddenStatus(dialect: Dialect): 401 | 403 {
  return dialect === 'spec' ? 401 : 403;
}

/** The status of a GraphQL answer in which something is forbidden; the error in the body says what. */
export function graphqlForbiddenStatus(dialect: Dialect): 200 | 401 {
  return dialect === 'spec' ? 401 : 200;
}

/**
 * Whether a write of `upstreamLineage` over REST needs everything that it names to exist. The spec says so of all
 * lineage writes; DataHub stores the edge and makes the downstream.
 */
export function enforcesReferences(dialect: Dialect): boolean {
  return dialect === 'spec';
}

/**
 * Whether the type in an address of OpenAPI v3 has to be one that exists. A mistyped address is told
 * so in the dialect of the spec; DataHub's batch reads and bulk writes look at the urns alone.
 */
export function checksEntityType(dialect: Dialect): boolean {
  return dialect === 'spec';
}

/** The ways of writing aspects over REST that DataHub tells apart. */
export type RestDoor = 'restli' | 'bulk' | 'single' | 'bulk-patch' | 'single-patch';

/** What has to be known of a write to say what it takes. */
export interface RestWrite {
  readonly door: RestDoor;
  readonly aspectName: string;
  readonly changeType: string;
  /** Whether the entity is there already. */
  readonly exists: boolean;
}

export type WriteOperation = Extract<Operation, 'CREATE' | 'UPDATE' | 'DELETE' | 'EDIT_LINEAGE'>;

export interface WriteNeed {
  readonly operation: WriteOperation;
  /** On which of the two it has to be allowed. */
  readonly on: 'entity' | 'type';
}

/**
 * What a write of an aspect takes. The spec knows lineage, which whoever may edit lineage may write, and is silent about
 * other aspects; there the entity is what matters, by whichever door. DataHub goes by the door and not by the aspect.
 * What is deleted takes the right to delete the entity, be it one aspect of it.
 */
export function writeNeed(dialect: Dialect, { door, aspectName, changeType, exists }: RestWrite): WriteNeed {
  if (changeType === 'DELETE') return { operation: 'DELETE', on: 'entity' };
  if (dialect === 'spec') {
    if (aspectName === 'upstreamLineage') return { operation: 'EDIT_LINEAGE', on: 'entity' };
    return { operation: exists ? 'UPDATE' : 'CREATE', on: 'entity' };
  }
  switch (door) {
    case 'restli':
      return { operation: changeType === 'CREATE_ENTITY' ? 'CREATE' : 'UPDATE', on: 'entity' };
    case 'bulk':
      return { operation: 'CREATE', on: 'type' };
    case 'single':
      return { operation: 'CREATE', on: 'entity' };
    case 'bulk-patch':
      return { operation: 'UPDATE', on: 'type' };
    case 'single-patch':
      return { operation: 'UPDATE', on: 'entity' };
  }
}

/** Whether a write of `upstreamLineage` over REST takes the right to edit the lineage of each upstream that it adds. */
export function checksUpstreams(dialect: Dialect): boolean {
  return dialect === 'spec';
}
