import type { Direction, Entity, Hop, SchemaColumn } from '../../entity/entity.js';

/** An answer of the catalog that may be on its way. */
export interface Loaded<Data> {
  /** Undefined until the first answer. Stays while a later answer is read. */
  readonly data: Data | undefined;
  /** The message of the last failure. */
  readonly error: string | null;
  /** False after an answer, an error or a cancel. */
  readonly isFetching: boolean;
}

/** The known part of the catalog. Each function gives the same answer until something is read. */
export interface GraphData {
  /** The home entity. Undefined if it is not read. Null: the catalog does not know it. */
  readonly home: Entity | null | undefined;
  readonly hop: (urn: string, direction: Direction) => Loaded<Hop>;
  /** The urns of the first 5,000 neighbors of a side. */
  readonly members: (urn: string, direction: Direction) => Loaded<readonly string[]>;
  readonly entity: (urn: string) => Loaded<Entity | null>;
  readonly schema: (urn: string) => Loaded<readonly SchemaColumn[]>;
}

/** Data that the graph needs, already read or not. */
export type Need =
  | {
      readonly kind: 'hop' | 'members';
      readonly urn: string;
      readonly direction: Direction;
    }
  | { readonly kind: 'entity' | 'schema'; readonly urn: string };

/** Names the data of a need. All cached answers of the graph start with the same word. */
export function needKey(need: Need): readonly string[] {
  const end = 'direction' in need ? [need.direction] : [];
  return ['lineage', need.kind, need.urn, ...end];
}
