import type { Place } from '../../errors/place.js';
import type { ReportOptions } from '../document/report-document.js';
import { placeAddress } from '../words/place-link.js';
import { element, type Html, NOTHING, text } from './element.js';

/** The place of a declaration in a cell. Empty if no manifest declares the element. */
export function placeCell(
  place: Place | null | undefined,
  options: Pick<ReportOptions, 'link'>,
): Html {
  return element('td', { class: 'where' }, place ? placeCode(place, options) : NOTHING);
}

/**
 * A place as code, with a link to its line if the address is known. Line and column stay on one
 * line.
 */
export function placeCode(place: Place, options: Pick<ReportOptions, 'link'>): Html {
  const { file, line, column } = place;
  const number = element('span', { class: 'line' }, text(`:${line}:${column}`));
  const shown = element('code', {}, text(file), number);
  const address = placeAddress(place, options);
  return address === undefined ? shown : element('a', { href: address }, shown);
}
