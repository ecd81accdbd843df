import type { Place } from '../errors/place.js';
import type { Ownership } from '../model/desired-state.js';
import { lineageTypes } from '../model/upstream-lineage.js';
import {
  entryAt,
  type LocatedEntry,
  type LocatedNode,
  listItems,
  mapEntries,
  valueAt,
} from '../yaml/located-node.js';
import type {
  ColumnSource,
  DatasetReference,
  DeclaredEdge,
  DeclaredMapping,
  LineageEntry,
  PlacedText,
  ShortNameReference,
} from './manifest.js';
import { present } from './present.js';
import { readReference } from './read-reference.js';
import {
  readBoolean,
  readNumber,
  readPlacedFact,
  readPlacedText,
  readTextFact,
  readWordFact,
} from './read-values.js';

const OWNERSHIPS: readonly Ownership[] = ['shared', 'exclusive'];

/** Reads one item of `lineage` and leaves out malformed parts. */
export function readLineageEntry(node: LocatedNode): LineageEntry {
  const downstream = readReference(valueAt(node, 'downstream'));
  const list = valueAt(node, 'upstreams');
  const items = listItems(list);
  const upstreams = present(items.map(readUpstream));
  const protect = readPlacedFact(valueAt(node, 'protect'), readBoolean);
  const ownership = readPlacedFact(valueAt(node, 'ownership'), (value) =>
    readWordFact(OWNERSHIPS, value),
  );
  return {
    ...(downstream && { downstream }),
    upstreams,
    ...(list?.kind === 'list' && items.length === 0 && { emptyUpstreams: list.place }),
    incomplete: upstreams.length < items.length || (list !== undefined && list.kind !== 'list'),
    columns: mapEntries(valueAt(node, 'columns')).map(readMapping),
    ...(protect && { protect }),
    ...(ownership && { ownership }),
    place: entryPlace(node),
  };
}

/** The place of an entry: its downstream, which findings name, if it starts with another key. */
function entryPlace(node: LocatedNode): Place {
  const downstream = entryAt(node, 'downstream');
  if (downstream === undefined || mapEntries(node)[0] === downstream) return node.place;
  const { line, column, endLine = line, endColumn = column } = downstream.value.place;
  return { ...downstream.keyPlace, endLine, endColumn };
}

/** Reads a dataset, or an object with dataset and type. */
function readUpstream(node: LocatedNode): DeclaredEdge<DatasetReference> | undefined {
  const upstream = readReference(valueAt(node, 'dataset') ?? node);
  const typeNode = valueAt(node, 'type');
  const type = readWordFact(lineageTypes, typeNode);
  const { place } = node;
  const typePlace = typeNode?.place ?? place;
  return (
    upstream && { upstream, type: type === undefined ? 'TRANSFORMED' : type, place, typePlace }
  );
}

/** Reads one key under `columns` of a lineage entry and leaves out malformed parts. */
function readMapping({ key, keyPlace, value }: LocatedEntry): DeclaredMapping<ColumnSource> {
  const from = valueAt(value, 'from') ?? value;
  const confidence = valueAt(value, 'confidence');
  return {
    kind: key === '*' ? 'wildcard' : 'explicit',
    downstream: { text: key, place: keyPlace },
    upstreams: present((from.kind === 'list' ? from.items : [from]).map(readSource)),
    except: present(listItems(valueAt(value, 'except')).map(readPlacedText)),
    transform: readTextFact(valueAt(value, 'transform')),
    confidence: confidence === undefined ? 1 : (readNumber(confidence) ?? null),
  };
}

/** Reads `short_name.column`, split at the first dot, or an object with dataset and column. */
function readSource(node: LocatedNode): ColumnSource | undefined {
  const text = readPlacedText(node);
  if (text !== undefined) return new DottedSource(text);
  const dataset = readReference(valueAt(node, 'dataset'));
  const column = readPlacedText(valueAt(node, 'column'));
  return dataset && column && { dataset, column, place: node.place };
}

/**
 * An upstream column as `short_name.column`, split at the first dot. A stack has hundreds of
 * thousands, so each keeps one text, and gives its parts and their places on demand.
 */
class DottedSource implements ColumnSource {
  readonly #text: string;
  readonly place: Place;

  constructor({ text, place }: PlacedText) {
    this.#text = text;
    this.place = place;
  }

  get dataset(): ShortNameReference {
    return { kind: 'short-name', name: this.#part(0, this.#text.indexOf('.')) };
  }

  get column(): PlacedText {
    return this.#part(this.#text.indexOf('.') + 1, this.#text.length);
  }

  #part(start: number, end: number): PlacedText {
    const text = this.#text;
    return { text: text.slice(start, end), place: placeOfPart(this.place, text, [start, end]) };
  }
}

/**
 * Returns the place of a part of a scalar, so that a caret marks one word of it.
 *
 * Returns the whole place if the file spells the text in another way, with escapes or an alias or
 * on several lines. The length shows the spelling: it is the length of the text, plus two for quotes.
 *
 * @param range the offsets of the part in the text
 */
function placeOfPart(place: Place, text: string, [start, end]: [number, number]): Place {
  const { line, column, endLine = line, endColumn = column } = place;
  const quotes = endColumn - column - text.length;
  if (endLine !== line || (quotes !== 0 && quotes !== 2)) return place;
  const first = column + quotes / 2;
  return { ...place, column: first + start, endColumn: first + end };
}
