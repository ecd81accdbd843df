import type { Place } from '../../errors/place.js';

/**
 * Returns the place of a part of a scalar, so that a caret marks one word of it.
 *
 * Returns the whole place if the file spells the text in another way, with escapes or an alias or
 * on several lines. The length shows the spelling: it is that of the text, plus two for quotes.
 *
 * @param range the offsets of the part in the text
 */
export function placeOfPart(place: Place, text: string, [start, end]: [number, number]): Place {
  const { line, column, endLine = line, endColumn = column } = place;
  const quotes = endColumn - column - text.length;
  if (endLine !== line || (quotes !== 0 && quotes !== 2)) return place;
  const first = column + quotes / 2;
  return { ...place, column: first + start, endColumn: first + end };
}
