import type { Place } from '../errors/place.js';
import type { ColumnRef, DesiredEdge } from '../model/desired-state.js';
import { pick } from '../model/pick.js';
import type { LineageType } from '../model/upstream-lineage.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { SourceRange } from '../yaml/source-text.js';
import type { PlacedText } from './entity-identity.js';
import type { DatasetReference } from './file-names.js';

/** A dataset that lineage names. */
export class Mention extends SourceRange {
  readonly reference: DatasetReference;

  constructor({ source, start, end }: SourceRange, reference: DatasetReference) {
    super(source, start, end);
    this.reference = reference;
  }

  /** The place of the name alone. */
  get datasetPlace(): Place {
    return this.place;
  }
}

/** The parts of an item under `upstreams` with keys of their own. */
interface EdgeParts {
  readonly dataset?: SourceRange;
  readonly type?: SourceRange;
}

const NO_PARTS: EdgeParts = {};

/** One item under `upstreams`. The desired state has the same object once its dataset is known. */
export class DeclaredEdge extends Mention implements DesiredEdge {
  /** Null if it is malformed. */
  readonly statedType: LineageType | null;
  readonly #parts: EdgeParts;

  constructor(
    range: SourceRange,
    reference: DatasetReference,
    type: LineageType | null = 'TRANSFORMED',
    parts: EdgeParts = NO_PARTS,
  ) {
    super(range, reference);
    this.statedType = type;
    this.#parts = parts;
  }

  get upstream(): DatasetUrn {
    return this.reference.urn as DatasetUrn;
  }

  get type(): LineageType {
    return this.statedType ?? 'TRANSFORMED';
  }

  override get datasetPlace(): Place {
    return this.#parts.dataset?.place ?? this.place;
  }

  /** The place of the type. An edge without a stated type has its own place here. */
  get typePlace(): Place {
    return this.#parts.type?.place ?? this.place;
  }

  toJSON(): object {
    return pick(this, 'upstream', 'type', 'place');
  }
}

/** One upstream column as written; `*` in a wildcard. Its place is the column. */
export class DeclaredSource extends Mention implements ColumnRef {
  readonly column: string;
  readonly #parts: { readonly dataset: SourceRange; readonly column: SourceRange } | undefined;

  /**
   * @param range the range of dataset and column together
   * @param parts their own ranges, unless one text has both: `short_name.column`
   */
  constructor(
    range: SourceRange,
    reference: DatasetReference,
    column: string,
    parts?: { readonly dataset: SourceRange; readonly column: SourceRange },
  ) {
    super(range, reference);
    this.column = column;
    this.#parts = parts;
  }

  get dataset(): DatasetUrn {
    return this.reference.urn as DatasetUrn;
  }

  override get place(): Place {
    const start = this.#nameLength + 1;
    return this.#parts?.column.place ?? this.#placeOfPart(start, start + this.column.length);
  }

  override get datasetPlace(): Place {
    return this.#parts?.dataset.place ?? this.#placeOfPart(0, this.#nameLength);
  }

  /** The place of dataset and column together. */
  get wholePlace(): Place {
    return super.place;
  }

  toJSON(): object {
    return pick(this, 'dataset', 'column', 'place');
  }

  get #nameLength(): number {
    return String(this.reference.name).length;
  }

  /**
   * Returns the place of a part of a text, so that a caret marks one word of it.
   *
   * Returns the whole place if the file spells the text in another way, with escapes or an alias or
   * on several lines. The length shows the spelling: the length of the text, plus two for quotes.
   *
   * @param start the offset of the part in the text
   */
  #placeOfPart(start: number, end: number): Place {
    const place = this.wholePlace;
    const quotes = this.end - this.start - (this.#nameLength + 1 + this.column.length);
    if (place.endLine !== place.line || (quotes !== 0 && quotes !== 2)) return place;
    const first = this.start + quotes / 2;
    return this.source.placeOf(first + start, first + end);
  }
}

/** The parts of a mapping. */
export interface MappingParts {
  /** The upstream columns, also of unknown datasets. Empty only if all are malformed. */
  readonly sources: readonly DeclaredSource[];
  /** The excepted columns of a wildcard. Empty for an explicit mapping. */
  readonly except: readonly PlacedText[];
  readonly transform: string | undefined;
  /** 0 to 1, as written; 1 if it is malformed. */
  readonly confidence: number;
  /** True if the transform or the confidence is malformed. */
  readonly isFlawed: boolean;
}

const NO_ATTRIBUTES: Omit<MappingParts, 'sources'> = {
  except: [],
  transform: undefined,
  confidence: 1,
  isFlawed: false,
};

/**
 * One key under `columns`; `"*"` is a wildcard. Its place is the key. The desired state has the
 * same object once its upstream columns are known, if they are in order.
 *
 * A stack has a million mappings of one column from another. Each is a single object, which makes
 * its upstream column on demand.
 */
export class DeclaredMapping extends SourceRange {
  readonly downstreamColumn: string;
  declare readonly transform?: string;
  readonly #parts: MappingParts | DatasetReference;
  readonly #column: string = '';
  readonly #sourceStart: number = 0;
  readonly #sourceEnd: number = 0;

  constructor(
    { source, start, end }: SourceRange,
    downstreamColumn: string,
    parts: MappingParts | DeclaredSource,
  ) {
    super(source, start, end);
    this.downstreamColumn = downstreamColumn;
    if (parts instanceof DeclaredSource) {
      this.#parts = parts.reference;
      this.#column = parts.column;
      this.#sourceStart = parts.start;
      this.#sourceEnd = parts.end;
    } else {
      this.#parts = parts;
      if (parts.transform !== undefined) this.transform = parts.transform;
    }
  }

  get kind(): 'explicit' | 'wildcard' {
    return this.downstreamColumn === '*' ? 'wildcard' : 'explicit';
  }

  get sources(): readonly DeclaredSource[] {
    if ('sources' in this.#parts) return this.#parts.sources;
    const range = new SourceRange(this.source, this.#sourceStart, this.#sourceEnd);
    return [new DeclaredSource(range, this.#parts, this.#column)];
  }

  /** The upstream columns of known datasets. */
  get upstreams(): readonly DeclaredSource[] {
    const { sources } = this;
    return sources.every(isKnown) ? sources : sources.filter(isKnown);
  }

  get #attributes(): Omit<MappingParts, 'sources'> {
    return 'sources' in this.#parts ? this.#parts : NO_ATTRIBUTES;
  }

  get except(): readonly PlacedText[] {
    return this.#attributes.except;
  }

  get confidence(): number {
    return this.#attributes.confidence;
  }

  get isFlawed(): boolean {
    return this.#attributes.isFlawed;
  }

  toJSON(): object {
    const members = ['kind', 'downstreamColumn', 'upstreams', 'transform', 'confidence', 'place'];
    return pick(this, ...(members as readonly (keyof this)[]));
  }
}

/** Returns true for a dataset that the manifests name. */
export function isKnown({ reference }: { readonly reference: DatasetReference }): boolean {
  return reference.urn !== undefined;
}
