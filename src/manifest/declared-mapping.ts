import type { Place } from '../errors/place.js';
import type { ColumnRef } from '../model/desired-state.js';
import { pick } from '../model/pick.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { EntityType } from '../urn/entity-urn.js';
import { SourceRange } from '../yaml/source-text.js';
import type { PlacedText } from './entity-identity.js';
import type { EntityReference } from './file-names.js';
import { isKnown, Mention } from './mention.js';

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
    reference: EntityReference,
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

  override get neededType(): EntityType {
    return 'dataset';
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
  readonly #parts: MappingParts | EntityReference;
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

  /** The output and the column that the key of a job names. Undefined in other entries. */
  get output(): DeclaredSource | undefined {
    return undefined;
  }

  /** The dataset of the downstream column, if it is an output of a job. */
  get of(): DatasetUrn | undefined {
    return this.output?.dataset;
  }

  get kind(): 'explicit' | 'wildcard' {
    return this.downstreamColumn === '*' ? 'wildcard' : 'explicit';
  }

  get sources(): readonly DeclaredSource[] {
    if ('sources' in this.#parts) return this.#parts.sources;
    const range = new SourceRange(this.source, this.#sourceStart, this.#sourceEnd);
    return [new DeclaredSource(range, this.#parts, this.#column)];
  }

  /** Every name in the mapping. */
  get mentions(): readonly Mention[] {
    return this.sources;
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

  /** Returns the same mapping with other upstream columns and attributes. */
  withParts(parts: MappingParts): DeclaredMapping {
    return new DeclaredMapping(this, this.downstreamColumn, parts);
  }

  toJSON(): object {
    const members = ['kind', 'downstreamColumn', 'upstreams', 'transform', 'confidence', 'place'];
    return pick(this, ...(members as readonly (keyof this)[]));
  }
}

/** One key under `columns` of a job: an output and a column of it. Its place is the key. */
export class DeclaredJobMapping extends DeclaredMapping {
  readonly #output: DeclaredSource;

  /** @param output the dataset and the column that the key names */
  constructor(output: DeclaredSource, parts: MappingParts | DeclaredSource) {
    super(output, output.column, parts);
    this.#output = output;
  }

  override get output(): DeclaredSource {
    return this.#output;
  }

  override get mentions(): readonly Mention[] {
    return [this.#output, ...this.sources];
  }

  override withParts(parts: MappingParts): DeclaredMapping {
    return new DeclaredJobMapping(this.#output, parts);
  }

  override toJSON(): object {
    return { ...super.toJSON(), of: this.of };
  }
}
