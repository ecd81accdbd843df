import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { Dialect } from '../shared/dialect.js';
import type { StoredAspect } from '../store/aspect-store.js';
import type { Turn } from '../turns/turn-scheduler.js';
import type { Proposal } from '../write/proposal.js';
import {
  aspectItem,
  aspectItemV2,
  entityItem,
  entityItemV2,
  keyedItemV2,
  type ToItem,
} from './openapi-items.js';
import {
  type AspectToWrite,
  readAspectItem,
  readAspectValue,
  readEntityItems,
  readEntityItemsV2,
} from './read-entity-items.js';

/**
 * The JSON of entities in one version of the interface. The routes of the versions differ in
 * nothing else.
 *
 * Source: DataHub's `GenericEntitiesController` and its two subclasses.
 */
export interface EntityForm {
  readonly base: string;
  /** Formats written aspects of an entity. */
  readonly toWritten: ToItem;
  /** Formats written aspects of an entity for a client that did not wait for the bulk write. */
  readonly toAccepted: ToItem;
  readonly toAspect: (aspect: StoredAspect, withMetadata: boolean) => JsonObject;
  /**
   * Formats the aspects that a read found; undefined if nothing is stored. Returns undefined if
   * there is no such entity in this version.
   */
  readonly toFound: (
    urn: Urn,
    aspects: readonly StoredAspect[] | undefined,
    withMetadata: boolean,
  ) => JsonObject | undefined;
  /** Formats a page of a scroll. */
  readonly toPage: (
    entities: readonly JsonObject[],
    total: number,
    facets: readonly JsonObject[],
  ) => JsonObject;
  /** Reads the body of a bulk write. */
  readonly readEntities: (body: Json, turn: Turn, dialect: Dialect) => Promise<readonly Proposal[]>;
  /** Reads the body of a write of one aspect. */
  readonly readAspect: (body: Json, dialect: Dialect) => AspectToWrite;
}

export const entityFormV3: EntityForm = {
  base: '/openapi/v3/entity',
  toWritten: entityItem,
  toAccepted: entityItem,
  toAspect: aspectItem,
  toFound: (urn, aspects, withMetadata) => aspects && entityItem(urn, aspects, withMetadata),
  toPage: (entities, totalCount, facets) => ({ entities, facets, totalCount }),
  readEntities: readEntityItems,
  readAspect: readAspectItem,
};

export const entityFormV2: EntityForm = {
  base: '/openapi/v2/entity',
  toWritten: entityItemV2,
  toAccepted: (urn) => ({ urn }),
  toAspect: aspectItemV2,
  toFound: (urn, aspects, withMetadata) => keyedItemV2(urn, aspects ?? [], withMetadata),
  toPage: (results) => ({ results }),
  readEntities: readEntityItemsV2,
  readAspect: readAspectValue,
};

export const entityForms: readonly EntityForm[] = [entityFormV3, entityFormV2];
