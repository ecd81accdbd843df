import type { Place } from '../errors/place.js';
import type { DesiredEdge } from '../model/desired-state.js';
import { type EdgeEnd, outputEnd } from '../model/edge-end.js';
import { pick } from '../model/pick.js';
import type { LineageType } from '../model/upstream-lineage.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { EntityType, EntityUrn } from '../urn/entity-urn.js';
import type { SourceRange } from '../yaml/source-text.js';
import type { PlacedText } from './entity-identity.js';
import type { EntityReference } from './file-names.js';
import { Mention } from './mention.js';

/** The lists of lineage entries. */
export type EdgeListKey = 'upstreams' | 'inputs' | 'outputs' | 'after';

/** The parts of an item of a list that have keys of their own, and what its keys say. */
export interface EdgeParts {
  readonly list: EdgeListKey;
  /** The type that the key of the name needs. */
  readonly needed?: EntityType;
  readonly name?: SourceRange;
  readonly type?: SourceRange;
  readonly note?: PlacedText;
}

/** One item of a list. The desired state has the same object once its other end is known. */
export class DeclaredEdge extends Mention implements DesiredEdge {
  /** Null if it is malformed. */
  readonly statedType: LineageType | null;
  readonly #parts: EdgeParts;

  /** Absent if the edge has no note, as nearly all edges. */
  declare readonly note?: string;

  constructor(
    range: SourceRange,
    reference: EntityReference,
    parts: EdgeParts,
    type: LineageType | null = 'TRANSFORMED',
  ) {
    super(range, reference);
    this.statedType = type;
    this.#parts = parts;
    if (parts.note !== undefined) this.note = parts.note.text;
  }

  get upstream(): EdgeEnd {
    const urn = this.reference.urn as EntityUrn;
    return this.list === 'outputs' ? outputEnd(urn as DatasetUrn) : urn;
  }

  get list(): EdgeListKey {
    return this.#parts.list;
  }

  override get neededType(): EntityType | undefined {
    return this.#parts.needed;
  }

  /** True for an edge whose type is written down. */
  get hasType(): boolean {
    return this.#parts.type !== undefined;
  }

  get type(): LineageType {
    return this.statedType ?? 'TRANSFORMED';
  }

  override get datasetPlace(): Place {
    return this.#parts.name?.place ?? this.place;
  }

  /** The note with its place. */
  get placedNote(): PlacedText | undefined {
    return this.#parts.note;
  }

  /** The place of the type. An edge without a stated type has its own place here. */
  get typePlace(): Place {
    return this.#parts.type?.place ?? this.place;
  }

  toJSON(): object {
    const json = pick(this, 'upstream', 'type', 'place');
    return this.note === undefined ? json : { ...json, note: this.note };
  }
}
