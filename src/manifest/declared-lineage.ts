import type { Place } from '../errors/place.js';
import type { ColumnRef, DesiredEdge, ExplicitMapping } from '../model/desired-state.js';
import { pick } from '../model/pick.js';
import type { LineageType } from '../model/upstream-lineage.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { SourceRange } from '../yaml/source-text.js';
import type { PlacedText } from './dataset-identity.js';
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

  toJSON(): DesiredEdge {
    return pick<DesiredEdge, keyof DesiredEdge>(this, 'upstream', 'type', 'place');
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

  toJSON(): ColumnRef {
    return pick<ColumnRef, keyof ColumnRef>(this, 'dataset', 'column', 'place');
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
    const first = place.column + quotes / 2;
    return { ...place, column: first + start, endColumn: first + end };
  }
}

/** One key under `columns`; `"*"` is a wildcard. Its place is the key. */
export interface DeclaredMapping {
  readonly kind: 'explicit' | 'wildcard';
  readonly downstreamColumn: string;
  readonly place: Place;
  /** The upstream columns, also of unknown datasets. Empty only if all are malformed. */
  readonly sources: readonly DeclaredSource[];
  /** The upstream columns of known datasets. */
  readonly upstreams: readonly DeclaredSource[];
  /** The excepted columns of a wildcard. Empty for an explicit mapping. */
  readonly except: readonly PlacedText[];
  readonly transform?: string;
  /** 0 to 1, as written; 1 if it is malformed. */
  readonly confidence: number;
  /** True if the transform or the confidence is malformed. */
  readonly isFlawed: boolean;
}

/** The members of a mapping in the desired state. */
type DesiredMember = keyof DeclaredMapping & keyof ExplicitMapping;

const DESIRED_MEMBERS: readonly DesiredMember[] = [
  'kind',
  'downstreamColumn',
  'upstreams',
  'transform',
  'confidence',
  'place',
];

/** A mapping of any form. */
export class ColumnMapping extends SourceRange implements DeclaredMapping {
  readonly kind: DeclaredMapping['kind'];
  readonly downstreamColumn: string;
  readonly sources: readonly DeclaredSource[];
  readonly except: readonly PlacedText[];
  declare readonly transform?: string;
  readonly confidence: number;
  readonly isFlawed: boolean;

  constructor(
    { source, start, end }: SourceRange,
    mapping: Omit<DeclaredMapping, 'place' | 'upstreams'>,
  ) {
    super(source, start, end);
    this.kind = mapping.kind;
    this.downstreamColumn = mapping.downstreamColumn;
    this.sources = mapping.sources;
    this.except = mapping.except;
    if (mapping.transform !== undefined) this.transform = mapping.transform;
    this.confidence = mapping.confidence;
    this.isFlawed = mapping.isFlawed;
  }

  get upstreams(): readonly DeclaredSource[] {
    return this.sources.every(isKnown) ? this.sources : this.sources.filter(isKnown);
  }

  toJSON(): object {
    return pick<DeclaredMapping, DesiredMember>(this, ...DESIRED_MEMBERS);
  }
}

const NOTHING: readonly never[] = [];

/**
 * A mapping of one column to another, without attributes. A stack has a million of them, so each is
 * a single object.
 */
export class SimpleMapping extends SourceRange implements DeclaredMapping {
  readonly downstreamColumn: string;
  readonly #reference: DatasetReference;
  readonly #column: string;
  readonly #sourceStart: number;
  readonly #sourceEnd: number;

  constructor(
    { source, start, end }: SourceRange,
    downstreamColumn: string,
    upstream: DeclaredSource,
  ) {
    super(source, start, end);
    this.downstreamColumn = downstreamColumn;
    this.#reference = upstream.reference;
    this.#column = upstream.column;
    this.#sourceStart = upstream.start;
    this.#sourceEnd = upstream.end;
  }

  get kind(): 'explicit' {
    return 'explicit';
  }

  get sources(): readonly DeclaredSource[] {
    const range = new SourceRange(this.source, this.#sourceStart, this.#sourceEnd);
    return [new DeclaredSource(range, this.#reference, this.#column)];
  }

  get upstreams(): readonly DeclaredSource[] {
    return isKnown({ reference: this.#reference }) ? this.sources : NOTHING;
  }

  get except(): readonly never[] {
    return NOTHING;
  }

  get confidence(): 1 {
    return 1;
  }

  get isFlawed(): false {
    return false;
  }

  toJSON(): object {
    return pick<DeclaredMapping, DesiredMember>(this, ...DESIRED_MEMBERS);
  }
}

/** Returns true for a dataset that the manifests name. */
export function isKnown({ reference }: { readonly reference: DatasetReference }): boolean {
  return reference.urn !== undefined;
}
