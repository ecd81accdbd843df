import type { Place } from '../errors/place.js';
import type { ColumnSource, PlacedText, ShortNameReference } from './manifest.js';

/**
 * An upstream column as `short_name.column`, split at the first dot. A stack has hundreds of
 * thousands, so each keeps one text, and gives its parts and their places on demand.
 */
export class DottedSource implements ColumnSource {
  private readonly text: string;
  readonly place: Place;

  constructor({ text, place }: PlacedText) {
    this.text = text;
    this.place = place;
  }

  get dataset(): ShortNameReference {
    return { kind: 'short-name', name: this.part(0, this.text.indexOf('.')) };
  }

  get column(): PlacedText {
    return this.part(this.text.indexOf('.') + 1, this.text.length);
  }

  private part(start: number, end: number): PlacedText {
    const { text, place } = this;
    return { text: text.slice(start, end), place: placeOfPart(place, text, [start, end]) };
  }
}

/**
 * Returns the place of a part of a scalar, so that a caret marks one word of it.
 *
 * Returns the whole place if the file spells the text in another way, with escapes or an alias or
 * on several lines. The length shows the spelling: it is that of the text, plus two for quotes.
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
