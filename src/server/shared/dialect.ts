/**
 * The behavior of the catalog where the interface spec and DataHub differ. Only this file knows
 * these differences.
 */
export type Dialect = 'spec' | 'datahub';

export const dialects: readonly Dialect[] = ['spec', 'datahub'];

type Rule = (dialect: Dialect) => boolean;
const isSpec: Rule = (dialect) => dialect === 'spec';
const isDatahub: Rule = (dialect) => dialect === 'datahub';

/** Names the dialect of the catalog and the purpose of the other dialect, in one line. */
export function describeDialect(dialect: Dialect): string {
  return DESCRIPTIONS[dialect];
}

const DESCRIPTIONS: Readonly<Record<Dialect, string>> = {
  spec: "speaks the dialect spec, which refuses lineage of entities that do not exist; --dialect datahub answers as DataHub 1.6 does, for DataHub's own clients",
  datahub:
    'speaks the dialect datahub, which answers as DataHub 1.6 does; --dialect spec, the default, refuses lineage of entities that do not exist',
};

/**
 * The fields of the GraphQL schema with another type than in DataHub's schema, as `Type.field`,
 * with their types. The spec says that `searchResults[].degree` is a string.
 */
export function fieldTypes(dialect: Dialect): ReadonlyMap<string, string> {
  return dialect === 'spec' ? SPEC_FIELD_TYPES : new Map();
}

const SPEC_FIELD_TYPES: ReadonlyMap<string, string> = new Map([
  ['SearchAcrossLineageResult.degree', 'String!'],
]);

/**
 * Returns true if a filter on `degree` is an ordinary condition: it belongs to its group, and can
 * be negated. The spec says so. DataHub obeys the first group alone, and ignores `negated` and
 * `condition`.
 */
export const degreesAreConditions: Rule = isSpec;

/** The status or GraphQL code for input on which DataHub fails, such as an invalid urn. */
export function brokenInputCode(dialect: Dialect): 400 | 500 {
  return dialect === 'spec' ? 400 : 500;
}

/** Returns true if the errors of GraphQL documents have the texts of graphql-java. */
export const answersInJavaWords: Rule = isDatahub;

/** The status of a REST answer to a user who lacks the right to the request. */
export function forbiddenStatus(dialect: Dialect): 401 | 403 {
  return dialect === 'spec' ? 401 : 403;
}

/** The status of a GraphQL answer with a refusal. The error in the body says what is forbidden. */
export function graphqlForbiddenStatus(dialect: Dialect): 200 | 401 {
  return dialect === 'spec' ? 401 : 200;
}

/**
 * Returns true if a write of lineage over REST may name existing entities only. The spec says so of
 * all lineage writes. DataHub stores the edge and creates the entity that holds it.
 */
export const enforcesReferences: Rule = isSpec;

/**
 * Returns true if the entity type in a path of OpenAPI v3 has to exist. In the dialect of the spec
 * a mistyped path is an error. DataHub's batch reads and bulk writes look at the urns alone.
 */
export const checksEntityType: Rule = isSpec;

/** The ways of writing aspects over REST that DataHub treats differently. */
export type RestChannel = 'restli' | 'bulk' | 'single' | 'bulk-patch' | 'single-patch';

/** The facts about a write that decide which right it requires. */
export interface RestWrite {
  readonly channel: RestChannel;
  /** True if the aspect holds nothing but lineage. */
  readonly isLineage: boolean;
  readonly changeType: string;
  /** True if the entity exists before the write. */
  readonly exists: boolean;
}

export type WriteOperation = 'CREATE' | 'UPDATE' | 'DELETE' | 'EDIT_LINEAGE';

export interface WriteRequirement {
  readonly operation: WriteOperation;
  /** The right has to cover the entity itself, or all entities of its type. */
  readonly on: 'entity' | 'type';
}

/**
 * Returns the right that a write of an aspect requires.
 *
 * The spec lets every user who may edit lineage write lineage, and does not mention other aspects.
 * For other aspects the right to the entity decides, on every channel. DataHub decides by the
 * channel and not by the aspect. A deletion requires the right to delete the entity, even if it
 * deletes only one aspect.
 */
export function writeRequirement(
  dialect: Dialect,
  { channel, isLineage, changeType, exists }: RestWrite,
): WriteRequirement {
  if (changeType === 'DELETE') return { operation: 'DELETE', on: 'entity' };
  if (dialect === 'spec') {
    if (isLineage) return { operation: 'EDIT_LINEAGE', on: 'entity' };
    return { operation: exists ? 'UPDATE' : 'CREATE', on: 'entity' };
  }
  switch (channel) {
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

/**
 * Returns true if a write of lineage over REST requires the right to edit the lineage of each
 * entity that it adds an edge to.
 */
export const checksUpstreams: Rule = isSpec;

/**
 * Returns true if `updateLineage` reads and writes each entity in one transaction, and `/config`
 * says so. DataHub writes what it read before, without a condition, so it undoes other writers'
 * changes.
 */
export const isUpdateLineageAtomic: Rule = isSpec;

/**
 * Returns true if the catalog checks all conditions of a batch against the state before the batch.
 * So the first write of an aspect does not break the condition of a second write in the batch. The
 * refusal shows each proposed aspect as a whole.
 */
export const judgesBatchesAsWhole: Rule = isDatahub;

/** Returns true if the answer to a bulk write has its items in the order of the request. */
export const answersInOrder: Rule = isSpec;

/**
 * Returns true if system metadata is as in DataHub: stamps of the first and the latest write, no
 * run id before the second version, and the id of a request only if the client did not wait for it.
 */
export const stampsMetadata: Rule = isDatahub;

/**
 * Returns true if the catalog stores an `upstreamLineage` with the defaults of DataHub's model, and
 * with members that the model lacks. DataHub adds no defaults, and drops unknown members.
 */
export const fillsLineageDefaults: Rule = isSpec;

/**
 * Returns true if an unknown aspect is an error. DataHub's bulk writes skip such an aspect, and its
 * batch reads ignore the name.
 */
export const refusesUnknownAspects: Rule = isSpec;

/**
 * Returns true if the answer to a bulk write, of values or of patches, shows the aspects that come
 * with a new entity.
 */
export function showsDefaultAspects(dialect: Dialect, channel: RestChannel | 'file'): boolean {
  return dialect === 'datahub' && ['bulk', 'bulk-patch'].includes(channel);
}

/**
 * Returns true if the catalog checks the items of a bulk write as the interface states. DataHub
 * accepts numbers as texts in the conditions of an aspect, and fails on an aspect without a value.
 */
export const checksItems: Rule = isSpec;

/** Returns true if a name in an urn may hold brackets, such as `f(x)`. */
export const allowsBrackets: Rule = isDatahub;
