import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { ColumnRelationships } from './column-relationships.js';
import type { MemoryGraph } from './graph/memory-graph.js';
import type { Sql } from './sql.js';
import type { StoredUrns } from './stored-urns.js';

export interface AspectKey {
  readonly urn: Urn;
  readonly name: string;
}

/** A changed aspect. An absent value means that there is, or was, no aspect. */
export interface IndexedAspect extends AspectKey {
  readonly former?: JsonObject | undefined;
  readonly value?: JsonObject | undefined;
}

/** The tables of relationships, and their lineage in memory. */
export interface RelationshipTables {
  readonly sql: Sql;
  readonly graph: MemoryGraph;
  readonly urns: StoredUrns;
  readonly columns: ColumnRelationships;
}
